// npm run bench:events [-- --seconds 10 --rate 200 --rounds 3]: sends signed events of a payment service provider to the server
// at a fixed rate while shoppers buy, and then checks that none was lost. The provider is the stand-in, on loopback. Each round
// also measures purchases without events, so that other work on the machine counts for both.
import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openStripeStandIn } from '../demo/provider/stripe-stand-in.ts'
import { openShop } from '../e2e/open-shop.ts'
import { buildIfStale } from '../scripts/build.ts'
import type { Db } from '../server/src/db/database.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { insertPayment, setPage } from '../server/src/features/wallet/card/card-sql.ts'
import { sealSecrets } from '../server/src/features/wallet/card/open-provider.ts'
import { saveProvider } from '../server/src/features/wallet/card/provider-sql.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { openStripe } from '../server/src/provider/stripe/stripe.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { cleanups, measureAndClose } from './cleanup.ts'
import { type Figures, repeatFor } from './loads.ts'
import { callerFor, purchase } from './purchase.ts'
import { makeShoppers, refillStock } from './shoppers.ts'
import { printRows } from './table.ts'

const SHOPPERS = 16
/** A provider sends several events about a payment: the page, the payment, and its charge. */
const EVENTS_EACH = 4
const AMOUNT_CENTS = 2_000
const PAGE_MS = 6 * 3_600_000
const SETTLED_MS = 240_000
const SECRETS = { secret_key: 'sk_test_bench', webhook_secret: 'whsec_bench' }

const OPTIONS = {
  seconds: { type: 'string', default: '10' },
  rate: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '3' },
} as const
const { values } = parseArgs({ options: OPTIONS })
const [seconds, rate, rounds] = [Number(values.seconds), Number(values.rate), Number(values.rounds)]
if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds is 1 to 60')
if (!(rounds >= 1 && rounds <= 20)) throw new Error('--rounds is 1 to 20')
if (!(rate >= 1 && rate <= 1_000)) throw new Error('--rate is 1 to 1,000 events a second')

type Paid = { ref: string; payment_id: string }

/** Payments that shoppers have made at the stand-in, and about which the shop has got no event. */
async function makePayments(
  db: Db,
  user_ids: readonly string[],
  count: number,
  seal: (secrets: typeof SECRETS) => Buffer,
) {
  const standIn = await openStripeStandIn({ events_url: null, ...SECRETS, seed: 1 })
  cleanups.push(() => standIn.close())
  const [mode, provider] = ['test', 'stripe'] as const
  const settings = { key_end: 'ench', api_url: standIn.url, is_open: true, is_demo: true, is_from_environment: false }
  await saveProvider(db, { provider, mode, secrets_sealed: seal(SECRETS), ...settings }, null)
  const stripe = openStripe({ ...SECRETS, mode, api_url: standIn.url })
  const expires_at = new Date(Date.now() + PAGE_MS).toISOString()
  const address = { return_url: standIn.url, cancel_url: standIn.url, expires_at }
  const payments: Paid[] = []
  for (let n = 0; n < count; n++) {
    const user_id = user_ids[n % user_ids.length] ?? ''
    const row = { user_id, provider, mode, amount_cents: AMOUNT_CENTS, order_ids: null, network: null, expires_at }
    const payment_id = await transaction(db, (tx) => insertPayment(tx, row))
    const about = { payment_id, amount_cents: AMOUNT_CENTS, language: 'en', mailbox: null, title: 'Top-up' } as const
    const page = await stripe.createPayment({ ...about, ...address })
    await setPage(db, payment_id, page)
    standIn.control.complete(page.ref)
    payments.push({ ref: page.ref, payment_id })
  }
  // The shop asks about payments without an event after 20 seconds. Here only events lead to the credit.
  await sql`update provider_payment set due_at = now() + interval '1 hour' where status = 'open'`.execute(db)
  return payments
}

const agent = new Agent({ keepAlive: true })

/** Sends an event over a keep-alive connection: `fetch` would cost this process more CPU time than the event costs the server. */
function send(url: string, ref: string): Promise<number> {
  const payload = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', livemode: false, type: 'checkout.session.completed' },
    data: { object: { id: ref, object: 'checkout.session' } },
  })
  const at_s = Math.floor(Date.now() / 1_000)
  const signature = `t=${at_s},v1=${createHmac('sha256', SECRETS.webhook_secret).update(`${at_s}.${payload}`).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const began_at = performance.now()
  return new Promise((resolve, fail) => {
    const outgoing = request(`${url}/hooks/provider/stripe`, { method: 'POST', headers, agent }, (reply) => {
      reply.resume().on('end', () => {
        if (reply.statusCode === 200) resolve(performance.now() - began_at)
        else fail(new Error(`an event was refused: ${reply.statusCode}`))
      })
    })
    outgoing.on('error', fail).end(payload)
  })
}

/** Sends the events at the rate, however long the replies take. @returns the times of the replies, ascending */
async function sendAll(url: string, payments: readonly Paid[]): Promise<number[]> {
  const started_at = performance.now()
  const replies: Promise<number>[] = []
  for (let n = 0; n < rate * seconds; n++) {
    const late_ms = started_at + (n * 1_000) / rate - performance.now()
    if (late_ms > 1) await wait(late_ms)
    replies.push(send(url, payments[n % payments.length]?.ref ?? ''))
  }
  return (await Promise.all(replies)).toSorted((one, other) => one - other)
}

async function measure(): Promise<void> {
  await buildIfStale()
  const shop = await openShop()
  cleanups.push(shop.close)
  const db = shop.database()
  const keys = readKeys({}, shop.data_folder, false)
  const shoppers = await makeShoppers(shop, db, keys, SHOPPERS)
  const nextSku = await refillStock(db)
  const buyers = shoppers.map((shopper) => {
    const call = callerFor(shop.url, shopper.token)
    return () => purchase(call, shopper, nextSku())
  })
  const each = Math.ceil((rate * seconds) / EVENTS_EACH)
  const payments = await makePayments(
    db,
    shoppers.map(({ user_id }) => user_id),
    each * rounds,
    (secrets) => sealSecrets(keys, 'stripe', secrets),
  )
  const buy = () => repeatFor(seconds, buyers, shop.pid())
  await buy()
  const [alone, together, replies, settled_s]: [Figures[], Figures[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    alone.push(await buy())
    const some = payments.slice(round * each, (round + 1) * each)
    const [figures, times] = await Promise.all([buy(), sendAll(shop.url, some)])
    together.push(figures)
    replies.push(...times)
    settled_s.push(await untilProcessed(db))
  }
  const times = replies.toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  printRows([
    ['', 'a second', 'p99 ms'],
    ['purchases alone', mean(alone.map((one) => one.rate)), mean(alone.map((one) => one.p99_ms))],
    ['purchases with events', mean(together.map((one) => one.rate)), mean(together.map((one) => one.p99_ms))],
    ['events', String(rate), at(0.99)],
  ])
  const shares = together.map((one, round) => ((100 * one.rate) / (alone[round]?.rate ?? 0)).toFixed(0))
  console.log(`purchases with events, in per cent of those alone, by round: ${shares.join(', ')}`)
  console.log(`replies to events: p50 ${at(0.5)} ms; the last event was processed ${mean(settled_s)} s later`)
  await check(db, times.length, payments.length)
}

const mean = (figures: readonly number[]) =>
  (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(0)

/** @returns the seconds until all events are processed. */
async function untilProcessed(db: Db): Promise<number> {
  const began_at = performance.now()
  while (performance.now() - began_at < SETTLED_MS) {
    const { rows } = await sql`select from provider_event where outcome = 'waiting' limit 1`.execute(db)
    if (rows.length === 0) break
    await wait(500)
  }
  return (performance.now() - began_at) / 1_000
}

/** @throws Error if an event was lost, or a payment was not credited exactly once. */
async function check(db: Db, events: number, payments: number): Promise<void> {
  const { rows } = await sql<{ processed: number; credited: number; recharges: number }>`
    select (select count(*)::int from provider_event where outcome = 'applied') as processed,
      count(*) filter (where status = 'credited')::int as credited, count(distinct recharge_id)::int as recharges
    from provider_payment`.execute(db)
  const [{ processed, credited, recharges } = { processed: 0, credited: 0, recharges: 0 }] = rows
  console.log(`${events} events were sent, and ${processed} processed`)
  console.log(`${payments} payments were made, ${credited} credited, with ${recharges} top-ups`)
  const problems = await audit(db)
  if (processed !== events || credited !== payments || recharges !== payments || problems.length > 0)
    throw new Error(`events were lost: ${JSON.stringify(problems)}`)
}

await measureAndClose(measure)
