import type { Asked } from './page-times'

/** One comparison of each kind, as the page's own form would ask it. */
export const COMPARED: readonly Asked[] = [
  ['bonnie++ block writes by filesystem', '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=filesystem'],
  ['dbench by kernel', '/compare?tool=dbench&metric=throughput&by=kernel'],
  ['bonnie++ block writes by mount options', '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions'],
  ['tiobench by I/O scheduler, all metrics', '/compare?tool=tiobench&metric=all&by=factors.I%2FO%20scheduler'],
]

/** Lists with their facets, searches, and what the archive says about one thing. */
export const BROWSED: readonly Asked[] = [
  ['all runs', '/runs'],
  ['runs on XFS', '/runs?fs=xfs'],
  ['runs with noatime, fortieth page', '/runs?option=noatime&page=40'],
  ['runs on XFS and 2.6 kernels, by kernel', '/runs?fs=xfs&series=2.6&sort=kernel'],
  ['runs with CFQ in 2009', '/runs?scheduler=cfq&year=2009'],
  ['runs of bonnie++, by their main figure', '/runs?tool=bonnie%2B%2B&sort=value'],
  ['runs with a finding', '/runs?finding=identical-runs'],
  ['runs in mails with two words', '/runs?q=readahead%20stripe'],
  ['all messages', '/messages'],
  ['messages with a word', '/messages?q=readahead'],
  ['messages by words and conditions', '/messages?q=stripe%20fs%3Axfs%20kernel%3A2.6*'],
  ['a filesystem', '/filesystems/xfs'],
  ['a kernel', '/kernels/2.6.20'],
  ['a benchmark', '/benchmarks/dbench'],
  ['a mount option', '/options/noatime'],
  ['a poster', '/posters/Ada%20Poster%207'],
  ['a list', '/lists/linux-raid'],
]
