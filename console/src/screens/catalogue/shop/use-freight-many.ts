import { FREIGHT_MANY_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'

type Sent = WriteInput<'POST /api/admin/shop/freight'>
export type Terms = Pick<Sent, 'freight' | 'others'>
export type Outcome = ReplyTo<'POST /api/admin/shop/freight'>['outcomes'][number]

/** The shops from index `from` on, up to the limit of one call. */
export const batchOf = (shops: Sent['shops'], from = 0) => shops.slice(from, from + FREIGHT_MANY_LIMIT)

/**
 * Sends shops in batches until all have an outcome. A call ends after a few seconds; shops without an outcome are sent
 * again. A failure is shown as a toast and ends the loop: `outcomes` then has fewer entries than there are shops.
 */
export function useFreightMany() {
  const { run, isBusy } = useAction('POST /api/admin/shop/freight')
  const [done, setDone] = useState(0)
  async function sendAll(shops: Sent['shops'], terms: Omit<Sent, 'shops'>, first: readonly Outcome[] = []) {
    let outcomes = first
    while (outcomes.length < shops.length) {
      setDone(outcomes.length)
      const reply = await run({ ...terms, shops: batchOf(shops, outcomes.length) })
      if (!reply) break
      outcomes = [...outcomes, ...reply.outcomes]
    }
    setDone(0)
    return outcomes
  }
  return { sendAll, isBusy, done }
}
