import { count } from '@/components/count'
import { LineLink } from '@/components/reading/condition-list'
import { formats } from '@/lib/formats'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import type { Document, Finding } from '@/lib/model'

interface Near {
  readonly key: string
  readonly lines: readonly number[]
  readonly text: string
  readonly why: string
}

function nearMisses(document: Document): readonly Near[] {
  return document.messages.flatMap((message, at) => {
    const lines = hideAddresses(message.text).split('\n')
    const unread = message.findings.filter((finding) => finding.kind === 'unread')
    const rates = at === 0 ? ratesOf(document, unread) : []
    const words = (finding: Finding) => finding.message.replace(/^.*?could not be read: /, '')
    return [
      ...unread.map((finding) => ({ lines: finding.lines, why: words(finding) })),
      ...rates.map((line) => ({ lines: [line], why: 'prose: read only where a tool printed it' })),
    ].map((near) => ({
      ...near,
      key: `${at} ${near.lines.join(' ')}`,
      text: lines[(near.lines[0] ?? 1) - 1]?.trim() ?? '',
    }))
  })
}

/** Lines that name a rate, and no benchmark's output that could not be read. They are counted in the first message. */
function ratesOf(document: Document, unread: readonly Finding[]): readonly number[] {
  if (document.messages.length > 1) return []
  const found = document.findings.find((finding) => finding.kind === 'no-result')?.lines ?? []
  return found.filter((line) => !unread.some((finding) => finding.lines.includes(line)))
}

/** A text without a result: what was looked for, what came closest and why it was not read. */
export function NoResult({ document, children }: { readonly document: Document; readonly children: React.ReactNode }) {
  const lines = document.messages.reduce((sum, message) => sum + message.text.split('\n').length, 0)
  const tools = new Set(formats.map((format) => format.tool))
  const near = nearMisses(document)
  return (
    <section aria-labelledby="none" role="status">
      <h2 id="none">No result found in {count(lines, 'line')}</h2>
      <p className="mt1">
        Looked for the output of {count(tools.size, 'benchmark')} ({[...tools].join(', ')}), also quoted and wrapped.
        Nothing had the shape of one of them. {near.length > 0 ? 'This came closest:' : 'No line names a rate.'}
      </p>
      {near.length > 0 && (
        <div className="scroll mt3">
          <table className="tab min40">
            <thead>
              <tr>
                <th scope="col">lines</th>
                <th scope="col">text</th>
                <th scope="col">why it was not read</th>
              </tr>
            </thead>
            <tbody>
              {near.map((each) => (
                <tr key={each.key}>
                  <td>
                    <LineLink line={each.lines[0] ?? 1} end={each.lines.at(-1) ?? 1} prefix="" />
                  </td>
                  <td className="m">{each.text.slice(0, 72)}</td>
                  <td className="wrap">{each.why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="row mt3">
        {children}
        <a href="/formats">Formats that are read</a>
      </div>
    </section>
  )
}
