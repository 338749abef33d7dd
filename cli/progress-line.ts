import type { Progress } from '@/lib/import/import-input'

/** Rewritten at most so often. Milliseconds. */
const EVERY = 200

export interface ProgressLine {
  show(name: string, state: Progress): void
  /** takes it away, so that something else can be printed */
  clear(): void
}

/** One line on a terminal that says how far an import is; nothing where nobody looks. */
export function progressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined }
  const started = performance.now()
  let written = 0
  let visible = false
  return {
    show(name, state) {
      const now = performance.now()
      if (now - written < EVERY) return
      written = now
      visible = true
      stream.write(`\r\x1b[K${words(name, state, (now - started) / 1000).slice(0, (stream.columns || 80) - 1)}`)
    },
    clear() {
      if (visible) stream.write('\r\x1b[K')
      visible = false
    },
  }
}

/** `linux-raid: 8,120 mails, 1,204 a second, 42 %, 12 s left, 31 with results` */
export function words(name: string, { mails, share, results }: Progress, seconds: number): string {
  const left = share === null || share < 0.01 ? null : (seconds / share) * (1 - share)
  return [
    `${name}: ${mails.toLocaleString('en')} mails`,
    `${Math.round(mails / Math.max(seconds, 0.001)).toLocaleString('en')} a second`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(left === null ? [] : [`${Math.ceil(left)} s left`]),
    `${results} with results`,
  ].join(', ')
}
