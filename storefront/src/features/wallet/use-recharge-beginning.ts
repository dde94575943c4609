import { useState } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { readTopUpHint, topUpWay } from './top-up-way.ts'

/** Props that a recharge screen passes to its form. */
export type RechargeBeginning = {
  /** The amount missing for a payment, in cents. */
  wished_cents: number | null
  onSent: () => void
  leave: () => unknown
}

/**
 * Gives a recharge form its initial values. The screen stays mounted, so a new `key` after each claim empties the form.
 */
export function useRechargeBeginning(search: URLSearchParams): { key: string; beginning: RechargeBeginning } {
  const visits = useVisits()
  const [sent, setSent] = useState(0)
  const { amount_cents, next } = readTopUpHint(search)
  return {
    key: `${sent} ${amount_cents}`,
    beginning: {
      wished_cents: amount_cents,
      onSent: () => setSent(sent + 1),
      leave: () => visits.go(topUpWay('/topUpRecord', { next }), { replace: true }),
    },
  }
}
