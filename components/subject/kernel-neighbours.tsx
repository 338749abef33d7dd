import Link from 'next/link'
import { subjectHref } from '@/lib/url/subject-href'

/** The kernels before and after one, in the order of kernels. */
export function KernelNeighbours({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  const link = (kernel: string) => (
    <Link className="m" href={subjectHref('kernel', kernel)} prefetch={false}>
      {kernel}
    </Link>
  )
  return (
    <p className="mt2">
      {before !== null && <>Before it in the archive: {link(before)}. </>}
      {after !== null && <>After it: {link(after)}.</>}
    </p>
  )
}
