import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { kernel } from './kernel'

const versionsIn = (text: string, kind: 'line' | 'sentence' = 'sentence') =>
  foundIn(kernel, text, kind).map((found) => found.replace('kernel=', ''))

describe('kernel', () => {
  it.each([
    ['on top of 2.4.19-rc5-aa1 as it is', ['2.4.19-rc5-aa1']],
    ['2.4.8-ac11', ['2.4.8-ac11']],
    ['on the NFS server kernel 6.9.0, on the client\nkernel 6.1.37-200.el9.x86_64', ['6.9.0', '6.1.37-200.el9.x86_64']],
    ['CPU: 7 PID: 4529 Comm: dd Kdump: loaded Tainted: G        W         5.13.0-rc7+ #57', ['5.13.0-rc7+']],
    ['CPU: 0 PID: 12 Comm: kworker/0:1 Not tainted 6.2.0-rc3-next-20230112 #1', ['6.2.0-rc3-next-20230112']],
    ['Pid: 4072, comm: pdflush Not tainted 2.6.23 #2', ['2.6.23']],
    ['CPU: 7 PID: 4529 Comm: dd', []],
    ['$ cat 2.4.17.dbench10.log', ['2.4.17']],
    ['linux-2.4.10-pre6 with the preempt patch', ['2.4.10-pre6']],
    ['with 2.5.41-mm3:', ['2.5.41-mm3']],
    ['with 2.5.31-mm2++, all of it on', ['2.5.31-mm2++']],
    ['All of this was 2.6.11 based.', ['2.6.11']],
    ['The patches are based on 2.6.11.', []],
    ['(kernel version\n2.6.35.10-74.fc14.x86_64).', ['2.6.35.10-74.fc14.x86_64']],
    ['kernel 6.1.0-rc3+ was built here', ['6.1.0-rc3+']],
    ['tested using linux 2.4.7, Samba 2.2.0', ['2.4.7']],
    ['2.5.70-ext3', ['2.5.70']],
    ['2.5.70-rc1/ext3:', ['2.5.70-rc1']],
    ['2.4.18-xfs', ['2.4.18-xfs']],
    ['controller - Foo 150 TX4, linux 2.6.7-rc1-bk1, disk Bar', ['2.6.7-rc1-bk1']],
    ['the kernel is v5.10', ['5.10']],
    ['2.4.10-pre', ['2.4.10-pre']],
    ['running 2.4.7ac4 here', ['2.4.7ac4']],
    ['2.4.1pre3', ['2.4.1pre3']],
    ['linux kernel: 5.4.70, 5.9.0', ['5.4.70', '5.9.0']],
    ['with 2.6.10, 2.6.11 and 2.6.11-bk2', ['2.6.10', '2.6.11', '2.6.11-bk2']],
    ['2.4.8-ac12 + memory.c fix', ['2.4.8-ac12']],
    ['2.4.21-bk3 + 2.4.21-bk3-foo1', ['2.4.21-bk3']],
    ['5.10.12-4.el7.x86_64', ['5.10.12-4.el7.x86_64']],
    ['on kernel 5.10.12+patches', ['5.10.12']],
    ['uname: 5.4.0-42-generic', ['5.4.0-42-generic']],
    ['RedHat 2.4.3-11smp on dual-Athlon', ['2.4.3-11smp']],
    ['2.4.17-pre4+web+first-fix', ['2.4.17-pre4']],
    ['5.10.0+deb11-amd64 kernel', ['5.10.0+deb11-amd64']],
    ['5.11.9+patches', ['5.11.9']],
    ['2.5.71-mm2+patch.direct:', ['2.5.71-mm2']],
    ['v5.19:', ['5.19']],
    ['5.14.0-362.8.1.el9_3.x86_64', ['5.14.0-362.8.1.el9_3.x86_64']],
    ['kernel-5.3.8 (and older ones)', ['5.3.8']],
    ['v6.8-rc1+patchset:', ['6.8-rc1']],
    ['I ran this on mainline 5.10', ['5.10']],
    ['verified on a v6.6 6GB RAM system', ['6.6']],
    ['I applied 5e1d2c9ab07e on 6.1.37.', ['6.1.37']],
    ['these tests have been made on top of 4.13-rc3 with the fix', ['4.13-rc3']],
  ])('%j states %j', (text, versions) => {
    expect(versionsIn(text)).toEqual(versions)
  })

  it.each([
    ['result of 6.7.1', ['6.7.1']],
    ["6.1.x with 'one change' only", ['6.1.x']],
    ['this broke in 6.1.x and later', []],
    ['- Rebase on 6.8-rc1', []],
    ['v6.2 (patched)', ['6.2']],
    ['v6.2 (yesterday)', []],
    ['result of  6.6.14(rc1)', ['6.6.14']],
    ['5.15.y result', ['5.15.y']],
    ['6.4-rc3 result', ['6.4-rc3']],
    ['6.7.1 is too slow', []],
    ['For 4.15, with all completions in the handler:', ['4.15']],
    ['For fio 3.16, with all of it:', []],
    ['For 4.15 seconds it stood still', []],
    ['For me on 5.4.21:', ['5.4.21']],
    ['kernel: patch-2.6.7-rc4', ['2.6.7-rc4']],
    ['kernel: staircase7.2', ['staircase7.2']],
    ['kernel: ann-v2-fixed', ['ann-v2-fixed']],
    ['2.6.7-rc4-s7.2: 127.63', []],
  ])('the title %j states %j', (text, versions) => {
    expect(versionsIn(text, 'line')).toEqual(versions)
  })

  it.each([
    'disabled  Linux 2.6.22-   16.3 9.9090   51.8   22.8',
    'btrfs-progs v5.4.1',
    'it works since the ongoing Linux 6.16',
    'first found on 6.8.0-rc2 by Ann',
    'Samba 2.2.0 and glibc 2.3.6',
    'all filesystems ReiserFS 3.6.25',
    'with ReiserFS_speedup-2.4.19-pre6.diff on top',
    'patch-2.4.10.bz2 from the usual place',
    'it is slow since 2.4.7ac4',
    'compared to a 5.13, 5.14 or a 5.16-rc8 kernel',
    'from 2.4.8 on it got better',
    'dbench 3.04, fio-3.27, gcc 4.1.2',
    '2.4.8-2.4.10 are slow',
    'kernel-5.3.8.tar.xz was unpacked',
    'at 192.168.2.4 and 10.0.18.6',
    'mount -o vers=4.2 2.2.2.2:/ /mnt',
    'ran the git test with v4.2 and pNFS',
    'it took 2.4.1 seconds? no: 3.5 MB/s',
    'rm -rf linux-2.5.63',
    'Kernel modification base on v4.19:',
    'these patches are based on kernel 5.8-rc1',
    'On linux-5.10.y it fails',
    '- Refreshed to 5.19-rc1',
    'This patchset applies cleanly on v6.17 kernel.',
    'the patches are rebased on top of 6.1.36',
    'version 2.0.1 of the driver',
    'The 2.4 kernel, the 2.6 series',
    'on 9/5/01 at 3.14.15',
  ])('%j states none', (text) => {
    expect(versionsIn(text)).toEqual([])
  })

  it('reads host and kernel from a uname line', () => {
    expect(foundIn(kernel, 'Linux kestrel 2.4.8 #2 SMP Fri Aug 17 05:50:03 EDT 2001 i686 unknown')).toEqual([
      'kernel=2.4.8',
      'system.label=kestrel',
    ])
  })
})
