// long: one model, with each step that it may take
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askAboutPayments } from '../../server/src/features/wallet/card/card-work.ts'
import { askAboutDisputes } from '../../server/src/features/wallet/card/dispute/dispute-work.ts'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { beginRefund } from '../../server/src/features/wallet/card/refund/card-refund-service.ts'
import { findRefundById, type RefundRow } from '../../server/src/features/wallet/card/refund/card-refund-sql.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { balanceOf } from '../../server/src/ledger/ledger.ts'
import { aBuyer, aPaidOrder } from '../../server/testing/order-world.ts'
import { agreeTo } from '../../server/testing/proposals.ts'
import { draw } from '../../server/testing/wallet-world.ts'
import { randomOf } from './stand-in/world.ts'
import { aRefundShop } from './testing/refund-shop.ts'

const SHOPPERS = 3
const STEPS = 90

/** A failure names its seed; `REFUND_SEED=… npx vitest run card-refund-model` replays it. */
const SEEDS = process.env.REFUND_SEED ? [Number(process.env.REFUND_SEED)] : [1, 2, 3]

type Shop = Awaited<ReturnType<typeof aRefundShop>>
type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Payment = { ref: string; payment_id: string; buyer: Buyer; amount_cents: number }
type Part = { draw_type: string; amount_cents: number; payment_id: string | null }

/** The kinds of events in all sequences, so that the test fails if they become empty. */
const happened = new Set<string>()

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, cents) => sum + cents, 0)

/** A payment that the shop has credited, with the amounts that left it in any way. */
type Credited = {
  payment_id: string
  amount_cents: number
  left_cents: number
  is_old: boolean
  is_blocked: boolean
  is_open: boolean
}

/** The credited payments of a shopper, newest first. Computed here from rows, without the shop's own query. */
async function creditedOf({ db }: Shop, user_id: string): Promise<Credited[]> {
  const { rows: payments } = await sql<{ payment_id: string; amount_cents: number; is_old: boolean }>`
    select payment_id, amount_cents, credited_at < now() - interval '180 days' as is_old from provider_payment
    where user_id = ${user_id} and status = 'credited' order by credited_at desc, payment_id desc`.execute(db)
  const withdrawals = await db.selectFrom('withdrawal').selectAll().where('user_id', '=', user_id).execute()
  const disputes = await db.selectFrom('provider_dispute').selectAll().where('user_id', '=', user_id).execute()
  const refunds = await db.selectFrom('provider_refund').selectAll().where('user_id', '=', user_id).execute()
  return payments.map((payment) => {
    const isOwn = (row: { payment_id: string | null }) => row.payment_id === payment.payment_id
    const returned = withdrawals
      .filter((row) => isOwn(row) && row.draw_type === 'card' && row.status !== 'refused')
      .map(({ amount_cents }) => amount_cents)
    const disputed = disputes
      .filter((row) => isOwn(row) && row.status !== 'won')
      .map(({ withheld_cents, amount_minor }) => Math.max(withheld_cents, amount_minor))
    const refused = refunds.filter((row) => isOwn(row) && row.state === 'refused')
    return {
      ...payment,
      left_cents: payment.amount_cents - sumOf(returned) - sumOf(disputed),
      is_blocked: refused.some(({ way }) => way === null),
      is_open: refused.some(({ way }) => way === 'other'),
    }
  })
}

/** The payments to which a withdrawal has to go back now, newest first. */
const cardMoney = async (shop: Shop, { user_id }: Buyer) =>
  (await creditedOf(shop, user_id)).filter(({ left_cents, is_old, is_open }) => left_cents > 0 && !is_old && !is_open)

/** The parts of a withdrawal by payment, newest first; those whose card refused the money come last, and have to stop it. */
function splitOf(amount_cents: number, payments: readonly Credited[]) {
  const parts = new Map<string, number>()
  let [rest_cents, has_blocked] = [amount_cents, false]
  for (const wanted_blocked of [false, true])
    for (const { payment_id, left_cents, is_blocked } of payments) {
      const part_cents = Math.min(rest_cents, left_cents)
      if (is_blocked !== wanted_blocked || part_cents <= 0) continue
      parts.set(payment_id, part_cents)
      rest_cents -= part_cents
      has_blocked ||= is_blocked
    }
  return { parts, rest_cents, has_blocked }
}

/** After each step: the books are exact, and the provider never gave back more of a payment than was paid in. */
async function expectSound(shop: Shop, payments: readonly Payment[]): Promise<void> {
  expect(await audit(shop.db)).toEqual([])
  for (const { ref, amount_cents } of payments) {
    const refunds = shop.control.refunds(ref).filter(({ status }) => status !== 'failed')
    expect(sumOf(refunds.map(({ amount }) => amount))).toBeLessThanOrEqual(amount_cents)
    // Each refund of the shop is made once.
    const ids = refunds.map(({ metadata }) => metadata?.refund_id)
    expect(new Set(ids).size).toBe(ids.length)
  }
  expect(shop.faults).toEqual([])
}

/** When the shop has heard of everything: its books are those of the provider, except refunds that are on their way. */
async function expectEqual(shop: Shop, payments: readonly Payment[]): Promise<void> {
  const pending = payments
    .flatMap(({ ref }) => shop.control.refunds(ref))
    .filter(({ status }) => status === 'pending')
    .map(({ amount }) => amount)
  expect(await shop.balanceOf('clearing:stripe')).toBe(shop.control.ledger().balance + sumOf(pending))
  const states = await shop.db.selectFrom('provider_refund').select(['refund_ref', 'state']).execute()
  const stateAt = new Map(
    payments.flatMap(({ ref }) => shop.control.refunds(ref)).map(({ id, status }) => [id, status]),
  )
  for (const { refund_ref, state } of states) {
    if (refund_ref === null) continue
    const expected = { succeeded: 'done', failed: 'refused', pending: 'pending' }[String(stateAt.get(refund_ref))]
    expect(state).toBe(expected)
  }
}

test.each(SEEDS)(
  'whatever happens to withdrawals to cards, in whatever order, the books are exact (seed %i)',
  async (seed) => {
    const shop = await aRefundShop({ seed })
    const { db, control, context, operator, second } = shop
    await sql`update amount_limit set amount_cents = 100000000 where name like 'card_%' and name <> 'card_minimum'`.execute(
      db,
    )
    const random = randomOf(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]
    const buyers: Buyer[] = []
    for (let n = 0; n < SHOPPERS; n++) buyers.push(await aBuyer(shop, 9_000))
    const payments: Payment[] = []
    const orders: string[] = []
    const disputes: string[] = []
    const count = (name: string) => void happened.add(name)
    control.setEvents({ duplicate: 0.3, reorder_ms: 30, lose: 0.15 })

    /** The shop hears of everything: by events, and by asking about what was lost. */
    const settle = async () => {
      await control.setOutage('none')
      const fault = (error: unknown) => {
        throw error
      }
      await shop.runWork()
      await sql`update provider_payment set due_at = now() where due_at is not null`.execute(db)
      await askAboutPayments(context, fault)
      await sql`update provider_dispute set ask_at = now() where ask_at is not null`.execute(db)
      await sql`update provider_dispute_reading set read_until = read_until - interval '2 days'`.execute(db)
      await askAboutDisputes(context, fault)
      await sql`update provider_refund set due_at = now() where state = 'done' and due_at is not null`.execute(db)
      await shop.askNow()
      await shop.runWork()
    }

    const topUp = async () => {
      const [buyer, amount_cents] = [oneOf(buyers), 1_000 + below(9_000)]
      if (!buyer) return
      const { ref, payment_id } = await shop.begin(buyer, amount_cents)
      control.complete(ref)
      payments.push({ ref, payment_id, buyer, amount_cents })
    }
    const grow = async () => {
      const payment = oneOf(payments)
      if (random() < 0.6 || !payment) return
      await sql`update provider_payment set credited_at = credited_at - interval '181 days'
      where payment_id = ${payment.payment_id} and status = 'credited'`.execute(db)
    }
    const spend = async () => {
      const buyer = oneOf(buyers)
      const { balance_cents } = buyer ? await balanceOf(db, buyer.user_id) : { balance_cents: 0 }
      if (!buyer || balance_cents < 600) return
      orders.push(await aPaidOrder(shop, buyer, { price_cents: 100 + below(Math.floor(balance_cents / 3)) }))
    }
    const refundOrder = async () => {
      const order_id = oneOf(orders)
      if (order_id === undefined) return
      const { code } = await operator.call('POST /api/admin/order/refund', { body: { order_id, reason: 'Sold out' } })
      if (code === 1) count('order refunded')
    }
    /** Withdraws, and compares the parts with the payments: newest first, each up to its rest, and only the rest to the bank. */
    const withdraw = async () => {
      const buyer = oneOf(buyers)
      if (!buyer) return
      const { balance_cents } = await balanceOf(db, buyer.user_id)
      const amount_cents = Math.min(balance_cents, 1_000 + below(Math.max(1, balance_cents)))
      const expected = splitOf(amount_cents, await cardMoney(shop, buyer))
      const reply = await draw(buyer, { amount_cents })
      if (reply.code !== 1) return count(`withdrawal ${reply.reason}`)
      expect(expected.has_blocked).toBe(false)
      const { rows } = await sql<Part>`select draw_type, amount_cents, payment_id from withdrawal
      where extract_id = any(${reply.data.parts.map(({ extract_id }) => extract_id)}::uuid[])`.execute(db)
      const toCards = rows.filter(({ draw_type }) => draw_type === 'card')
      expect(new Map(toCards.map((part) => [part.payment_id, part.amount_cents]))).toEqual(expected.parts)
      const toBank = rows.filter(({ draw_type }) => draw_type === 'bank')
      expect(sumOf(toBank.map((part) => part.amount_cents))).toBe(expected.rest_cents)
      count(rows.length > 1 && toCards.length < rows.length ? 'withdrawal split' : 'withdrawal')
    }
    const someWithdrawal = async (column: 'status' | 'payout_state', state: string) =>
      oneOf(
        await db
          .selectFrom('withdrawal')
          .selectAll()
          .where(sql.ref(column), '=', state)
          .orderBy('extract_id')
          .execute(),
      )
    const decide = async () => {
      const withdrawal = await someWithdrawal('status', 'auditing')
      if (!withdrawal) return
      const { extract_id } = withdrawal
      const body =
        random() < 0.8 ? { extract_id, status: 1 as const } : { extract_id, status: 2 as const, reason: 'A wrong name' }
      const { data } = await operator.call('POST /api/admin/extract/audit', { body })
      if (data?.outcome === 'proposed') await agreeTo(shop, second, extract_id)
    }
    const cancel = async () => {
      const withdrawal = await someWithdrawal('status', 'auditing')
      const buyer = buyers.find(({ user_id }) => user_id === withdrawal?.user_id)
      if (buyer && withdrawal)
        await buyer.call('POST /api/user/extract_cancel', {
          body: { extract_id: withdrawal.extract_id },
          key: crypto.randomUUID(),
        })
    }
    /** The job asks the provider, which may be away, lose its reply, or make the refund slowly. */
    const work = async () => {
      control.slowRefunds(random() < 0.3)
      const outage = random() < 0.3 ? (['refused', 'error', 'reply_lost'] as const)[below(3)] : undefined
      if (outage) await control.setOutage(outage)
      await shop.askNow()
      await control.setOutage('none')
      if (outage) count('outage')
    }
    /** A server that was killed between the reply of the provider and its commit. */
    const kill = async () => {
      await decide()
      const { rows } = await sql<RefundRow>`select refund_id from provider_refund where state in ('waiting', 'asked')
      order by refund_id limit 1`.execute(db)
      const due = rows[0] && (await findRefundById(db, rows[0].refund_id))
      const refund = due && (await beginRefund(db, due))
      const provider = await providerOf(context, 'stripe')
      if (!refund || !provider) return
      const { refund_id, ref, amount_minor } = refund
      await provider.refundPayment({ refund_id, ref, amount_cents: amount_minor }).catch(() => {})
      count('kill')
      await Promise.all([shop.askNow(), shop.askNow()])
    }
    const end = () => {
      const refund = oneOf(payments.flatMap(({ ref }) => control.refunds(ref)))
      if (!refund) return
      if (random() < 0.5) return control.endRefund(refund.id)
      count('refund failed')
      control.failRefund(refund.id)
    }
    /** Operators decide about a refused refund: to the card again by one, or another way by two. */
    const openWay = async () => {
      const { data } = await operator.call('GET /api/admin/provider/refunds', { query: { state: 'undecided' } })
      const refused = oneOf(data.items)
      if (!refused) return
      const { refund_id } = refused
      const way = random() < 0.5 ? ('card' as const) : ('other' as const)
      const reply = await operator.call('POST /api/admin/provider/refund_way', {
        body: { refund_id, way, reason: 'The card is closed' },
      })
      if (reply.data?.outcome === 'proposed') await agreeTo(shop, second, refund_id)
      count(`way ${way}`)
    }
    const dispute = () => {
      const payment = oneOf(payments)
      if (!payment || control.disputes(payment.ref).length > 1) return
      const part = random() < 0.5 ? { amount: 1 + below(payment.amount_cents) } : {}
      disputes.push(control.openDispute(payment.ref, { ...part, is_inquiry: random() < 0.2 }))
    }
    const endDispute = () => {
      const dispute_ref = oneOf(disputes)
      if (dispute_ref) oneOf([control.winDispute, control.winDispute, control.loseDispute])?.(dispute_ref)
    }
    const payOut = async () => {
      const { rows } = await sql<{ extract_id: string }>`select extract_id from withdrawal
      where draw_type = 'bank' and payout_state = 'queued' order by extract_id limit 1`.execute(db)
      const extract_id = rows[0]?.extract_id
      if (extract_id === undefined) return
      const to = 'POST /api/admin/extract/payout'
      await operator.call(to, { body: { extract_id, payout_state: 'sent' } })
      await operator.call(to, { body: { extract_id, payout_state: 'done', reference: `HB-${below(1_000_000)}` } })
    }
    const repeat = () => {
      const event_ref = oneOf(control.eventRefs())
      if (event_ref) control.sendAgain(event_ref)
    }
    const steps = [
      ...[topUp, topUp, topUp, grow, spend, refundOrder, refundOrder],
      ...[withdraw, withdraw, withdraw, withdraw, withdraw, decide, decide, decide, decide, cancel, payOut],
      ...[work, kill, kill, end, end, openWay, openWay, dispute, endDispute, endDispute, repeat],
    ]
    for (let step = 0; step < STEPS; step++) {
      const run = oneOf(steps)
      await run?.()
      if (random() < 0.15) await settle()
      await expectSound(shop, payments)
      if (step % 15 === 14) {
        await settle()
        await expectEqual(shop, payments)
      }
    }
    for (const { ref } of payments) for (const { id } of control.refunds(ref)) control.endRefund(id)
    await settle()
    await expectEqual(shop, payments)
    await expectSound(shop, payments)
    expect(payments.length).toBeGreaterThan(2)
  },
)

test.skipIf(process.env.REFUND_SEED)('the sequences contain what can go wrong', () => {
  const wanted = ['withdrawal', 'withdrawal split', 'kill', 'outage', 'refund failed', 'order refunded']
  expect([...happened]).toEqual(expect.arrayContaining(wanted))
})
