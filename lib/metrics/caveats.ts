/** What a figure of a benchmark does not say by itself, in sentences. From their manuals and sources. */
const CAVEATS: Readonly<Record<string, readonly string[]>> = {
  'bonnie++': [
    'A file that fits into memory measures memory: its manual asks for twice the memory.',
    'It prints +++++ for what was over too fast to be timed; that is no zero.',
  ],
  bonnie: ['A file that fits into memory measures memory.'],
  tiobench: [
    'The files of all threads together have the stated size: with more threads each is smaller.',
    'Files that fit into memory measure memory.',
  ],
  dbench: [
    'Its load is a recording of file operations, another one in each major version: versions are not compared with one another.',
    'With few clients most of it stays in memory.',
  ],
  tbench: ['It is the network half of dbench: nothing is written to a disk.'],
  iozone: [
    'Without direct I/O (-I) or flushing (-e) the time of a write ends before its data is on the disk.',
    'A file that fits into memory measures memory.',
  ],
  fio: [
    'What is measured is what the job file says: engine, depth, block size and direct I/O go with every figure.',
    'Versions before 2.99 print KB/s and mean 1024 bytes.',
  ],
  dd: ['Without conv=fsync, conv=fdatasync or oflag=direct a write is over before its data is on the disk.'],
  hdparm: ['-T reads what is in memory already, -t the device below every filesystem.'],
  aim7: ['Jobs a minute of a mix of jobs that the workfile states: mixes are not compared with one another.'],
  reaim: ['Jobs a minute of a mix of jobs that the workfile states: mixes are not compared with one another.'],
  postmark: ['With its own defaults all files fit into memory: number and size of the files go with every figure.'],
  fs_mark: ['How it syncs (-S) decides most of a figure: files that are not synced measure memory.'],
  kernbench: ['A compilation is mostly a matter of processors, and of memory for its sources.'],
  time: ['The time of whatever command was measured: only equal commands are compared.'],
  typed: ['A table that a person typed: what was measured, and how, is said by the mail alone.'],
}

/** Empty where nothing is known. */
export const caveatsOf = (tool: string): readonly string[] => CAVEATS[tool] ?? []
