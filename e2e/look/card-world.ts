import type { StripeStandIn } from '../../demo/provider/stripe-stand-in.ts'
import type { Buyer, theDesk } from '../people.ts'

/** Top-ups by card in each state of their screen, and a dispute. */
export type CardWorld = {
  payments: Record<'open' | 'on_its_way' | 'credited' | 'held' | 'declined' | 'cancelled', string>
  dispute_id: string
}

type People = { buyer: Buyer; desk: Awaited<ReturnType<typeof theDesk>> }

const AMOUNT_CENTS = 2_000
const PATIENCE_MS = 60_000
const PAUSE_MS = 200

async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const value = await read()
    if (value !== undefined) return value
    if (Date.now() > deadline) throw new Error('a payment by card did not reach its state')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

export async function makeCardPayments({ buyer, desk }: People, control: StripeStandIn['control']): Promise<CardWorld> {
  const { call } = buyer
  const refresh = (payment_id: string) => call('POST /api/user/card_top_up/refresh', { body: { payment_id } })

  async function begin() {
    const body = { amount_cents: AMOUNT_CENTS, provider: 'stripe' as const }
    const { payment_id } = await call('POST /api/user/card_top_up', { body, key: crypto.randomUUID() })
    await refresh(payment_id)
    const ref = control.payments().find((payment) => payment.payment_id === payment_id)?.ref ?? ''
    return { payment_id, ref }
  }
  async function pay(method: string) {
    const payment = await begin()
    control.complete(payment.ref, { method })
    await refresh(payment.payment_id)
    return payment
  }

  const credited = await pay('success')
  // A dispute takes the credited money, so that the balance is the same as without top-ups.
  const dispute_ref = control.openDispute(credited.ref)
  const dispute_id = await until(async () => {
    const { items } = await desk('GET /api/admin/dispute/list', { query: {} })
    return items.find((dispute) => dispute.dispute_ref === dispute_ref)?.dispute_id
  })
  const declined = await pay('bank_fails')
  control.settle(declined.ref, false)
  await refresh(declined.payment_id)
  const cancelled = await begin()
  await call('POST /api/user/card_top_up/cancel', { body: { payment_id: cancelled.payment_id } })
  return {
    payments: {
      open: (await begin()).payment_id,
      on_its_way: (await pay('konbini')).payment_id,
      credited: credited.payment_id,
      held: (await pay('review')).payment_id,
      declined: declined.payment_id,
      cancelled: cancelled.payment_id,
    },
    dispute_id,
  }
}
