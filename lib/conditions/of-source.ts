/** "- Patch 7: Change nvme to use the above", "Patches 3 - 5 carve out a block helper": what a patch of the series does */
const PATCH =
  /^\s*(?:[-*•+]\s+)?\[?patch(?:es)?\s+#?\d+(?:\s*(?:-|,|&|and|to|\/)\s*\d+)*(?:\s*[:,-]\s+|\s+\w+(?:s|ed)?\s)/i
/** `  nvme: wire up fixed buffer support`, "[PATCH 3/7] nvme: refactor …": a commit's title */
const COMMIT_TITLE =
  /^\s*(?:[-*•+]\s+)?(?:\[[^\]]*\]\s*)?(?!(?:dis[ck]s?|drives?|storage|hardware|machine|system|cpu|memory|host): )(?:[a-z][\w-]*(?:[/ ][\w-]+)?: ){1,2}(?:add|allow|avoid|change|check|clean|convert|delete|disable|do|don't|drop|enable|export|factor|fix|handle|implement|improve|introduce|keep|let|limit|make|merge|move|pass|prepare|provide|refactor|reduce|remove|rename|reorgani[sz]e|replace|return|rework|set|simplify|split|stop|support|switch|unify|update|use|wire)s?\s(?:[a-z]|\w+_)/i

/** Whether the words speak of the source code, where "nvme" is a driver and no disk. */
export const isOfSource = (text: string): boolean => PATCH.test(text) || COMMIT_TITLE.test(text)
