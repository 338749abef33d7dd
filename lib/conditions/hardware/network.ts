import type { HardwarePart } from './hardware-part'

export const network: HardwarePart = {
  part: 'network',
  named:
    /(?<![\w/.-])(?:(?:\d{1,2}|two|four|dual|quad) ?x? ?)?(?:(?:intel|broadcom|mellanox|3com|realtek|chelsio|myrinet) )?(?:\d+ ?(?:gb(?:it)?|mb(?:it)?)(?:\/s|ps)? ?|gigabit |fast |10\/100 |100base-?tx? |1000base-?t )(?:ethernet|nics?|network|lan|link)(?: (?:cards?|adapters?|interfaces?|connection|link))?|\b(?:[fqedhn]dr )?(?:infiniband|\d{1,3}gbe|e1000|e100|tg3)\b/gi,
  hint: /ethernet|gigabit|\d ?[gm]b(?:it)?(?:\/s|ps)|infiniband|gbe|e100|tg3|base-?t|10\/100/i,
  filler: /^(?:network|nic)\s*[:=]\s*|^(?:and|a|an|the|with)\s+/i,
}
