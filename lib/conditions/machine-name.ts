import { type Extractor, type Found, foundAt } from './extractor'
import type { Passage } from './passage'

/** `root@host:/usr5# tiobench.pl`, `[user@host dir]$` */
const PROMPT =
  /^\s*\[?[a-z_][\w-]*@([a-z\d][\w-]*[a-z][\w-]*|[a-z][\w-]*)(?::\S*|\s[^\]]*\]|\]|\s[~/]\S*(?: \([^)]{1,30}\))?|\s\w[\w.-]*(?=\s[#$%>]))?\s?[#$%>]/i
/** `buran:/data # cat x`: a host without a user, and where it stands */
const HOST_PROMPT = /^\s*([a-z][\w-]{2,30}):[~/][\w./-]*\s?[#$%>]\s/i
/** "System A: …", "Acme z800: 8 CPUs" */
const TITLE =
  /^\W*((?:system|machine|box|host|server|setup|platform|node|config(?:uration)?|test ?bed)\s+["'(]?(?:[A-Z\d]{1,3}|#\d+|(?:one|two|three))["')]?)\s*(?:[:=]|--?\s)/i
const NAMED = /^\W*([A-Z][\w-]*(?:\s+[A-Za-z]*\d[\w-]*)?):\s/

/** "the system is the same one (x440)" */
const BRACKETED =
  /\b(?:system|machine|box|server|host) (?:is|was) (?:still |again )?(?:the same|an?)(?: one)?\s+\(((?=[\w-]*\d)[a-z][\w-]*)\)/i

/** "a Dell PowerEdge 1750", "IBM x440": a maker's name for it */
const MODEL =
  /(?<![\w/-])((?:(?:Dell|HP|Compaq|IBM|Sun|Lenovo|Fujitsu|SGI|Apple) )?(?:PowerEdge|Pro[Ll]iant|Netfinity|xSeries|pSeries|eServer|OptiPlex|Latitude|ThinkPad|ThinkCentre|ThinkServer|ThinkStation|Inspiron|PRIMERGY|(?:Pro[Ll]iant )?Micro[Ss]erver|Precision|Altix|Enterprise|Fire|MacBook|Raspberry Pi|R(?:asp)?[Pp]i|(?:Google )?Pixel|(?:Samsung )?Galaxy|OnePlus|Nexus|Xperia|Redmi|HiKey|Odroid|Orange Pi|BeagleBone|Jetson|ROCK(?:Pro)?) ?(?:Gen|[A-Z]{0,3}-?)\d\w*\+?|(?:IBM|HP|SGI) [a-z]{0,2}\d{3,4}\w?|Dell [RTCM]\d{3,4}(?:xd)?|(?:\d{1,3}(?:x|-way) )?(?:IBM )?NUMA-?Q|(?:SGI )?Altix(?! \d)|Dell Precision(?: Tower)?(?! ?[A-Z]?\d))s?(?![\w/])/

/** an instance's type in a cloud: m6g.8xlarge, n2-standard-16, Standard_D4s_v3 */
const INSTANCE =
  /(?<![\w.-])([a-z]{1,3}\d[a-z]*\.(?:\d{0,2}x?large|metal|medium|small|micro)|[a-z]\d[a-z]?-(?:standard|high(?:mem|cpu))-\d+|Standard_[A-Z]+\d+\w*)(?![\w-])/
/** "Host: stp8-002", "Board: sm8650-qrd" as the whole of a line */
const HOST = /^\s*(?:host|hostname|test ?box|machine name|board)\s*[:=]\s*((?=[\w.-]*\d)[a-z][\w.-]*)\s*$/i

/** Words that stand before a colon and name a part or nothing. */
const NO_NAME =
  /^(?:cpus?|raid[- ]?\d*|ram|mem\w*|dis[ck]s?|hdd|ssd|storage|raid|controller|hardware|system|machine|box|server|host|kernel|os|note|results?|test\w*|processors?|model|config\w*|setup|filesystem|fs|board|motherboard|mainboard|chipset|network|nic|from|date|subject|to|cc|on|re|patch(?:es)?|parts?|steps?|cases?|changes?|versions?|v\d+|commits?|bug|issue)$/i

/** What the poster calls the machine. */
export const machineName: Extractor = {
  name: 'machine name',
  hint: /@|:|\((?=[\w-]*\d)[a-z][\w-]*\)|poweredge|proliant|netfinity|[xpi]series|eserver|optiplex|latitude|think|inspiron|primergy|microserver|precision|altix|enterprise \d|fire|macbook|raspberry|pixel|galaxy|oneplus|nexus|xperia|redmi|hikey|odroid|orange|beaglebone|jetson|rock|rpi|numa-?q|(?:ibm|hp|sgi|dell) [a-z]{0,2}\d|host|board|large\b|\.(?:metal|medium|small|micro)|-(?:standard|high)|standard_/i,
  find({ text }: Passage): readonly Found[] {
    const prompt = PROMPT.exec(text) ?? HOST_PROMPT.exec(text)
    if (prompt !== null && !/^localhost$/i.test(prompt[1] ?? ''))
      return [foundAt(prompt, prompt[1] ?? '', label(prompt[1] ?? ''))]
    const title = TITLE.exec(text)
    if (title !== null) return [foundAt(title, title[1] ?? '', label(title[1] ?? ''))]
    const bracketed = BRACKETED.exec(text)
    if (bracketed !== null) return [foundAt(bracketed, bracketed[1] ?? '', label(bracketed[1] ?? ''))]
    const host = HOST.exec(text)
    if (host !== null && !/^localhost/i.test(host[1] ?? '')) return [foundAt(host, host[1] ?? '', label(host[1] ?? ''))]
    const model = MODEL.exec(text)
    if (model !== null) return [foundAt(model, model[1] ?? '', label(model[1] ?? ''))]
    const instance = INSTANCE.exec(text)
    if (instance !== null) return [foundAt(instance, instance[1] ?? '', label(instance[1] ?? ''))]
    const named = NAMED.exec(text)
    const words = named?.[1] ?? ''
    return named !== null &&
      /\d/.test(words) &&
      !NO_NAME.test(words.split(/\s/)[0] ?? '') &&
      /cpu|[mg]hz|\d ?[mg]b\b|raid|disk|xeon|opteron|athlon|pentium/i.test(text)
      ? [foundAt(named, words, label(words))]
      : []
  },
}

const label = (value: string) => ({ field: 'system.label', value, certainty: 'set' as const })
