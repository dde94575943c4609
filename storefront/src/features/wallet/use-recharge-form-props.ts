import { useState } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { readTopUpHint } from './top-up-hint.ts'

/** Props that a recharge screen passes to its form. */
export type RechargeFormProps = {
  /** The amount missing for a payment, in cents. */
  missing_cents: number | null
  onSent: () => void
  leave: (reply: { recharge_id: string }) => unknown
}

/**
 * Gives a recharge form its initial values. The screen stays mounted, so a new `key` after each sent recharge empties
 * the form.
 */
export function useRechargeFormProps(search: URLSearchParams): { key: string; formProps: RechargeFormProps } {
  const visits = useVisits()
  const [sentCount, setSentCount] = useState(0)
  const { amount_cents, next } = readTopUpHint(search)
  return {
    key: `${sentCount} ${amount_cents}`,
    formProps: {
      missing_cents: amount_cents,
      onSent: () => setSentCount(sentCount + 1),
      leave: ({ recharge_id }) =>
        visits.go(`/topUpRecord?${new URLSearchParams({ sent: recharge_id, ...(next && { next }) })}`, {
          replace: true,
        }),
    },
  }
}
