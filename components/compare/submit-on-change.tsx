'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { shortenForm } from '@/lib/url/shorten-form'

/** The select that asked last: the answer brings a new form, and the keyboard goes on where it was. */
let changed: string | null = null

/** Inside a GET form of selects: asks as soon as a word is changed. Without a script the form's own button does it. */
export function SubmitOnChange() {
  const here = useRef<HTMLSpanElement>(null)
  const router = useRouter()
  const [asking, ask] = useTransition()
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    if (changed !== null) document.getElementById(changed)?.focus({ preventScroll: true })
    changed = null
    const stop = new AbortController()
    const go = (without: ReadonlySet<string>): void =>
      ask(() => router.push(addressOf(form, without), { scroll: false }))
    form.addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return
        changed = target.id
        go(dependentOn(target.name))
      },
      stop,
    )
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        go(new Set())
      },
      stop,
    )
    const early = [...form.querySelectorAll('select')].find(isChanged)
    if (early !== undefined) {
      changed = early.id
      go(dependentOn(early.name))
    }
    return () => stop.abort()
  }, [router])
  return (
    <span ref={here} role="status" className="small quiet late">
      {asking ? 'asking the archive' : ''}
    </span>
  )
}

/** A word that somebody changed before the script came. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const asked = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return asked >= 0 && selectedIndex !== asked
}

/** Another benchmark has other metrics and conditions; another condition has other values, one of them its baseline. */
const dependentOn = (name: string): ReadonlySet<string> =>
  new Set(
    name === 'tool' ? ['metric', 'by', 'hold', 'base', 'value', 'run', 'msg'] : name === 'by' ? ['base', 'value'] : [],
  )

function addressOf(form: HTMLFormElement, without: ReadonlySet<string>): string {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value !== 'string' || without.has(name) ? [] : [[name, value]],
  )
  return `${form.action}?${shortenForm(new URLSearchParams(said))}`
}
