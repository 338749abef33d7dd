import type { HardwarePart } from './hardware-part'

const MODEL =
  'adaptec|aha[- ]?\\d\\w+|aic-?\\d\\w*|mylex|acceleraid|extremeraid|dac960\\w*|lsi|megaraid|3ware|areca|arc-\\d+|qlogic|qla\\d+\\w*|emulex|symbios|53c\\d+\\w*|sym53c\\w+|serveraid|perc ?(?:[hs]?\\d\\w*)(?:/\\w{2})?|smart ?array|cciss|highpoint|hpt\\d+|promise|pdc\\d+|silicon image|sii?\\d{4}[a-z]?|ich\\d\\w*|piix\\d?|via vt\\w+|marvell (?:mv)?\\w+|mv88\\w+|mpt ?fusion|fusion-?mpt|aacraid|icp vortex|gdth|buslogic|ncr ?\\d\\w+|ultra133|cmd6\\d\\d'
const THING = '(?:controllers?|adapters?|adaptors?|hbas?|host adapters?|raid cards?|cards?)'

export const controller: HardwarePart = {
  part: 'controller',
  named: new RegExp(
    `(?<![\\w/-])(?:ibm |compaq |hp |dell )?(?:${MODEL})(?![\\w]*/|[a-z])(?:[ -](?:logic|corp\\.?|technologies|inc\\.?|[\\w-]*\\d[\\w.-]*|ultra|wide|scsi|raid|sata|s-ata|ii|pci(?:-x|e)?|uw|u2w|64-bit|fc-al|fibre channel|smartraid|fusion-mpt|dual))*(?: ${THING})?|(?:it-mode |ir-mode |[a-z]+-?\\d[\\w-]* )?hbas?(?= [,;.(]|[,;.)]|$)|(?:\\d+gb/s |dual |single |\\w+ )?(?:sas|scsi|fc|s-?ata|raid|fibre ?channel) (?:hba|host adapter|controller|adapter)(?![\\w])`,
    'gi',
  ),
  hint: new RegExp(`${MODEL}|${THING}`, 'i'),
  filler:
    /^(?:controllers?|hba|adapter)\s*[:=]\s*|^(?:with )?(?:a|an|the|its) +|\s+(?:raid )?(?:controllers?|adapters?|adaptors?|cards?)$/i,
  detail: /^(?:with )?\d+ ?[mg]i?b (?:of )?(?:on-?board |battery[- ]backed |write )?cache.*$/i,
}
