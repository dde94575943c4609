import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { beginTopUp, refreshPayment } from '../../server/src/features/wallet/card/card-service.ts'
import { EVENT_TASK } from '../../server/src/features/wallet/card/event-inbox.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { sharedBalances } from '../../server/src/ledger/audit-state.ts'
import { PROVIDER_NAMES } from '../../server/src/provider/provider.ts'
import { freePort } from '../../server/src/start/free-port.ts'
import { addressOf } from '../../server/testing/database.ts'
import { aShop, aShopper } from '../../server/testing/world.ts'
import { openStandIns } from './testing/open-stand-ins.ts'
import { type Control, METHODS_BY_WAY } from './testing/provider-worlds.ts'

const PAYMENTS = 1_000
const SHOPPERS = 20
const KILLS = 50
/** Shoppers who pay at the same time. */
const AT_ONCE = 8
const PROGRAM = join(import.meta.dirname, 'testing/run-top-ups.ts')

const shop = await aShop()
const { db, context } = shop
const port = await freePort()
const standIns = await openStandIns(context, `http://127.0.0.1:${port}/hooks/provider/`, {
  seed: 11,
  retry_ms: 100,
  later_ms: 1_000,
})
let server: ChildProcess | undefined
afterAll(() => server?.kill('SIGKILL'))

async function startServer(): Promise<void> {
  const database = JSON.stringify(await addressOf(db))
  server = spawn(process.execPath, [PROGRAM, database, String(port)], { stdio: 'inherit' })
  while (!(await isListening())) {
    if (server.exitCode !== null) throw new Error('the server ended before it listened')
    await wait(20)
  }
}

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('connect', () => socket.destroy())
    socket.on('error', () => resolve(false))
  })

const countOpen = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from provider_payment
      where status in ('open', 'pending') or due_at is not null`.execute(db)
  ).rows[0]?.n ?? 0

/** Events that the shop has not taken or not processed. */
async function countEvents(): Promise<number> {
  const waiting = db.selectFrom('provider_event').select(({ fn }) => fn.countAll<number>().as('events'))
  const { events } = await waiting.where('outcome', '=', 'waiting').executeTakeFirstOrThrow()
  return Object.values(standIns).reduce((sum, { control }) => sum + control.deliveries().due, Number(events))
}

test('however events are lost, doubled, delayed and reordered, and however often the server is killed, each payment is credited once', async () => {
  await sql`update amount_limit set amount_cents = 10000000 where name like 'card_%' and name <> 'card_minimum'`.execute(
    db,
  )
  for (const { control } of Object.values(standIns))
    control.setEvents({ lose: 0.2, duplicate: 0.3, delay_ms: 100, reorder_ms: 400 })
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => aShopper(shop)))
  let paid_cents = 0
  await startServer()
  const killing = (async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(100 + (kill % 7) * 100)
      server?.kill('SIGKILL')
      if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit')
      // The leases of the killed server end, and the payments that it was to ask about are due.
      await sql`update job set run_at = now() where run_at > now() and dead_at is null`.execute(db)
      await startServer()
    }
  })()
  const ways = ['pays', 'pays_later', 'pays', 'fails_later', 'pays'] as const
  const payOne = async (n: number) => {
    const { user_id } = shoppers[n % SHOPPERS] ?? { user_id: '' }
    const amount_cents = 1_000 + (n % 97)
    const provider = PROVIDER_NAMES[n % PROVIDER_NAMES.length] ?? 'stripe'
    const topUp = { user_id, amount_cents, provider, network: null }
    const { payment_id } = await beginTopUp(context, topUp, Date.now())
    const reader = { user_id, language: 'en', mailbox: null } as const
    const { ref } = await refreshPayment(context, reader, payment_id)
    const way = ways[n % ways.length] ?? 'pays'
    const { control }: { control: Control } = standIns[provider]
    control.complete(ref ?? '', { method: METHODS_BY_WAY[provider][way] })
    if (way !== 'fails_later') paid_cents += amount_cents
  }
  const payEach = async (first: number) => {
    for (let n = first; n < PAYMENTS; n += AT_ONCE) await payOne(n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => payEach(n)))
  await killing
  await expect
    .poll(
      async () => {
        await sql`update provider_payment set due_at = now() where due_at > now()`.execute(db)
        return countOpen()
      },
      { timeout: 600_000, interval: 1_000 },
    )
    .toBe(0)
  // Events that were refused during the kills come late, after all payments are final.
  await expect
    .poll(
      async () => {
        // A job whose server was killed several times waits for minutes.
        await sql`update job set run_at = now()
          where task = ${EVENT_TASK} and not is_running and dead_at is null and run_at > now()`.execute(db)
        return countEvents()
      },
      { timeout: 600_000, interval: 1_000 },
    )
    .toBe(0)
  const { rows } = await sql<{ user_id: string; credited_cents: number; recharged_cents: number }>`
    select user_id, sum(amount_cents)::bigint as credited_cents,
      (select sum(arrival_cents)::bigint from recharge where recharge.user_id = provider_payment.user_id) as recharged_cents
    from provider_payment where status = 'credited' group by user_id`.execute(db)
  const states = await db
    .selectFrom('provider_payment')
    .select(['provider', 'status', ({ fn }) => fn.countAll<number>().as('payments')])
    .groupBy(['provider', 'status'])
    .orderBy('provider')
    .orderBy('status')
    .execute()
  const half = PAYMENTS / PROVIDER_NAMES.length
  expect(states.map(({ provider, status, payments }) => `${provider} ${status} ${payments}`)).toEqual(
    ['paypal', 'stripe'].flatMap((name) => [`${name} credited ${half * 0.8}`, `${name} declined ${half * 0.2}`]),
  )
  expect(rows.reduce((sum, { credited_cents }) => sum + credited_cents, 0)).toBe(paid_cents)
  for (const { credited_cents, recharged_cents } of rows) expect(recharged_cents).toBe(credited_cents)
  expect(await audit(db)).toEqual([])
  const accounts = await sharedBalances(db)
  for (const provider of PROVIDER_NAMES) {
    const clearing = accounts.find(({ account }) => account === `clearing:${provider}`)
    expect(clearing?.balance_cents).toBe(standIns[provider].control.ledger().balance)
  }
}, 1_200_000)
