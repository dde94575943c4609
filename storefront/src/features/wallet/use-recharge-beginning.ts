import { useState } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { readTopUpHint, topUpWay } from './top-up-way.ts'

/** Props of a recharge's form that come from its screen. */
export type RechargeBeginning = {
  /** How much is missing for a payment. */
  wished_cents: number | null
  onSent: () => void
  leave: () => unknown
}

/** The screen stays alive: after one claim was sent, another `key` empties the form for the next one. */
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
