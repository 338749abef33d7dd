/**
 * lmbench 2 and 3 (Larry McVoy): of its summary the table that is about files, and what its tools for files print by themselves
 * (genuine output of 3.0). In the table a cell is blank where a test was not run, so the dashes under the head tell the
 * columns. `25.6K` is 25600.
 *
 *     File & VM system latencies in microseconds - smaller is better
 *     --------------------------------------------------------------
 *     Host                 OS   0K File      10K File      Mmap    Prot    Page
 *                             Create Delete Create Delete  Latency Fault   Fault
 *     --------- ------------- ------ ------ ------ ------  ------- -----   -----
 *     test1      Linux 2.4.19  117.2   36.4  316.4   73.6   1811.0 1.234 4.00000
 *
 * Host and OS are cut to their columns: `Linux 2.4.20-` is no kernel's whole name.
 */
import type { Format } from './format'
import { KERNELS, readKernels } from './lmbench/kernels'
import { readTool, TOOLS } from './lmbench/single'
import { readSummary, TITLE } from './lmbench/summary'

export const lmbench: Format = {
  tool: 'lmbench',
  about: {
    reads:
      "the summary's file and VM latencies, a run for each row; lat_fs, lat_pagefault, lmdd, and under their command lat_mmap and bw_file_rd",
    sample: [
      'File & VM system latencies in microseconds - smaller is better',
      'Host                 OS   0K File      10K File      Mmap    Prot    Page',
      '                        Create Delete Create Delete  Latency Fault   Fault',
      '--------- ------------- ------ ------ ------ ------  ------- -----   -----',
      'test1      Linux 2.4.19  117.2   36.4  316.4   73.6   1811.0 1.234 4.00000',
    ].join('\n'),
  },
  signature: new RegExp(`${TITLE.source}|${TOOLS.source}|${KERNELS.source}`),
  read: (lines, at) =>
    readSummary(lines, at, lmbench) ?? readKernels(lines, at, lmbench) ?? readTool(lines, at, lmbench),
}
