import type { HardwarePart } from './hardware-part'

const MAKER =
  'tyan|elitegroup|supermicro|super micro|msi|asus|gigabyte|abit|epox|soyo|iwill|intel (?:server ?board|s\\d{4}\\w*|d\\d{3}\\w*)|asrock|biostar|dfi|shuttle|aopen|ecs|fic|arima|rioworks'
const THING = '(?:mother ?boards?|main ?boards?|mainbord|mobo|system board|chip ?set)'

export const mainboard: HardwarePart = {
  part: 'mainboard',
  named: new RegExp(
    `(?<![\\w/-])ms-\\d{4}\\w*(?: (?:board|${THING}))?|(?<![\\w/-])(?:${MAKER}) [\\w-]*\\d[\\w+-]*(?:[ -](?:[\\w+-]*\\d[\\w.+-]*|tiger|thunder|mp|mpx|k\\dn|rev\\.?|pro|deluxe|plus|${THING}))*|(?:(?:amd|intel|via|nvidia|serverworks|sis|ali) )?(?:irongate(?: c\\d)?|profusion|i(?:440|815|820|840|845|850|855|865|875)[bglpx]{1,2}\\b|(?:kt|kx|nforce-?)\\d{1,3}\\w?|grand champion)(?: ${THING})?|(?<![\\w-])(?:(?!\\d+ ?[kmgt]b\\b|(?:ram|memory|cpus?) )[\\w-]+ ){1,3}${THING}(?![\\w])`,
    'gi',
  ),
  properName: new RegExp(
    `(?:^|[\\s-])(?!(?:The|This|That|My|Our|Your|Its|Each|Same|Which|What|Any|Main|Mother|System|Board|Chip)\\b)[\\w-]*[A-Z\\d]|\\b(?:${MAKER}|irongate|profusion|champion)\\b`,
  ),
  hint: new RegExp(`${MAKER}|ms-\\d|${THING}|irongate|profusion|i[48][1-7][05]|k[tx]\\d|nforce|champion`, 'i'),
  filler:
    /^(?:mother ?boards?|main ?boards?|mobo|chip ?set)\s*[:=]\s*|^(?:the|a|an|on|of)\s+|\s+(?:mother ?boards?|main ?boards?|mainbord|mobo|system board|chip ?set)$/i,
}
