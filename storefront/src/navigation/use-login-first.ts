import { useLingui } from '@lingui/react/macro'
import { toast } from '../ui/layer/toast.ts'
import { useVisits } from './visits.ts'
import type { Mark } from './wish.ts'

const here = () => location.pathname + location.search

/**
 * Remembers a mark for the login that has opened. Its code is loaded at the tap, because most visits need none. If it
 * can't be loaded, the shopper taps again.
 */
export function rememberMark(mark: Mark): void {
  const next = here()
  import('./wish.ts').then(({ wish }) => wish.keep({ next, mark })).catch(() => {})
}

/** Returns a function that opens the login for a visitor. After it the mark is set, and this screen shown again. */
export function useLoginFirst(): (mark: Mark) => void {
  const { t } = useLingui()
  const visits = useVisits()
  return (mark) => {
    rememberMark(mark)
    toast.show(t`Please login first`)
    void visits.go(`/login?next=${encodeURIComponent(here())}`)
  }
}
