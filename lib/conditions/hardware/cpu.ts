import type { HardwarePart } from './hardware-part'

const MODEL =
  'athlon|duron|opteron|phenom|sempron|turion|threadripper|ryzen|epyc|k6(?:-[23])?(?!\\d)|xeon|itanium|celeron|atom|pentium|i?p-?i{2,3}(?![a-z_])|(?<!\\b[a-z]\\d{1,2}\\s)p(?:[23]|4(?:[- ]?ht)?)(?![\\w.]|\\s*=|\\s[a-z]\\d)|p\\d{2,3}mmx|ppro|i[3579]-\\d{3,5}\\w*|e[357][- ]\\d{4}\\w*|core ?(?:2|i[3579]|duo)(?: (?:duo|quad|extreme))?|em64t|powerpc|ppc64|power[4-9]\\b|g[345]\\b(?= (?:mac|power|cpu))|ultrasparc|sparc64|alpha(?= (?:ev|cpu|\\d|server))|cortex-\\w+|arm64|aarch64|thunderx\\d?|kunpeng|s390x?|via c[37](?: (?:nehemiah|ezra|esther|samuel))?|c[37] (?:via|ezra|nehemiah)|geode|crusoe|(?:sky|(?:ice|cascade|cooper|kaby|coffee|comet|tiger|alder|raptor|meteor) ?)lake(?:-\\w+)?|sapphire rapids|(?:has|broad)well|(?:ivy|sandy) ?bridge|westmere|nehalem|zen ?[1-5]|graviton ?\\d?|snapdragon \\d\\w+|ampere altra|neoverse(?:-\\w+)?'
const COUNT =
  '(?:(?:dual|quad|single|bi|two|four|eight|\\d{1,3}(?:[ -]?(?:x|way|core|socket|processor|proc|cpu)s?)?)[ -]*(?:x )?(?:core |processor |cpu |node )?)'
/** `128 threads 2 sockets Intel(R) Xeon(R) …`, as the kernel test robot counts */
const THREADS = '(?:\\d{1,4} threads (?:\\d{1,2} sockets? )?)'
const VENDOR = '(?:(?:intel|amd|via|ibm|sun)(?:\\(r\\)|®)?(?: (?:core(?:\\(tm\\)|™) )?|(?=p-?i{2,3})))'
const TYPE =
  '(?:(?:[- ]?(?:mp|xp|tb|t-?bird|gold|silver|platinum|bronze|pro|mmx|ii|iii|iv|i|m|d|cpus?|processors?|(?!\\d+ ?[mg]i?b\\b)[a-z]{0,2}\\d[\\w+-]*|\\(r\\)|\\(tm\\)|®|v\\d))*)'
const CLOCK = '(?:/\\d{3,4}(?![\\w./])|[ ,/@(]*(?:at |running at |clocked at |@ ?)?\\d+(?:[.,]\\d+)? ?[mg]hz\\)?)'

export const cpu: HardwarePart = {
  part: 'cpu',
  named: new RegExp(
    `(?<![\\w.#-]|-m(?:arch|tune|cpu)=)${THREADS}?${COUNT}?${VENDOR}?(?:dual-core |quad-core |mobile |old )?${VENDOR}?(?:${MODEL})s?(?![a-z_])${TYPE}${CLOCK}?|(?<![\\w.#-])${COUNT}(?:(?:real|physical|logical|online) )?(?:v?cpus?(?! threads)|processors?|cores?|way smp)(?: (?:single|dual|two|four|quad|\\d)[ -]sockets?)?(?: (?:box|machine|system|server))?${CLOCK}?(?![\\w-])|(?<![\\w.])(?:two|four|\\d{1,2}) (?:dual|quad|\\d{1,2})[- ]core(?:s| sockets?| cpus?| processors?)?(?![\\w-])|(?<![\\w.])(?:\\d(?:-\\d)? )?(?:little|big) cores?(?![\\w-])|\\b(?:amd64|ia64|ppc64)(?= (?:machine|box|system|server|results|with|\\d))|(?<![\\w.])\\d{1,3}p(?= (?:\\d+ ?[mg]b? )?(?:sgi|altix|x86|smp|box|machine|system|ia64|itanium|numa|power))|(?<![\\w.])\\d{1,3}x(?=/\\d+ ?[mgt])|(?<![\\w.])(?:(?:dual|quad|[248] ?x?) |cpu is |cpu: ?)\\d+(?:[.,]\\d+)? ?[mg]hz|(?<![\\w.])(?:dual|quad|\\d+)[- ](?:core|cpu|way) x86[-_]64|(?<![\\w.])(?:\\d{1,3} ?x ?)?\\d+(?:[.,]\\d+)? ?[mg]hz (?:(?:dual|quad|\\d+)-core )?(?:${VENDOR}?(?:${MODEL})${TYPE}|cpus?|processors?|smp|laptop|notebook)`,
    'gi',
  ),
  hint: new RegExp(`${MODEL}|[mg]hz|cpu|processors?\\b|core|\\d[- ]?way|\\dp |amd64|ia64|\\dx/\\d`, 'i'),
  filler:
    /^(?:cpus?|processors?|procs?)\s*(?:[:=]|is\b)\s*|\s+(?:based|box|machine|system|server|workstation|pc|laptop|notebook)$/i,
  detail:
    /^(?:[\d.,]+ ?[mg]hz|(?:with )?\d+ ?[km]b (?:of )?(?:l[123]|cache).*|ht (?:enabled|disabled|on|off)|\d ?\+ ?\d ?ht|(?:\d+|one|two|four|eight) (?:numa nodes?|sockets?)|[\d.]+ ?(?:µm|um|micron)|hyper-?thread\w*.*)$/i,
}
