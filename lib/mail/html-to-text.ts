import { compile } from 'html-to-text'

/** Converts once set up; line breaks as in the page, links as their words, nothing that runs or loads. */
const convert = compile({
  wordwrap: false,
  // beyond these an input is no page that anybody reads; the limits keep it from exhausting the stack
  limits: { maxInputLength: 33_554_432, maxDepth: 200, ellipsis: '…' },
  preserveNewlines: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** The text of an HTML mail or page. `<pre>` keeps its columns. */
export function htmlToText(html: string): string {
  return convert(html)
}
