import { expect, test } from 'vitest'
import { documents } from './documents'
import { readList } from './read-list'

const mail = (...fields: readonly string[]): string =>
  ['From: Ann Poe <ann@example.org>', 'Subject: figures', ...fields, '', 'To: linux-body@vger.kernel.org', ''].join(
    '\n',
  )

test.each([
  [['List-Id: <linux-raid.vger.kernel.org>'], 'linux-raid'],
  [['List-ID: Development of XFS <xfs.oss.sgi.com>', 'To: linux-kernel@vger.kernel.org'], 'xfs'],
  [['X-Mailing-List: linux-fsdevel@vger.kernel.org'], 'linux-fsdevel'],
  [['List-Post: <mailto:dm-devel@lists.linux.dev>'], 'dm-devel'],
  [['To: Bob Roe <bob@example.org>', 'Cc: carol@example.org, Linux-Kernel@vger.kernel.org'], 'linux-kernel'],
  [['To: reiserfs-list@namesys.example'], 'reiserfs-list'],
  [['To: linux-mm@kvack.org'], 'linux-mm'],
  [['To: linux-kernel () vger ! kernel ! org'], 'linux-kernel'],
  [['To: ext3-users at lists.example.org'], 'ext3-users'],
  [['To: owner-linux-raid@vger.kernel.org, linux-raid@vger.kernel.org'], 'linux-raid'],
])('%j came through %s', (fields, list) => {
  expect(readList(mail(...fields))).toBe(list)
  expect(readList(`From ann@example.org Thu Aug 30 10:00:00 2001\n${mail(...fields)}`.replaceAll('\n', '\r\n'))).toBe(
    list,
  )
})

test.each([
  [[]],
  [['To: bob@example.org', 'Cc: bcrl@kvack.org, linux-user@example.org']],
  [['To: Bob Roe <bob.roe@vger.kernel.org>']],
  [['To: majordomo@vger.kernel.org, bob@vger.kernel.org']],
  [['List-Id: a name without an id']],
])('%j names no list', (fields) => {
  expect(readList(mail(...fields))).toBeNull()
})

test('a text without a head came through none, a page of MARC says its list', () => {
  expect(readList('figures\nTo: linux-kernel@vger.kernel.org\n')).toBeNull()
  expect(readList('')).toBeNull()
  expect(readList(documents.marc)).toBe('linux-fs')
})

test('takes time linear in the text', () => {
  for (const filler of ['a', 'a-', 'a.', 'a@', '<a ', ' () '])
    expect(readList(mail(`To: ${filler.repeat(300_000)}`))).toBeNull()
})
