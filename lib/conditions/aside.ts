/** A figure of its own: "the peak rate was at 135 jobs/minute", "about 105 MB/sec". */
const FIGURE =
  /\b\d[\d.,]*\s?(?:[KkMmGg]i?B(?:yte)?s?\s?\/\s?s(?:ec(?:ond)?)?|[KkMm]bps|[KkMm]B[Pp]s|jobs\/min(?:ute)?|iops|(?:ops|files|transactions|requests)\s?(?:\/|per )\s?s(?:ec(?:ond)?)?)(?![a-z])/
/**
 * "sata ssd (max bandwidth about 350MB/s)", "a volume that should achieve 64 IOPS with a throughput of 1000 MiB/s": what a part can do, and
 * no result. Not "on that disk, with 2.4.9, I got 30 MB/s".
 */
const RATING = new RegExp(
  `\\b(?:dis[ck]|drive|ssd|hdd|nvme|array|raid[- ]?\\d{0,2}|volume|card|link|network|ethernet|device|controller|bus)s?\\b(?:[ \\w-]{0,30}?(?:\\b(?:with|that|which|capable|rated)\\b(?:(?!\\b(?:gets?|got|sees?|saw|gives?|gave|reached|achieved|was|were|ran|runs?|measured)\\b)[^.;()]){0,80}?|\\([^.;()]{0,40}?)${FIGURE.source}){1,3}`,
  'gi',
)
/** Earlier, elsewhere, or not yet. */
const ELSEWHERE =
  /\b(?:a while (?:back|ago)|(?:weeks?|months?|years?|days?) ago|last (?:week|month|year|time)|previously|in the past|earlier (?:kernels?|results?|tests?|mail|numbers)|(?<!\b(?:was|were|is|are|be|been|script|command|tool) )used to|i (?:will|would|may|might|plan|hope|intend|wonder)|i'll|i'd|we'll|could you|can you|would you|did you|have you|you (?:should|could|might|may)|please|would be (?:nice|interesting)|if (?:you|someone|anybody|anyone|i)|should (?:try|test|also)|too bad|wish i|(?:i|we|you|they|he|she)(?: (?:currently|really|still|also|just|unfortunately))? (?:do|did|does) ?n[o']t (?:currently |really |yet )?have|(?<!\bgot )another (?:box|machine|system)|an? (?:quick |further )?test with\b.{0,60}?\b(?:did )?(?:shows?|showed|confirms?|confirmed) that|the other (?:\w+ )?(?:box(?:es)?|machines?|systems?|servers?|hosts?) (?:is|are|has|have|was|were|runs?)\b|next steps?|todo|as well as (?:a|one|another) run|waiting (?:for|to)|(?:testing|tested|tried|trying) the same (?:on|with)|to try (?:it|this|that)|(?:first|originally|initially) (?:found|noticed|reported|discovered|spotted)|the same (?:slowdown|problem|issue|regression|bug|behaviou?r|effect) (?:exists|occurs|happens|is seen|was seen|can be seen)|(?:notice|noticed|saw|see|seen|observed?|happens?|affects?)\b[^.;]{0,80}\b(?:too|as well)\b(?! (?:slow|fast|much|many|small|big|low|high|long))|(?:am|are|is|was) going to)\b/i

/** What a sentence speaks of that tells on which kernel something was measured. */
const MEASURES =
  /\b(?:\w*test(?:s|ed|ing)?|\w*bench\w*|measur\w+|ran|runs?|running|box|machine|system|server|results?|numbers|figures|uname|used|using)\b|\b(?:I|we)(?: have)? applied\b|\bkernel(?: version)? ?(?:is\b|was\b|:|=|version|\()|^\W*kernels?\b/i

/** "so this is just running on a virtual machine, using ext4": said of the results */
const OF_RESULTS =
  /\b(?:this|these|those|numbers|results?|figures|tests?|benchmarks?|above|everything|all)\b(?:[^.;]|\.(?=\d)){0,60}?\b(?:is|are|was|were|been)\b[^.;]{0,25}?\b(?:run|ran|running|done|taken|measured|tested|performed|collected|obtained|generated)\b/i

export const speaksOfResults = (sentence: string): boolean => OF_RESULTS.test(sentence)

export const speaksOfMeasuring = (sentence: string): boolean => MEASURES.test(sentence)

/**
 * A sentence that speaks of something else than the runs in the mail: of another figure ("SuSE's 2.4.18 on a dual PIII gave 135
 * jobs/minute"), of what was or is to be. Its conditions are those of that other thing.
 */
export const isAside = (sentence: string): boolean => {
  const flat = sentence.replace(/\s+/g, ' ')
  return (FIGURE.test(flat) && FIGURE.test(flat.replace(RATING, ' '))) || ELSEWHERE.test(flat)
}

/** "Using a software RAID5, we're able to get ~16GB/s": a figure of the poster's own, and what it was measured on */
const OWN =
  /\b(?:I|we|I'm|we're|I've|we've|(?:this|my|our) (?:host|box|machine|system|server|laptop)|(?:patch(?:es|set)?|series|change|it)\s+(?:improves|increases|reduces|raises|speeds|decreases))\b/
export const speaksOfOwn = (sentence: string): boolean =>
  OWN.test(sentence) && !ELSEWHERE.test(sentence.replace(/\s+/g, ' '))

/** ", but I verified the same on a separate system with kernel 6.3.9": the end of a sentence that speaks of another machine */
const OTHER_MACHINE =
  /[,;]\s+(?:but|and|also)\s(?:[^.;]|\.(?=\d)){0,70}?\b(?:on|with|under)\s+(?:an?\s+|the\s+|my\s+|some\s+)?(?:separate|another|different|other|second)\s+(?:\w+\s+)?(?:box|machine|system|host|server|laptop|setup|computer)\b/i

/** Where that end begins; beyond the sentence where there is none. */
export const elsewhereIn = (sentence: string): number => OTHER_MACHINE.exec(sentence)?.index ?? Number.POSITIVE_INFINITY
