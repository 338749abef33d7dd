import type { Metadata } from 'next'
import Link from 'next/link'
import { PARSER } from '@/lib/parse'

export const metadata: Metadata = { title: 'How figures are read and compared' }

export default function AboutPage() {
  return (
    <article className="prose">
      <h1>How figures are read and compared</h1>
      <section>
        <h2>Reading</h2>
        <p>
          A mail is kept as it came. A benchmark is recognised by the shape of what it printed, also quoted, wrapped at
          72 columns or forwarded, never by a keyword in prose. Every figure keeps the characters that were printed,
          their line and column, and its unit: what you see in <code>Mono</code> stands so in a mail, what you see in
          Sans IOlore says.{' '}
          <Link href="/formats" prefetch={false}>
            Which benchmarks are read
          </Link>
        </p>
        <p>
          What looks like a result and could not be read becomes a finding; it is never dropped without a word.{' '}
          <Link href="/unread" prefetch={false}>
            What was not understood
          </Link>{' '}
          can be sent on as a file. This is parser {PARSER}: when it gets better, everything can be read again from the
          text.
        </p>
      </section>
      <section>
        <h2>Conditions</h2>
        <p>
          Kernel, filesystem, mount options, hardware and whatever else a poster varied are taken from the result
          itself, then from the lines over it, a heading, a legend, and last from what is said once for the whole mail.
          A nearer word wins. Where two are equally near and differ, the field stays empty and a finding says so.
        </p>
        <p>
          Each value names its line and whether it is stated there or inferred. Nothing is guessed: “not stated” means
          that the mail does not say. Anybody can correct a value; what was read and what was corrected are both kept.
        </p>
      </section>
      <section>
        <h2>Counting once</h2>
        <p>
          A mail that comes twice is one message. A result in quoted text is the one it quotes: “seen in” that message,
          not another run. Two runs of one mail that are equal to the last digit are both kept and counted once: most
          likely a block was pasted twice.
        </p>
      </section>
      <section>
        <h2>Comparing</h2>
        <p>
          A comparison varies one thing and holds the rest. What else differs is said on the chart and behind its link.
          Absolute figures of two machines say nothing about a filesystem, so each machine has its own panel, and
          machines meet only as ratios: with against without, in the same mail, with the same benchmark, file size and
          threads.
        </p>
        <p>
          Over several machines stands the geometric mean of their ratios; from three machines on with its 95&nbsp;%
          interval (t distribution of the logarithms). Repeats are a mean with the lowest and the highest; a single run
          has no error bar and says “1 run”. <code>+++++</code> is too fast to measure: an open bar, in no ratio.
        </p>
        <p>
          Units are converted for drawing only; the table keeps what was printed. Kernels sort as kernels do:{' '}
          <code>2.4.9</code>, <code>2.4.10-pre2</code>, <code>2.4.10</code>, <code>2.4.10-ac1</code>.
        </p>
      </section>
      <section>
        <h2>People and links</h2>
        <p>
          Addresses of people are never shown or exported. A kept comparison has an address that never changes; when the
          archive has changed since, it shows what was kept and says what is different today.
        </p>
      </section>
    </article>
  )
}
