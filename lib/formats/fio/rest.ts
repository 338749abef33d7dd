/** What fio prints between the figures that are taken: histograms, samples, counts of requests, the state of the disks. */
const REST =
  /^[\s|]*(?:(?:bw|lat|sync) *\([\w /]+\) *:|iops +: *min=|IO depths *:|(?:submit|complete|latency|issued|issued rwts?|issued r\/w(?:\/d)?) *:|Disk stats|[\w-]+: (?:ios|aggrios)=|Jobs: \d+ \(|fsync\/|(?:clat|slat|lat) *\(\w+\) *:)/

/** The rest of such a line, when a mailer wrapped it. */
const FRAGMENT =
  /^\s*(?:,? ?(?:min|max|avg|stdev|samples|per|i?o|io|runt?|minb|maxb|mint|maxt|merge|ticks|in_queue|util|short|dropped|drop|ctx|majf|minf|sys|depth|window|percentile|aggr\w+|>?=?\d+)=|=\s*-?\d[\d.]*(?:,|\s*$)|\(?\d[\w.]*B\/s[-)]|\(\d[\w.]*B\), run=|\d+-\d+msec|\d*msec|\d\d:\d\d:\d\d \d{4}$|(?:0 )?(?:zone )?resets$|\(all jobs\):)/

/** Tells the lines of fio's output that hold nothing to be taken. */
export const isRest = (text: string): boolean => REST.test(text) || FRAGMENT.test(text)
