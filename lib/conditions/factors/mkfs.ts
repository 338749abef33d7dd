import { type Extractor, type Found, foundAt } from '../extractor'
import { filesystemFamily } from '../filesystem'
import type { Passage } from '../passage'

/** `mkfs.xfs -l size=64m -f /dev/sdb1`: what was asked of mkfs besides the device. */
const MKFS =
  /\b(?:mkfs\.\w+|mkfs\s+-t\s*\w+|mke2fs|mkreiserfs|mkfs)((?:\s+-{1,2}\w[\w-]*(?:[ =](?!\/dev)[\w.,=:/+-]+)*)+)/i
/** `MKFS_OPTIONS="-O no-holes"` in a script that stands in the mail */
const VARIABLE = /\bMKFS_OPT(?:ION)?S=["']?(-[^"'\n]+)/
const SILENT = /^(?:-f|-F|-q|-V|-j|-c|-v)(?:\s+(?:-f|-F|-q|-V|-v|-c))*$/

/** which filesystem is made, and its label: no setting of it */
const NAMING = /(?<=^|\s)(?:-t ?\w+|-L[ =]?[^\s-]\S*|-L$)(?=\s|$)/g
const MADE = /mkfs\.(\w+)|\s-t ?(\w+)|mk(reiserfs)/
/** a value that a variable or a quote holds, or that the line's end cut off: `-O 'meta_bg'`, `-L $n`, `-b` */
const CUT = /\$|(?:^|\s)-[bOEmiNGIJdlnsr]$/

export const mkfs: Extractor = {
  name: 'mkfs options',
  hint: /mkfs|MKFS|mke2fs|mkreiserfs/,
  find({ text }: Passage): readonly Found[] {
    const match = MKFS.exec(text) ?? VARIABLE.exec(text)
    const options = match?.[1]?.trim() ?? ''
    const value = options.replace(NAMING, '').replace(/\s+/g, ' ').trim()
    if (match === null || value === '' || SILENT.test(value) || CUT.test(value)) return []
    const made = filesystemFamily(MADE.exec(match[0])?.slice(1).find(Boolean) ?? '')
    const only = made === null ? {} : { only: { field: 'filesystem' as const, value: made } }
    return [foundAt(match, options, { field: 'factors.mkfs options', value, certainty: 'set', ...only })]
  },
}
