import { markLines } from '@/components/mail/line-marks'
import { MailLine } from '@/components/mail/mail-line'
import { parse } from '@/lib/parse'

/** A sample as it stands in mail, read by the same parser as every mail, with what it found marked. */
export async function Sample({ tool, text }: { readonly tool: string; readonly text: string }) {
  const [message] = (await parse(text)).messages
  if (message === undefined) return null
  const lines = message.text.split('\n').map((line, at) => ({ number: at + 1, line }))
  const runs = message.runs.map((run, at) => ({ ...run, ordinal: at + 1, corrected: {} }))
  const marks = markLines({ ...message, runs })
  return (
    <div className="scroll sample">
      <ol className="mail">
        {lines.map(({ number, line }) => (
          <MailLine
            key={number}
            number={number}
            text={line}
            depth={0}
            spans={marks.get(number) ?? []}
            prefix={`${tool}-`}
          />
        ))}
      </ol>
    </div>
  )
}
