import type { HardwarePart } from './hardware-part'

const MODEL =
  'seagate|maxtor|quantum|fujitsu|hitachi|hgst|western digital|toshiba|samsung|micron|crucial|sandisk|kingston|conner|micropolis|ocz|fusion-?io|plextor|intel (?:ssd|p\\d{4}|x25|dc)|ibm (?:u\\d+|d[a-z]{3}|ic35|dtla|ddys|scsi)|wd ?\\d{3,}\\w*|wdc?[ -]\\w+|st\\d{4,}\\w*|ic35\\w+|d[tdjp][nrlys][asy][-\\w]*\\d\\w*|mk\\d{4}\\w+|mcraid'
const BUS =
  '(?:ultra ?\\d*|u\\d{2,3}|wide|fast|lvd|scsi(?:-?\\d)?|s-?ata(?: ?(?:ii|i|\\d))?|sas|ide|eide|p?ata(?:-?\\d+)?|udma\\d*|fibre ?channel|fc|nvme|usb(?:\\d(?:\\.\\d)?)?|mmc|emmc|optane|pcie ?\\d?(?:\\.0)?)'
const THING = '(?:dis[ck]s?|drives?|hdds?|hard ?dis[ck]s?|hard ?drives?|ssds?|spindles?|luns?|jbod)'
const SIZE = '\\d+(?:[.,]\\d+)? ?[mgt]i?b?'

/** A disk by its maker or model, by its bus, or as "10 disks": not the bare word. */
export const storage: HardwarePart = {
  part: 'storage',
  named: new RegExp(
    `(?<![\\w/:-])(?:(?:[1-9]\\d{0,2}|two|three|four|five|six|eight|ten|twelve|single|one) ?x? ?(?:old |new |identical )?(?:${SIZE} )?)?(?:(?:${MODEL})(?:[ -]{1,3}[\\w.-]*\\d[\\w.-]*(?: ?[mgt]i?b\\b)?|[ -](?:${BUS}|${THING}|old|barracuda|cheetah|deskstar|diamondmax|atlas|fireball|raptor|caviar|evo|pro|ssd))*|(?:${SIZE} )?(?:[\\d.,]+k? ?rpm )?(?:\\d+ ?gb/s )?(?:${BUS}[ /-])+(?:[\\d.,]+k? ?rpm )?${THING}|(?:[1-9]\\d{0,2}|two|three|four|five|six|eight|ten|twelve) ?x? ?(?:${SIZE} |[\\d.,]+k? ?rpm |\\d+k |${BUS} |rotational |old |new |identical |fast |slow |physical |external |internal |local )*${THING}|partition of ${SIZE}|nvme|fibre ?channel|san(?= (?:behind|attached|storage|array)|[.,)]|$)|(?<!-o )ssds?)(?![\\w/"'=])|(?<![\\w.])[\\d.,]+k? ?rpm (?:${BUS} ?)*(?:${THING})?`,
    'gi',
  ),
  hint: new RegExp(`${MODEL}|${THING}|rpm|nvme|partition of|fibre|san\\b`, 'i'),
  filler: /^(?:dis[ck]s?|drives?|storage|hdds?|ssds?)\s*[:=]\s*/i,
  detail:
    /^(?:(?:each |a |an |and |of |all )*(?:having )?(?:a )?(?:capacity|speed)?.*\b\d[\d.,]*k? ?rpms?\b.*|(?:each |a )*(?:having |with )?a (?:capacity|size) of \d.*|\d+ ?[gt]b(?: each)?|[\d.,]+ ?rpms?.*)$/i,
}
