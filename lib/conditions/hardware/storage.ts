import type { HardwarePart } from './hardware-part'

const MODEL =
  'seagate|maxtor|quantum|fujitsu|hitachi|hgst|western digital|toshiba|samsung|micron|crucial|sandisk|kingston|conner|micropolis|ocz|fusion-?io|plextor|kioxia|solidigm|intel (?:ssd|optane|p\\d{4}|x25|dc)|ibm (?:u\\d+|d[a-z]{3}|ic35|dtla|ddys|scsi)|wd ?\\d{3,}\\w*|wdc?[ -](?:red|blue|black|gold|purple|\\w*\\d\\w*)|st\\d{4,}\\w*|ic35\\w+|d[tdjp][nrlys][asy][-\\w]*\\d\\w*|mk\\d{4}\\w+|mcraid|(?:pm|sm(?!\\d{4}))\\d{3,4}\\w?|pm9a\\d|p[45]\\d{3}x?'
const BUS =
  '(?:ultra ?\\d*|u\\d{2,3}|wide|fast|lvd|scsi(?:-?\\d)?|s-?ata(?: ?(?:ii|i|\\d))?|sas|ide|eide|p?ata(?:-?\\d+)?|udma\\d*|fibre ?channel|fc|nvme|firewire|usb(?:\\d(?:\\.\\d)?)?|mmc|emmc|optane|pcie ?\\d?(?:\\.0)?)'
const THING =
  '(?:(?:ram ?)?dis[ck]s?|drives?|hdds?|hard ?dis[ck]s?|hard ?drives?|ssds?(?: dis[ck]s?| drives?)?|spindles?|luns?|jbod)'
/** flash by its bus: "eMMC card", "NVMe device", not "nvme device driver" */
const FLASH =
  '(?:\\d+ ?[mg]b )?(?:\\d{2,4}x )?(?:(?:kingston|sandisk|transcend|lexar) )?compact ?flash(?:[ -]cards?)?|(?:e-?mmc|mmc|sd)[ -]cards?|(?:(?:sata|sas|nvme|usb|pcie|optane|e-?mmc|mmc|ufs)[ /-])+devices?(?![ -](?:drivers?|mapper|ids?|names?|nodes?|files?|tree))|e-?mmc(?! (?:driver|host|core|subsystem))|ufs ?[234]\\.\\d(?: (?:devices?|storage))?|\\d+ ?[gt]b ufs(?: (?:devices?|storage))?|(?:encrypted )?ram[- ]?(?:dis[ck]s?|devices?)|null_blk(?= as an? | (?:devices?|targets?|backend|backing|instances?|dis[ck]s?)\\b)|(?<=\\b(?:on|over|to|from|with|using) (?:an? |the )?|read )null_blk(?![\\w/:]| (?:drivers?|module))|null block devices?|pmem(?![\\w/]| (?:drivers?|code|api|block|namespace))|optane (?:\\d{3}p|p\\d{4}x|nvdimms?|pmem|dcpmm|dc|persistent memory)|nvdimms?'
const SIZE = '\\d+(?:[.,]\\d+)? ?[mgt]i?b?'
const SPEED = '[\\d.,]+k? ?rpm '
/** where it is and what it is made for */
const KIND =
  '(?:dedicated|local|external|internal|consumer|enterprise|data ?cent(?:er|re)|spinning|rotational|mechanical|old|new|identical)'
const NUMBER = '(?:[1-9]\\d{0,2}|two|three|four|five|six|eight|ten|twelve)'

const BY_MODEL = `(?:${MODEL})(?:[ -]{1,3}[\\w.-]*\\d[\\w.-]*(?: ?[mgt]i?b\\b)?|[ -](?:${BUS}|${THING}|devices?(?! drivers?)|old|barracuda|cheetah|deskstar|diamondmax|atlas|fireball|raptor|caviar|evo|pro|plus|max|qvo|red|blue|black|gold|optane|ssd))*`
/** "7TB KCD61LUL7T68 NVMe SSD": a model's number of a maker that is not known by name */
const NUMBERED =
  '(?:(?=[a-z]{2,9}\\d)(?=[a-z\\d-]*\\d[a-z\\d-]*\\d)[a-z\\d-]{8,18} |(?!raid|ext|gen|pcie|nfs|usb|sata|ddr|nvme|rc\\d|v\\d|md\\d|x\\d)[a-z]{1,3}\\d{1,4}-[a-z\\d]{1,5} )?'
const BY_BUS = `(?:${SIZE} )?${NUMBERED}(?:${KIND} )*(?:${SPEED})?(?:[345]\\.0 )?(?:\\d+ ?gb/s )?(?:${BUS}[ /-])+(?:${SPEED})?${THING}`
const BY_NUMBER = `${NUMBER} ?x? ?(?:${SIZE} |${SPEED}|\\d+k |${BUS} |${KIND} |fast |slow |physical )*(?:\\([\\d.,]+k? ?rpm\\) )?${THING}`
const SINGLE = `(?:(?<=^an? |\\b(?:on|off|from|with|to|using) an? )single (?:${KIND} )*(?:${BUS} )*${THING}(?! (?:failures?|loss|errors?|faults?)\\b)|^single (?:${KIND} )*(?:${BUS} )*${THING}(?=:?$))`
const BY_SIZE = `${SIZE} (?:${KIND} )*(?:${BUS} )*(?:hdds?|ssds?|hard ?dis[ck]s?|hard ?drives?|ram ?dis[ck]s?|memory dis[ck]s?|nvme|ufs|e-?mmc)`

/** A disk by its maker or model, by its bus, by its size, or as "10 disks": not the bare word. */
export const storage: HardwarePart = {
  part: 'storage',
  named: new RegExp(
    `(?<![\\w/:-])(?:(?:${NUMBER}|single|one) ?x? ?(?:old |new |identical )?(?:${SIZE} )?)?(?:${BY_MODEL}|${BY_BUS}|${BY_NUMBER}|${SINGLE}|${BY_SIZE}|(?:virtuali[sz]ed )?(?:${KIND} )*(?:${FLASH})|(?:spinning|rotational|rotating|mechanical) (?:${THING}|rust)|partition of ${SIZE}|(?:${BUS} )+partitions?(?! (?:tables?|types?|ids?))|(?<=^an? )nvme host(?! (?:driver|core|code|side))|(?:${KIND} )*(?:nvme(?!\\.[a-z_]| (?:identify|list\\b|verify|id-|io|uring|passthr|driver|cmd|(?:\\w+ )?command|multipath|target|fabrics|tcp|rdma|queue|poll|host|core|pci|cli|spec|subsystem|stack|layer))|(?<!-o )ssds?(?: drives?)?)|network[- ]attached storage|${SIZE} (?:aws )?(?:ebs )?volumes?|fibre ?channel|san(?= (?:behind|attached|storage|array)|[.,)]|$))(?![\\w/"'=])|(?<![\\w.])${SPEED.trimEnd()} (?:${BUS} ?)*(?:${THING})?`,
    'gi',
  ),
  hint: new RegExp(
    `compact ?flash|${MODEL}|${THING}|rpm|nvme|mmc|ufs|nvdimm|optane|pmem|null_blk|null block|ram device|\\b(?:sata|sas|usb|pcie|sd) (?:card|device)|partition|attached storage|volume|fibre|san\\b`,
    'i',
  ),
  // "the most crucial case"
  properName: /^(?!crucial\b|quantum\b)/,
  filler: /^(?:dis[ck]s?|drives?|storage|hdds?|ssds?)\s*[:=]\s*/i,
  detail:
    /^(?:(?:each |a |an |and |of |all )*(?:having )?(?:a )?(?:capacity|speed)?.*\b\d[\d.,]*k? ?rpms?\b.*|(?:each |a )*(?:having |with )?a (?:capacity|size) of \d.*|[\d.,]+ ?[gt]i?b(?: each| of (?:space|storage|capacity)|(?: (?:local|consumer|enterprise|data ?cent(?:er|re)))* (?:devices?|models?))?|(?:drive )?models? [\w.-]*\d[\w.-]*|(?=[a-z\d-]*\d[a-z\d-]*[a-z-][a-z\d-]*\d)[a-z][a-z\d-]{8,20}|(?:nvme |sata |sas |hard )*(?:dis[ck]s?|drives?|ssds?)|[\d.,]+ ?rpms?.*)$/i,
}
