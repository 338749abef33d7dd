import type { Extractor, Found } from '../extractor'
import { isMountOptions } from '../mount-option-list'
import type { Passage } from '../passage'

/** `echo 511 > /proc/sys/vm/max-readahead`, `echo cfq >/sys/block/sda/queue/scheduler` */
const ECHO = /\becho\s+["']?([\w .:-]+?)["']?\s*>+\s*\/(?:proc|sys)\/\S*?([\w-]+)(?=[\s;|&"'`)]|$)/g
/** `echo "8:16 wbps=10485760 wiops=max" > io.max`, `echo 2G > memory.high`: a control group's file, by its controller */
const CONTROL_GROUP =
  /\becho\s+["']?([\w .:=+-]+?)["']?\s*>+\s*(?:\/?[\w.-]+\/)*((?:(?:io|memory|cpu|pids)\.(?:max|min|high|low|weight|latency|swap\.max|reclaim)|(?:blkio|cpu|cpuset|memory)\.(?:\w+_in_bytes|cfs_\w+|shares|cpus|mems|weight|throttle\.\w+)))(?=[\s;|&"'`)]|$)/g
const GROUP_PAIR = /(?<!\S)([a-z]\w*)=(\S+)/g
/** `cat /sys/block/sda/queue/read_ahead_kb` over its answer */
const SHOWN = /\bcat\s+\/(?:proc|sys)\/\S*?([\w-]+)\s*\n\s*([\w.-]+)\s*$/g
/** what was done to measure, and no setting */
const NO_SETTING = /^(?:drop_caches|compact_memory|sysrq-trigger|trigger|reset)$/
/** `sysctl -w vm.swappiness=0`, `vm.dirty_ratio = 40` */
const SYSCTL = /(?<![\w/.])(?:vm|fs|kernel|net\.[\w.]+|dev\.[\w.]+)\.([\w-]+)\s*=\s*([\w.-]+)/g
/** "/proc/sys/vm/max-readahead in all cases set to 511" */
const PATH_SET =
  /\/(?:proc|sys)\/[\w/.-]*?([\w-]+)\s+(?:\w+\s+){0,5}?(?:set\s+)?(?:to|at|=|is|was)\s+["']?(\d(?:[\w.]*\w)?)/g
/** `blockdev --setra 8192 /dev/sda` */
const READAHEAD = /\bblockdev\s+--set(f?ra)\s+(\d+)/g
/** a boot parameter or a field: `elevator=deadline`, `nr_requests=512`, `HZ=1000` */
const BOOT =
  /(?<![\w./,-])(elevator|HZ|nr_requests|max_sectors_kb|read_ahead_kb|stripe_cache_size|swappiness|dirty_ratio|dirty_background_ratio|nr_hw_queues|queue_depth|pcie_aspm|mem|maxcpus|nosmp|idle|scheduler|iosched)\s?=\s?([\w.-]+)/gi
/** "With aac_offline_feature=1 fio shows:", `scsi_mod.use_blk_mq=Y`: a module's parameter */
const PARAMETER =
  /\b(?:[Ww]ith|[Uu]sing|[Ww]hen|[Ss]etting|[Ss]et) ["'`]?((?:[a-z]\w*\.)?[a-z][a-z\d]*(?:_[a-z\d]+)+)\s?=\s?(\d+|[ynYN]|on|off|true|false)(?![\w.])/g
/** "buffered: 0 overwrite: 1", "mode=a size=b": several pairs as the whole of a title; `   =   sectsz=512   attr=2` goes on with mkfs.xfs's own listing */
const PAIRS =
  /^(?!\s*=\s{3})[\s*=#-]*([a-z][\w-]{1,24}(?:: ?|=)[\w.+-]{1,16}(?:[\s,;]+[a-z][\w-]{1,24}(?:: ?|=)[\w.+-]{1,16}){1,5})[\s:*=#-]*$/i
/** "cache=none:" as a title: one pair of any name, which a job's file would not end with a colon */
const TITLE_PAIR = /^[\s*#=-]*([a-z][a-z\d]{1,24}) ?= ?([a-z\d][\w.+-]{0,16})\s*:[\s*=#-]*$/i
/** "create fewer files, then I get the following for parent=0:" */
const FOR_PAIR = /\bfor ([a-z][a-z\d_]{1,24}) ?= ?([a-z\d][\w.+-]{0,16}):?\s*$/i
/** "The raid with 64MB bitmap size": an amount before what it is of */
const SIZED = /\bwith (?:an? )?(\d[\d.]* ?[KMG]i?B?) ([a-z]{3,12}(?: [a-z]{3,12})? size)\b/i
const ONE_PAIR = /([a-z][\w-]{1,24})(?:: ?|=)([\w.+-]{1,16})/gi
/** how the kernel was built: `CONFIG_PREEMPT=y` */
const CONFIG = /(?<!\w)(CONFIG_[A-Z\d_]+)=([ymn]|\d+)(?!\w)/g
/** "max-readahead 511", "stripe_cache_size: 4096" as the whole of a heading, a remark in brackets aside */
const PAIR =
  /^[\s*=#-]*(?:(?:[Tt]est|[Cc]ase|[Rr]un|[Ss]tep|[Cc]onfig) ?#?\d{1,2} ?[:.)-] ?)?(?:[a-z]{2,8} (?=[\w/-]+\s*=))?((?=[a-z/\d]*[-_])[a-z][a-z\d]*(?:[-_/][a-z\d]+)+)(?:\s*[:=]\s*|\s+(?:set to |is |of )?)(\d[\w.]*|on|off|yes|no|enabled|disabled)\s*(?:\([^)]*\))?[\s:*=#-]*$/
/** `'STRIPE_SIZE = 64KB'`: a pair in quotes, in any case */
const QUOTED =
  /^\s*(["'`])([A-Za-z][A-Za-z\d]*(?:[-_ ][A-Za-z\d]+){0,6})\s*[:=]\s*(\d[\w.]*|on|off|yes|no|enabled|disabled)\1[\s:]*$/
/** "the kernel parameters are:" over "idle=poll mitigations=off" */
const PARAMETERS =
  /\bkernel (?:boot |command[- ]line )?(?:parameters?|options?|arguments?)\b[^\n]{0,40}:\s*\n?\s*([\w.]+=\S+(?: [\w.]+(?:=\S+)?){0,8})\s*$/i
/** "kernel 2.6.8.1 (MPT version : 3.01.09)": what went with the kernel, over its results */
const BESIDE_KERNEL =
  /^\W*(?:linux|kernel)[ -]v?\d\.\d[\w.+-]*\s*\(\s*([A-Za-z][\w-]*(?: [\w-]+){0,2})\s*[:=]\s*(\d[\w.+-]*)\s*\)[\s:]*$/i
const KNOB = '(?:\\/(?:proc|sys)\\/[\\w./-]*?)?((?:[a-z][a-z\\d]*(?:_[a-z\\d]+)+|swappiness))'
const AMOUNT = '(\\d(?:[\\w.]*\\w)?|zero|on|off|yes|no|enabled|disabled|none)(?![\\w%])'
const MOVED =
  '(?:[Ss]et|[Rr]ais|[Ll]ower|[Bb]ump|[Ii]ncreas|[Dd]ecreas|[Rr]educ|[Cc]hang|[Tt]un|[Ss]witch)\\w*(?: up| down)?'
/** "I bumped up the nr_requests to 512", "safe_mode_delay was set to 20", "with read_ahead_kb at 128": told, where it leads to results */
const TOLD = new RegExp(
  `\\b${MOVED} (?:the |my )?${KNOB} (?:up |down )?(?:to|at) ${AMOUNT}|(?<![\\w.-])${KNOB}(?: (?:is|was|are|were|being))? ${MOVED} (?:to|at) ${AMOUNT}|\\b[Ww]ith (?:the |my )?${KNOB} (?:at|of) ${AMOUNT}`,
  'g',
)
/** "I enabled the cpu_offline_feature": told as well */
const ENABLED = new RegExp(
  `\\b(?:[Ee]nabl|[Dd]isabl|[Tt]urn)(?:ed|ing)(?: on| off)? (?:the |my )?${KNOB}(?![\\w-])`,
  'g',
)
/** "set 20 to safe_mode_delay", "with 1 in /sys/…/discard" */
const VALUE_FIRST = new RegExp(
  `\\b[Ss]et ${AMOUNT} (?:to|for|in|as) (?:the )?${KNOB}(?![\\w-])|\\b[Ww]ith ${AMOUNT} in \\/(?:proc|sys)\\/\\S*?(\\w+)(?=[\\s,;)]|\\.?$)`,
  'g',
)
/** what a benchmark was told to do: fio's options (HOWTO.rst), the kernel test robot's parameters */
const WORKLOAD =
  /^(?:group_reporting|time_based|ramp_time|end_fsync|fadvise_hint|create_on_open|create_serialize|fsync_on_close|file_\w+|io_size|io_limit|iodepth_\w+|thread_\w+|start_\w+|rate_\w+|random_\w+|percentage_\w+|buffer_\w+|refill_buffers|write_\w+_log|log_avg_msec|lat_percentiles|clat_percentiles|unified_\w+|sync_file_range|norandommap|allow_\w+|cpus_allowed\w*|numa_\w+|exec_\w+|new_group|nr_threads|nr_files\w*|nr_directories|nr_tasks|nr_jobs|test_size|file_size|cpufreq_governor|num_files|num_threads|max_requests|blocks?[-_]size|block_size|file-\w+)/
/** "with 4k block size": what was read or written at once, or a part of an array that is read as such */
const OF_WORKLOAD =
  /^(?:block|buffer|file|files?|record|i\/?o|request|requests?|transfer|read|write|chunk|stripe|strip|sector|page|memory|ram|cache|disk|total|data|each|test)\b/i
/** what a line of figures or of a job begins its pairs with */
const GIVEN =
  /^(?:rw|bs|bsize|size|file_?size|io_?depth|qd|jobs?|num_?jobs|threads?|clients|procs|files|count|time|date|runtime|ios?|iops|bw|lat|clat|slat|usr|sys|min|max|avg|stdev|read|write|total|(?:\w+_)?counts?|real|user|elapsed|cpu|merge|ticks|util|pid|tid|error?s?|err|line|version|from|to|cc|ioengine|name)$/i
/** what hdparm says of what it was told, which is read as it was typed: "setting using_dma to 1 (on)" */
const BY_HDPARM = /^\s*setting [\w\s/-]{3,40} to \d+(?: \([^)]*\))?\s*$/
/** said of everything: "in all cases", "for all tests" */
const ALWAYS = /\b(?:in|for|on|with|during|throughout) (?:all|every|each|both|any)\b|\balways\b/i

/** A tunable and its value. */
export const settings: Extractor = {
  name: 'settings',
  hint: /echo |\([A-Za-z][\w -]* ?:|\/proc\/|\/sys\/|sysctl|setf?ra|=|[a-z][-_][a-z]|\w: ?\w+["'`]|^[\s*=#]*\w[\w-]{1,24}: ?\S{1,16}[\s,;]{1,4}[\w-]{1,24}: ?\S|swappiness|with .{0,3}\d.* size/i,
  find(passage: Passage): readonly Found[] {
    const { text } = passage
    const always = ALWAYS.test(text)
    const parameters = PARAMETERS.exec(text)
    if (parameters !== null) return [setting(parameters, 'kernel parameters', parameters[1] ?? '', true)]
    const limits = [...text.matchAll(CONTROL_GROUP)].flatMap((match) => limitsOf(match, always))
    const swapped = (limits.length > 0 ? [] : [...text.matchAll(ECHO)])
      .filter((match) => !NO_SETTING.test(match[2] ?? ''))
      .map((match) => setting(match, match[2] ?? '', match[1] ?? '', always))
    const named = [SHOWN, SYSCTL, PATH_SET, BOOT, CONFIG, PARAMETER]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter((match) => !WORKLOAD.test(match[1] ?? ''))
      .map((match) => setting(match, match[1] ?? '', match[2] ?? '', always))
    const told = TELLS.test(text) && !BY_HDPARM.test(text) ? toldIn(text) : []
    const readahead = [...text.matchAll(READAHEAD)].map((match) => setting(match, 'readahead', match[2] ?? '', always))
    const whole = passage.kind === 'line' && named.length === 0 ? (PAIR.exec(text) ?? titlePair(text)) : null
    const pair = whole !== null && !WORKLOAD.test(whole[1] ?? '') ? whole : null
    const pairs = passage.kind === 'line' && text.length < 120 && named.length === 0 ? pairsIn(text) : []
    const sized = SIZED.exec(text)
    const quoted = named.length === 0 && pair === null ? QUOTED.exec(text) : null
    const beside = passage.kind === 'line' && named.length === 0 ? BESIDE_KERNEL.exec(text) : null
    return [
      ...swapped,
      ...limits,
      ...named,
      ...told,
      ...readahead,
      ...pairs,
      ...(pair === null ? [] : [setting(pair, pair[1] ?? '', pair[2] ?? '', false)]),
      ...(sized === null || OF_WORKLOAD.test(sized[2] ?? '')
        ? []
        : [setting(sized, sized[2] ?? '', sized[1] ?? '', false)]),
      ...(beside === null ? [] : [setting(beside, beside[1] ?? '', beside[2] ?? '', false)]),
      ...(quoted === null ? [] : [setting(quoted, quoted[2] ?? '', quoted[3] ?? '', false)]),
    ]
  },
}

/** Not what the benchmark was told nor what was mounted with; QEMU's disks have a cache as well. */
function titlePair(text: string): RegExpExecArray | null {
  const match = TITLE_PAIR.exec(text) ?? FOR_PAIR.exec(text)
  const [, name = '', value = ''] = match ?? []
  const isMounted = name !== 'cache' && isMountOptions(`${name}=${value}`)
  return GIVEN.test(name) || isMounted ? null : match
}

/** `wbps=10485760 wiops=max` are two limits; `2G` is the file's own. */
function limitsOf(match: RegExpMatchArray, always: boolean): readonly Found[] {
  const [whole, words = '', file = ''] = match
  const pairs = [...words.matchAll(GROUP_PAIR)]
  if (pairs.length === 0) return [setting(match, file, words, always)]
  const from = (match.index ?? 0) + whole.indexOf(words)
  return pairs.map((pair) => {
    const found = setting(pair, pair[1] ?? '', pair[2] ?? '', always)
    return { ...found, start: found.start + from }
  })
}

/** cheap: what no telling of a tunable goes without */
const TELLS = /_|swappiness|\/(?:proc|sys)\//

function toldIn(text: string): readonly Found[] {
  const flat = text.replace(/\n/g, ' ')
  const inOrder = [...flat.matchAll(TOLD)].map((match) => ({
    match,
    words: match.slice(1).filter((word) => word !== undefined),
  }))
  const reversed = [...flat.matchAll(VALUE_FIRST)].map((match) => ({
    match,
    words: match
      .slice(1)
      .filter((word) => word !== undefined)
      .toReversed(),
  }))
  const enabled = [...flat.matchAll(ENABLED)].map((match) => ({
    match,
    words: [match[1] ?? '', /^d|off/i.test(match[0].slice(0, 12)) ? 'disabled' : 'enabled'],
  }))
  return [...inOrder, ...reversed, ...enabled]
    .filter(({ words: [name = ''] }) => !WORKLOAD.test(name) && !GIVEN.test(name))
    .map(({ match, words: [name = '', value = ''] }) => ({ ...setting(match, name, value, false), told: true }))
}

/** What a benchmark was told to do is no condition; a title that holds nothing else is none. */
function pairsIn(text: string): readonly Found[] {
  const whole = PAIRS.exec(text)
  const start = whole?.[1] === undefined ? 0 : text.indexOf(whole[1])
  const matches = whole === null ? [] : [...text.slice(start).matchAll(ONE_PAIR)]
  return matches
    .filter(([, name = '']) => !WORKLOAD.test(name) && !GIVEN.test(name))
    .map((match) => {
      const found = setting(match, match[1] ?? '', match[2] ?? '', false)
      return { ...found, start: found.start + start }
    })
}

function setting(match: RegExpMatchArray, name: string, value: string, always: boolean): Found {
  const key = /^(?:elevator|scheduler|iosched)$/i.test(name) ? 'elevator' : name
  return {
    field: `factors.${key}`,
    value: value.trim(),
    start: (match.index ?? 0) + match[0].lastIndexOf(value),
    length: value.length,
    certainty: always ? 'always' : 'set',
    ...(always ? {} : { headingOnly: true }),
  }
}
