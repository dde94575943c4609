import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LedgerModel, type ModelEvent, type Outcome } from '../../testing/ledger-model.ts'
import { run, testLedger } from '../../testing/ledger-world.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { audit, makeCheckpoint, runQuickAudit, summedBalanceOf } from './audit.ts'
import { balanceOf } from './ledger.ts'
import { completion, paymentOf, refundFromEscrow } from './order-flows.ts'
import { correction, rechargePassed, writeOff } from './receivable-flows.ts'
import type { Transfer } from './transfer.ts'
import { holdForWithdrawal, postWithdrawal, voidWithdrawal, type Withdrawal } from './withdrawal-flows.ts'

const SHOPPERS = 3
/** A failure prints its seed; `LEDGER_SEED=… npx vitest run ledger-model` replays it. */
const seed = process.env.LEDGER_SEED ? { seed: Number(process.env.LEDGER_SEED) } : {}

const db = await testLedger({ max: 24 })

const who = fc.nat(SHOPPERS - 1)
const which = fc.nat(5)
const amount_cents = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10_000 }))
const happening: fc.Arbitrary<ModelEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('recharge' as const), who, amount_cents }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pay' as const), who, amount_cents }) },
  fc.record({ what: fc.constant('correct' as const), who, amount_cents }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('withdraw' as const),
      who,
      amount_cents,
      service_charge_cents: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('send' as const, 'pay out' as const, 'give back' as const), which }),
  },
  fc.record({ what: fc.constantFrom('complete' as const, 'write off' as const), which }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), which, amount_cents }) },
)

type Flow = (tx: Tx) => Transfer[] | Promise<Transfer[]>

/**
 * The model's counterpart on the real ledger. Like the model, it remembers orders and withdrawals as they are created.
 */
class Shop {
  readonly user_ids = Array.from({ length: SHOPPERS }, () => randomUUID())
  readonly orders: { order_id: string; user_id: string }[] = []
  readonly withdrawals: Withdrawal[] = []

  user(index: number): string {
    const user_id = this.user_ids[index]
    if (!user_id) throw new RangeError(`no shopper ${index}`)
    return user_id
  }

  /**
   * Returns the transfers of an event, and a function that remembers the created order or withdrawal.
   * @param left_cents money of the order in escrow, if the event has an order
   * @param open withdrawals that a correction can void
   */
  flowOf(event: ModelEvent, left_cents: number, open: number[] = []): { flow: Flow; remember?: () => void } {
    switch (event.what) {
      case 'recharge': {
        const passed = { recharge_id: randomUUID(), user_id: this.user(event.who), arrival_cents: event.amount_cents }
        return { flow: (tx) => rechargePassed(tx, { ...passed, from: 'external:bank' }) }
      }
      case 'pay': {
        const order = { order_id: randomUUID(), user_id: this.user(event.who) }
        const flow = () => [paymentOf({ ...order, amount_cents: event.amount_cents })]
        return { flow, remember: () => this.orders.push(order) }
      }
      case 'correct': {
        const input = { correction_id: randomUUID(), user_id: this.user(event.who), amount_cents: event.amount_cents }
        const stopped = open.flatMap((index) => this.withdrawals[index] ?? [])
        return { flow: (tx) => correction(tx, { ...input, to: 'external:bank', open: stopped }) }
      }
      case 'withdraw': {
        const { amount_cents: net_cents, service_charge_cents } = event
        const of = { withdrawal_id: randomUUID(), user_id: this.user(event.who) }
        const withdrawal = { ...of, net_cents, service_charge_cents, to: 'external:bank' } as const
        return {
          flow: (tx) => holdForWithdrawal(tx, withdrawal),
          remember: () => this.withdrawals.push(withdrawal),
        }
      }
      case 'write off': {
        const debt = { write_off_id: randomUUID(), user_id: this.user(event.which) }
        return { flow: async (tx) => [await writeOff(tx, debt)] }
      }
      default:
        return { flow: this.#laterFlowOf(event, left_cents) }
    }
  }

  #laterFlowOf(
    event: Extract<ModelEvent, { what: 'send' | 'pay out' | 'give back' | 'complete' | 'refund' }>,
    left_cents: number,
  ): Flow {
    if (event.what === 'send') return () => []
    if (event.what === 'pay out' || event.what === 'give back') {
      const withdrawal = this.withdrawals[event.which]
      if (!withdrawal) throw new RangeError(`no withdrawal ${event.which}`)
      return (tx) => (event.what === 'pay out' ? postWithdrawal(withdrawal) : voidWithdrawal(tx, withdrawal))
    }
    const order = this.orders[event.which]
    if (!order) throw new RangeError(`no order ${event.which}`)
    if (event.what === 'complete') return () => [completion({ ...order, amount_cents: left_cents })]
    const refund = {
      user_id: order.user_id,
      ref_type: 'refund',
      ref_id: randomUUID(),
      amount_cents: event.amount_cents,
    }
    return (tx) => refundFromEscrow(tx, refund)
  }
}

const happen = async (flow: Flow): Promise<Outcome> => {
  try {
    return (await run(db, flow)) > 0 ? 'moved' : 'no such thing'
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

const sharedBalances = async (codes: string[]) =>
  Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await summedBalanceOf(db, code)] as const)))

const differences = (now: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(now).map(([code, balance]) => [code, balance - (before[code] ?? 0)]))

async function compare(events: ModelEvent[]): Promise<void> {
  const [model, shop] = [new LedgerModel(SHOPPERS), new Shop()]
  const shared_codes = Object.keys(model.shared)
  const before = await sharedBalances(shared_codes)
  for (const [index, event] of events.entries()) {
    const left_cents = 'which' in event ? (model.orders[event.which]?.left_cents ?? 0) : 0
    const open = event.what === 'correct' ? model.stoppable(event.who) : []
    const expected = model.happen(event)
    if (expected === 'no such thing') continue
    const { flow, remember } = shop.flowOf(event, left_cents, open)
    expect(await happen(flow), `${index}: ${event.what}`).toBe(expected)
    if (expected === 'moved') remember?.()
    expect(await Promise.all(shop.user_ids.map((user_id) => balanceOf(db, user_id)))).toEqual(model.wallets)
  }
  await makeCheckpoint(db)
  expect(differences(await sharedBalances(shared_codes), before)).toEqual(model.shared)
  expect(await audit(db)).toEqual([])
}

test('after any sequence of events the ledger equals the model, and the audit finds no problems', async () => {
  const sequences = fc.array(happening, { minLength: 1, maxLength: 40 })
  await fc.assert(fc.asyncProperty(sequences, compare), { numRuns: 40, ...seed })
})

/**
 * The flows of an event, if they depend on no other event, so that any number of workers can run them concurrently. An
 * order is paid and completed, a withdrawal is made and posted or voided. Events that need an earlier event have no
 * flows.
 */
function flowsOf(shop: Shop, event: ModelEvent): Flow[] {
  if (!('who' in event)) return []
  const { flow, remember } = shop.flowOf(event, 0)
  remember?.()
  if (event.what === 'pay') {
    const which = shop.orders.length - 1
    return [flow, shop.flowOf({ what: 'complete', which }, event.amount_cents).flow]
  }
  if (event.what === 'withdraw') {
    const which = shop.withdrawals.length - 1
    const what = event.service_charge_cents % 2 ? 'pay out' : 'give back'
    return [flow, shop.flowOf({ what, which }, 0).flow]
  }
  return [flow]
}

test('every audit finds the ledger intact while sixteen workers post concurrently', async () => {
  const lanes = fc.array(fc.array(happening, { minLength: 5, maxLength: 15 }), { minLength: 16, maxLength: 16 })
  let moved = 0
  const mix = async (events_of_lanes: ModelEvent[][]) => {
    const shop = new Shop()
    const running = events_of_lanes.map(async (events) => {
      for (const event of events) {
        for (const flow of flowsOf(shop, event)) {
          if ((await happen(flow)) !== 'moved') break
          moved += 1
        }
      }
    })
    let is_committed = false
    const looking = (async () => {
      while (!is_committed) {
        expect(await runQuickAudit(db)).toEqual([])
        await makeCheckpoint(db)
      }
    })()
    await Promise.all(running).finally(() => {
      is_committed = true
    })
    await looking
    expect(await audit(db)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(lanes, mix), { numRuns: 6, endOnFailure: true, ...seed })
  expect(moved).toBeGreaterThan(100)
})
