import type { Line } from '@/lib/mail/line'
import { isLongProse } from './long-prose'

/** Lines of one quote depth without a blank line or a result between them. */
export interface Paragraph {
  readonly depth: number
  /** indices into the mail's lines, both inside */
  readonly first: number
  readonly last: number
  /** the lines joined by line feeds */
  readonly text: string
  /** prose that was wrapped: its sentences run over line ends. Otherwise each line stands for itself. */
  readonly wrapped: boolean
}

/** A stretch of lines that holds a result. */
export interface Taken {
  readonly first: number
  readonly last: number
}

/** Where a patch begins, nothing that follows says what was measured. */
const PATCH = /^(?:diff -|diff --git |Index: \S|@@ -\d|--- a\/|--- linux[^ ]*\/)/
const SIGNATURE = /^--$/
/** With a blank line under it, so near over a result, "--" is a rule: nobody signs there. */
const SIGNED_OFF = 10
/** a signed mail ends with what made its signature: `Version: GnuPG v1.2.0 (GNU/Linux)` */
const SIGNED = /^-----(BEGIN|END) PGP SIGNATURE-----$/
/** git signs a patch with its version; what follows is the poster's text again: his results, under a list's mail */
const GIT = /^\d+\.\d[\w.-]*$/
/** What a shell or fio shows stands for itself, also within prose: a uname line, a disk's statistics, the kernel's log, a driver's of its card, a prompt with a command behind it */
const SHELL =
  /^\s*(?:Linux \S+ \d\.\d+\.\S+ #\d|Linux version \d\.\d+\.\S+ \(|\[ *\d+\.\d{6}\] \S|[\w-]+: ios=\d|\[[\w-]+\] ?[#$] ?\S|[\w-]+ [\da-f]{4}:[\da-f]{2}:[\da-f]{2}\.\d: \S|\[?[a-z_][\w-]*@[\w.-]+(?::\S*|\s[^\]]{1,40}\]|\]| [~/]\S*(?: \([^)]{1,30}\))?)? ?[#$%>] ?\S)/
/** "=== ext3 ===", "--- ext3 ---", "** 20 minutes to list all files:": a title, also right over prose */
const RULED =
  /^\s*(?:={2,4}|\*{2,4}|#{2,4})\s*[\w"'(][^=*#]{0,70}(?:[:=*#\s]*)$|^\s*-{2,4}\s+[\w"'(][^=*#]{0,60}\s-{2,4}\s*$/
/** "- raid1 on 3 disks:" under a list's last words: a section begins */
const SECTION = /^\s{0,4}[-*] [A-Za-z][^.!?:;]{2,60}:\s*$/
/** A rule of its own ends a patch: what follows is the poster's text again. */
const RULE = /^[*=#_]{10,}$/

/** The text around the results, in order. Signatures and patches are left out: their words say nothing of a run. */
export function splitParagraphs(lines: readonly Line[], taken: readonly Taken[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let open: { first: number; last: number } | null = null
  /** the depth whose text is a signature or a patch until the depth changes or a result comes */
  let passed = -1
  let block = 0
  let shell = false

  const close = () => {
    shell = false
    if (open !== null) paragraphs.push(...withTitle(lines, open.first, open.last))
    open = null
  }
  for (let at = 0; at < lines.length; at++) {
    while (block < taken.length && at > (taken[block]?.last ?? 0)) block++
    const line = lines[at] as Line
    if (at >= (taken[block]?.first ?? lines.length)) {
      close()
      at = taken[block]?.last ?? at
      passed = -1
      continue
    }
    if (line.depth === passed && RULE.test(line.text.trim())) passed = -1
    const signed = SIGNED.exec(line.text)?.[1]
    if (signed !== undefined) {
      close()
      passed = signed === 'BEGIN' ? line.depth : -1
      continue
    }
    if (line.depth === passed && GIT.test(line.text) && SIGNATURE.test(lines[at - 1]?.text ?? '')) {
      passed = -1
      continue
    }
    const below = taken[block]?.first ?? lines.length
    const isRule = lines[at + 1]?.text.trim() === '' && below - at <= SIGNED_OFF && lines[below]?.depth === line.depth
    if (line.depth !== passed)
      passed =
        (SIGNATURE.test(line.text) && !isRule) || PATCH.test(line.text) ? line.depth : line.text === '' ? passed : -1
    if (line.text.trim() === '' || passed === line.depth) close()
    else if (SHELL.test(line.text) || RULED.test(line.text)) {
      close()
      open = { first: at, last: at }
      shell = true
    } else if (!shell && open !== null && !SECTION.test(line.text) && lines[open.last]?.depth === line.depth)
      open = { first: open.first, last: at }
    else {
      close()
      open = { first: at, last: at }
    }
  }
  close()
  return paragraphs
}

/** "original version:", "'batch_size = 4KB'": a title under what was typed or said to the end */
const TITLE = /^\s*(?:[\w'"(-][^.!?:;]{0,45}:|(["'`])[^"'`]{1,50}\1:?)\s*$/
const ENDED = /[.:!?]["')]*\s*$|(?:^|\s)--?\w[\w-]*(?:[= ]\S+)?\s*$/

/** A title on the last line of a paragraph stands for itself, whatever the lines over it are; so does one over a prompt. */
function withTitle(lines: readonly Line[], first: number, last: number): Paragraph[] {
  if (first < last && TITLE.test(lines[first]?.text ?? '') && PROMPT.test(lines[first + 1]?.text ?? ''))
    return [toParagraph(lines, first, first), ...withTitle(lines, first + 1, last)]
  const isTitle = first < last && TITLE.test(lines[last]?.text ?? '') && ENDED.test(lines[last - 1]?.text ?? '')
  const paragraph = toParagraph(lines, first, isTitle ? last - 1 : last)
  if (!isTitle) return [paragraph]
  const whole = toParagraph(lines, first, last)
  return paragraph.wrapped || whole.wrapped ? [paragraph, toParagraph(lines, last, last)] : [whole]
}

function toParagraph(lines: readonly Line[], first: number, last: number): Paragraph {
  const texts = lines.slice(first, last + 1).map((line) => line.text)
  return { depth: lines[first]?.depth ?? 0, first, last, text: texts.join('\n'), wrapped: isWrapped(texts) }
}

/** A line that could not have held the next line's first word is one that a mailer or a writer broke. */
const WIDTH = 62
/** From here on a line whose sentence goes on in small letters was broken as well. */
const SHORT = 30

/** what was typed, and what it printed */
const PROMPT = /^\s*[#$%]\s+[\w./-]+[\s;]/
/** "kernel 5.10.109, ext4": a line that begins with what it speaks of */
const KEYED = /^\s*(?:kernel|linux|cpu|memory|ram|disk|storage|fs|filesystem|machine|host)\b[ :=]+\S*\d/i

/** "2.4.10-pre6 + first-fix +" over "second-fix": a list of what was added */
const ADDS = /[\w)] ?\+\s*$/

/** "With the writes hacked to go past the cache:" over numbers: it ended there */
const COLONED = /\w:\s*$/

/** "State: patch applied", "System Memory:    64G": a line of names and values, one below the other */
const NAMED_VALUE = /^\s*[A-Z][\w()/-]*(?: [\w()/-]+){0,5} ?:\s+\S/

/** "hdparm -t /dev/sda" under a title: a command, and no sentence's next line */
const TYPED =
  /^\s*(?:dd|fio|iozone|bonnie\+\+|dbench|tbench|tiobench(?:\.pl)?|hdparm|sysbench|fs_mark|time|mount|mkfs\.\w+|mke2fs|mdadm|touch|truncate|umount|losetup|modprobe|insmod|\w+_io) +(?:-{1,2}\w|\w+=|\/\w)|^\s*echo (?:\S+|"[^"]*"|'[^']*') *>|^\s*(?:sysctl|swapon|swapoff) -|^\s*time (?:dd|cp|mv|rm|tar|cat|find|git|make) +\S/

/** more options, a file: the rest of a command that the mailer broke */
const GOES_ON = /^\s*(?:-|\w+=|\/|\\|\$|"|')/

/** `--filename=/dev/md127 --direct=1 --numjobs=1`: so does such a rest itself, behind a prompt's line */
const OPTIONS = /^\s*--[a-z][\w-]*(?:=\S+|\s+--?[a-z]|$)/

function isWrapped(texts: readonly string[]): boolean {
  if (texts.length === 1) return isLongProse(texts[0] ?? '')
  if (PROMPT.test(texts[0] ?? '') || OPTIONS.test(texts[0] ?? '')) return false
  let filled = 0
  for (let i = 0; i + 1 < texts.length; i++) {
    const next = /^\S+/.exec(texts[i + 1]?.trimStart() ?? '')?.[0] ?? ''
    const text = texts[i] ?? ''
    if (TYPED.test(text) && !GOES_ON.test(texts[i + 1] ?? '')) continue
    if (ADDS.test(text) || COLONED.test(text)) continue
    if (NAMED_VALUE.test(text) && NAMED_VALUE.test(texts[i + 1] ?? '')) continue
    const full = text.length + next.length >= WIDTH && /[a-z]/i.test(text) && /[a-z\d]/i.test(next)
    const goesOn =
      text.length >= SHORT &&
      !KEYED.test(texts[i + 1] ?? '') &&
      !TYPED.test(texts[i + 1] ?? '') &&
      /[a-z]/i.test(text) &&
      /[^.:;!?]$/.test(text) &&
      /^[a-z']+[,.;]?$/.test(next) &&
      /\S\s+\S+\s+\S/.test(texts[i + 1] ?? '')
    if (full || goesOn) filled++
  }
  return filled * 2 >= texts.length - 1
}
