/**
 * iozone 3.x (William Norcott, Don Capps). The table, 143 columns wide when all tests ran; the cells of tests that did not
 * run are blank:
 *
 *                                                               random    random     bkwd    record    stride
 *               kB  reclen    write  rewrite    read    reread    read     write     read   rewrite      read   fwrite …
 *             8192       4  1195378  2691966  3964979  3528126  3715447  2464511
 *
 * and throughput mode (`-t 2`), for each test:
 *
 *     	Children see throughput for  2 initial writers 	= 5279861.25 kB/sec
 *     	Parent sees throughput for  2 initial writers 	= 1154827.84 kB/sec
 *     	Min throughput per process 			= 2632364.25 kB/sec
 *
 * With `-R` the same figures follow once more, for Excel. Its kB, KB and Kbytes count 1024.
 */
import type { Format } from './format'
import { REPORT, readReports } from './iozone/excel'
import { readThroughputReport, THROUGHPUT_REPORT } from './iozone/excel-throughput'
import { HEAD } from './iozone/head'
import { readTable } from './iozone/table'
import { CHILDREN, readThroughput } from './iozone/throughput'

export const iozone: Format = {
  tool: 'iozone',
  about: {
    reads: 'iozone 3.x: the table, also cut or wrapped, with blank cells; throughput mode; the Excel part',
    sample: [
      '                                                              random    random',
      '              kB  reclen    write  rewrite    read    reread    read     write',
      '            8192       4  1195378  2691966  3964979  3528126  3715447  2464511',
      '           16384       4  1166719  2481620  3909408  3228947',
    ].join('\n'),
  },
  signature: new RegExp(`${HEAD.source}|${CHILDREN.source}|${REPORT.source}|${THROUGHPUT_REPORT.source}`),
  read: (lines, at) =>
    readTable(lines, at, iozone) ??
    readThroughputReport(lines, at, iozone) ??
    readThroughput(lines, at, iozone) ??
    readReports(lines, at, iozone),
}
