import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** `mkfs.xfs -l size=64m -f /dev/sdb1`: what was asked of mkfs besides the device. */
const MKFS =
  /\b(?:mkfs\.\w+|mkfs\s+-t\s*\w+|mke2fs|mkreiserfs|mkfs)((?:\s+-{1,2}\w[\w-]*(?:[ =](?!\/dev)[\w.,=:/+-]+)*)+)/i
/** `MKFS_OPTIONS="-O no-holes"` in a script that stands in the mail */
const VARIABLE = /\bMKFS_OPT(?:ION)?S=["']?(-[^"'\n]+)/
const SILENT = /^(?:-f|-F|-q|-V|-j|-c|-v)(?:\s+(?:-f|-F|-q|-V|-v|-c))*$/

export const mkfs: Extractor = {
  name: 'mkfs options',
  hint: /mkfs|MKFS|mke2fs|mkreiserfs/,
  find({ text }: Passage): readonly Found[] {
    const match = MKFS.exec(text) ?? VARIABLE.exec(text)
    const options = match?.[1]?.trim() ?? ''
    if (match === null || options === '' || SILENT.test(options)) return []
    return [foundAt(match, options, { field: 'factors.mkfs options', value: options, certainty: 'set' })]
  },
}
