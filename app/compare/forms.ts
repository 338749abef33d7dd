import { headers } from 'next/headers'
import type { Forms } from '@/components/compare/pass-on'
import type { Question } from '@/lib/compare/comparison'
import { questionHref } from '@/lib/url/question'

/** The addresses of a question's other forms. */
export const formsOf = (question: Question): Forms => ({
  text: questionHref(question, '/compare.txt'),
  markdown: questionHref(question, '/compare.md'),
  csv: questionHref(question, '/compare.csv'),
  pairs: questionHref(question, '/compare/pairs.csv'),
  json: questionHref(question, '/compare.json'),
  citation: questionHref(question, '/compare/citation'),
  bibtex: questionHref(question, '/compare.bib'),
  svg: questionHref(question, '/compare.svg'),
  png: questionHref(question, '/compare.png'),
})

/** The addresses of a kept comparison's other forms (next.config.ts leads them to their routes). */
export const keptForms = (slug: string): Forms => ({
  text: `/p/${slug}.txt`,
  markdown: `/p/${slug}.md`,
  csv: `/p/${slug}.csv`,
  pairs: `/p/${slug}/pairs.csv`,
  json: `/p/${slug}.json`,
  citation: `/p/${slug}/citation`,
  bibtex: `/p/${slug}.bib`,
  svg: `/p/${slug}.svg`,
  png: `/p/${slug}.png`,
})

/** Scheme and host as the reader wrote them, for addresses that are passed on. Behind a proxy its word counts. */
export function originOf(head: Headers): string {
  const host = head.get('x-forwarded-host') ?? head.get('host') ?? 'localhost'
  const scheme = head.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'http'
  return `${scheme === 'https' ? 'https' : 'http'}://${host}`
}

export const originHere = async (): Promise<string> => originOf(await headers())
