import type { Found } from '../extractor'

interface Listed {
  readonly field: string
  /** the value is its first group */
  readonly pattern: RegExp
  readonly value: (words: string) => string
}

const asPrinted = (words: string): string => words.replace(/\s+/g, ' ')

/** What programs print of a machine, a line for each part: /proc/cpuinfo, lscpu ("CPU(s): 48"), mdadm -D ("Raid Level : raid5"), /proc/mdstat. */
const LINES: readonly Listed[] = [
  { field: 'system.cpu', pattern: /^\s*model name\s*: *(\S.{2,70}?)\s*$/i, value: asPrinted },
  { field: 'system.cpu', pattern: /^\s*cpu mhz\s*: *(\d+(?:\.\d+)?)\s*$/i, value: (words) => `${words} MHz` },
  { field: 'system.cpu', pattern: /^\s*cpu\(s\)\s*: *(\d+)\s*$/i, value: (words) => `${words} CPUs` },
  // test cpu: 2 nodes, total 72
  {
    field: 'system.cpu',
    pattern:
      /^\W*(?:(?:test|host|system|server) )?(?:cpus?|processors?) *[:=] *(\d+ (?:numa )?(?:nodes?|sockets?)\b.{0,40}?)\s*$/i,
    value: asPrinted,
  },
  // Linux box 2.6.19 #7 SMP Sat Jan 6 … 2007 i686 Example(R) CPU T7200 @ 2.00GHz GenuineExample GNU/Linux
  {
    field: 'system.cpu',
    pattern: /^\s*Linux \S+ \d\.\d+\.\S+ #\d.{10,80}? (?:i[3-6]86|x86_64) (\S.{3,60}?) (?:GenuineIntel|AuthenticAMD)\b/,
    value: asPrinted,
  },
  // hda: EXAMPLE-372050, ATA DISK drive
  { field: 'system.storage', pattern: /^\s*hd[a-h]: ([A-Z][\w -]*\d[\w-]*), ATA DISK drive/, value: asPrinted },
  // Vendor: EXAMPLE  Model: EX3146807LW       Rev: DS09
  {
    field: 'system.storage',
    pattern:
      /^\s*Vendor: ((?:seagate|quantum|ibm|maxtor|fujitsu|hitachi|wdc|samsung|toshiba|ata|micropol|conner)\b\S*\s+Model: (?=\S*\s?\S*\d)(?!(?:cd|dvd)\b)\S.{2,20}?)\s+Rev: *\S+\s*$/i,
    value: (words) =>
      words
        .replace(/\s+Model:\s*/i, ' ')
        .replace(/^ATA /, '')
        .replace(/\s+/g, ' '),
  },
  //   gcc-12/performance/1SSD/16MB/nfsv4/ext4/1x/fsmark: the kernel test robot's parameters in a row
  { field: 'system.storage', pattern: /^\s*\S+\/(\d{1,3}(?:HDD|SSD)s?)\/\S+\s*$/, value: asPrinted },
  { field: 'system.raid', pattern: /^\s*raid level\s*: *(raid\d{1,2}|linear)\s*$/i, value: asPrinted },
  { field: 'system.raid', pattern: /^md\w+ : active (?:\([\w-]+\) )?(raid\d{1,2}|linear)\b/, value: asPrinted },
  { field: 'system.chunkSize', pattern: /^\s*chunk size\s*: *(\d+[KM])\s*$/i, value: asPrinted },
  { field: 'system.chunkSize', pattern: /^\s*\d+ blocks .*?\b(\d+k) chunks?\b/, value: asPrinted },
]

/** The part that a line of such a listing names. */
export function partsListed(text: string): readonly Found[] {
  return LINES.flatMap(({ field, pattern, value }) => {
    const words = pattern.exec(text)?.[1]
    return words === undefined
      ? []
      : [
          {
            field,
            value: value(words),
            start: text.lastIndexOf(words),
            length: words.length,
            certainty: 'set' as const,
          },
        ]
  })
}
