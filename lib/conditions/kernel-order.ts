/**
 * Puts kernel versions in the order in which they came out:
 * `2.4.9 < 2.4.10-pre2 < 2.4.10 < 2.4.10-ac1`, `2.6.11-rc3 < 2.6.11-rc3-mm2 < 2.6.11`, distributions' builds after plain ones.
 * The key is text, so that a database can sort by it as well.
 */

/** Numbers sort as text when they have one width. Longer ones are cut to their last digits' worth of nines. */
const WIDTH = 6

/** Rank of what follows the numbers: candidates before the release (`e`), trees and distributions after it. */
const BEFORE: Readonly<Record<string, string>> = { test: 'a', pre: 'b', rc: 'c' }
const RELEASE = 'e'
const TREE = 'f'
/** A tree's version has a letter that is not a build's: `-mm3`, `ac12`; builds open with a number: `-42-generic`, `-74.fc14`. */
const BUILD = 'g'

const pad = (digits: string): string =>
  digits.replace(/^0+(?=\d)/, '').length > WIDTH
    ? '9'.repeat(WIDTH)
    : digits.replace(/^0+(?=\d)/, '').padStart(WIDTH, '0')

/** Digits padded, letters in lower case: `mm3` → `mm000003`. */
const padded = (text: string): string => text.toLowerCase().replace(/\d+/g, pad)

/** A key that sorts as kernels do when compared as text. Text that is no version sorts behind all versions. */
export function kernelOrder(version: string): string {
  const trimmed = version
    .trim()
    .replace(/^(?:linux|kernel)[- ]?/i, '')
    .replace(/^v(?=\d)/i, '')
  const numbers = /^\d+(?:\.\d+)*/.exec(trimmed)?.[0]
  if (numbers === undefined) return `~${padded(trimmed)}`
  const fields = numbers.split('.').slice(0, 4)
  while (fields.length < 4) fields.push('0')
  return fields.map(pad).join('.') + suffixOrder(trimmed.slice(numbers.length))
}

/** `-rc3-mm2` → the candidate's place, then the tree's. A release that has only a tree's suffix stands behind the plain release. */
function suffixOrder(suffix: string): string {
  const candidate = /^[-.]?(test|pre|rc)-?(\d*)/i.exec(suffix)
  const rest = candidate === null ? suffix : suffix.slice(candidate[0].length)
  const stage =
    candidate === null ? RELEASE : `${BEFORE[candidate[1]?.toLowerCase() ?? ''] ?? RELEASE}${pad(candidate[2] || '0')}`
  const tail = rest.replace(/^[-._+ ]+/, '')
  if (tail === '') return ` ${stage}${rest.startsWith('+') ? ` ${TREE}+` : ''}`
  return ` ${stage} ${/^\d/.test(tail) ? BUILD : TREE}${padded(tail)}`
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compareKernels(a: string, b: string): number {
  const left = kernelOrder(a)
  const right = kernelOrder(b)
  return left < right ? -1 : left > right ? 1 : 0
}
