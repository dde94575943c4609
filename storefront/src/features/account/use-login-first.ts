import { useLingui } from '@lingui/react/macro'
import { useVisits } from '../../navigation/visits.ts'
import { toast } from '../../ui/layer/toast.ts'
import { type Mark, wish } from './wish.ts'

const here = () => location.pathname + location.search

/** Remembers a mark for the login that the end of the session has opened. */
export const rememberMark = (mark: Mark): void => wish.keep({ next: here(), mark })

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
