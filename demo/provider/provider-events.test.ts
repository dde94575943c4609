import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clock } from '../../server/src/clock.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShopper } from '../../server/testing/world.ts'
import { aCardShop, SECRETS } from './testing/card-shop.ts'

const shop = await aCardShop({ seed: 31 })
const { db, control, url } = shop

type Sending = { id: string; ref: string; secret?: string; object?: string }

/** Sends a signed event to the shop. @returns the status of the reply. */
async function send({
  id,
  ref,
  secret = SECRETS.webhook_secret,
  object = 'checkout.session',
}: Sending): Promise<number> {
  const body = JSON.stringify({
    id,
    object: 'event',
    livemode: false,
    type: 'test',
    data: { object: { id: ref, object } },
  })
  const at_s = Math.floor(clock.now_ms() / 1_000)
  const signature = createHmac('sha256', secret).update(`${at_s}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at_s},v1=${signature}` }
  return (await fetch(`${url}/hooks/provider/stripe`, { method: 'POST', headers, body })).status
}

/** A payment that was made, and about which the shop has got no event. */
async function anUnheardPayment(amount_cents: number) {
  const shopper = await aShopper(shop)
  control.setEvents({ lose: 1 })
  const { ref } = await shop.topUp(shopper, amount_cents)
  control.setEvents({ lose: 0 })
  return { shopper, ref }
}

async function outcomesOf(ref: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ outcome: string; n: number }>`
    select outcome, count(*)::int as n from provider_event where ref = ${ref} group by outcome`.execute(db)
  return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
}

const countJobs = async (ref: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from job where task = 'provider_event' and data ->> 'ref' = ${ref}`.execute(db)
  return rows[0]?.n
}

test('events of a payment that wait together are processed by one read of it', async () => {
  const { shopper, ref } = await anUnheardPayment(4_000)
  const ids = ['evt_a1', 'evt_a2', 'evt_a3', 'evt_a1', 'evt_a4']
  expect(await Promise.all(ids.map((id) => send({ id, ref })))).toEqual(ids.map(() => 200))
  expect(await send({ id: 'evt_a5', ref })).toBe(200)
  expect(await outcomesOf(ref)).toEqual({ waiting: 5 })
  expect(await countJobs(ref)).toBe(1)
  const reads = control.calls('GET /v1/checkout/sessions')
  await shop.runWork()
  expect(control.calls('GET /v1/checkout/sessions')).toBe(reads + 1)
  expect(await outcomesOf(ref)).toEqual({ applied: 5 })
  expect(await balanceIn(shopper)).toBe(4_000)
  // The payment is final, so a further event is stored, and nothing is read.
  expect(await send({ id: 'evt_a6', ref })).toBe(200)
  expect(await outcomesOf(ref)).toEqual({ applied: 6 })
  expect(await countJobs(ref)).toBe(0)
  expect(await audit(db)).toEqual([])
})

test('an event that is forged, or that cannot be stored, does not refuse those that arrive with it', async () => {
  const { shopper, ref } = await anUnheardPayment(3_000)
  const statuses = await Promise.all([
    send({ id: 'evt_b1', ref }),
    send({ id: 'evt_b2', ref, secret: 'whsec_other' }),
    send({ id: `evt_${'x'.repeat(300)}`, ref }),
    send({ id: 'evt_b3', ref }),
  ])
  expect(statuses).toEqual([200, 400, 500, 200])
  expect(await outcomesOf(ref)).toEqual({ waiting: 2 })
  await shop.runWork()
  expect(await balanceIn(shopper)).toBe(3_000)
})
