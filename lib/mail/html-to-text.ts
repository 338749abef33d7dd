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

/** Deeper than any page; the time of the conversion grows with the square of it. */
const DEEPEST = 1000

/** The text of an HTML mail or page; `<pre>` keeps its columns. What is nested beyond all reason is given back as it is. */
export function htmlToText(html: string): string {
  return nesting(html) > DEEPEST ? html : convert(html)
}

/** Elements opened and never closed, counted roughly: a paragraph or a break needs no end. */
function nesting(html: string): number {
  let depth = 0
  let most = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1) | 32
    if (html[at + 1] === '/') depth--
    else if (next >= 97 && next <= 122 && !VOID.test(html.slice(at + 1, at + 9))) depth++
    if (depth > most) most = depth
  }
  return most
}

const VOID = /^(?:br|hr|img|input|meta|link|p|li|td|tr|th|dd|dt|col|option)\b/i
