/** A line that a person typed at a shell: `# ./dbench -s -t 60 -D /xfs 32`, `root@yeti:/usr5# tiobench.pl --size 4000`. */
export interface CommandLine {
  /** without its directory */
  readonly program: string
  readonly args: readonly string[]
}

/** Words in front of the program that are not it. */
const BEFORE = /^(?:[#$%>]|time|sudo|nice|turbostat|\S*[#$%>]|\S*[@~]\S*)$/
const ARGUMENT = /^(?:-|\/|\.|\d|[|>&;]|[\w.]+[/=])/

/**
 * Reads a command line by its shape: prompt or not, a program, then nothing but options, paths and numbers. null: prose,
 * and commands whose arguments are words.
 */
export function readCommandLine(text: string): CommandLine | null {
  if (text.length > 200) return null
  const words = text.trim().split(/\s+/)
  const at = words.findIndex((word) => !BEFORE.test(word))
  const program = /(?:^|\/|>)(\w[\w.+-]*)$/.exec(words[at] ?? '')?.[1]
  const args = words.slice(at + 1)
  if (at < 0 || !program) return null
  const fits = args.every((arg, i) => ARGUMENT.test(arg) || /^-{1,2}\w+$/.test(args[i - 1] ?? ''))
  return fits ? { program, args } : null
}
