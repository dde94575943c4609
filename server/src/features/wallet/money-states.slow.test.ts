// Tries every event on every state of a withdrawal, a recharge and a refund, through the calls of shopper and operator
// and the timers. Listed moves must lead to the listed state; all others must be refused and change nothing.
import { expect, test } from 'vitest'
import { agreeTo } from '../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund } from '../../../testing/refund-world.ts'
import { aClaim, aWithdrawal, walletOf } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'
import { runDueTimers } from '../order/order-timers.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
const desk = operator.call
const fail = (error: unknown) => {
  throw error
}

type Answer = { code: number; reason?: string | undefined; data?: unknown } | undefined
/**
 * How to create a withdrawal, recharge or refund in each state, the events to try, and the values that a refused event
 * must not change.
 */
type Kind<Thing> = {
  states: Record<string, () => Promise<Thing>>
  events: Record<string, (thing: Thing) => Promise<Answer>>
  stateOf: (thing: Thing) => Promise<string>
  others: (thing: Thing) => Promise<unknown>
}

const REFUSALS = ['state_changed', 'already_audited', 'second_operator_needed']

async function movesOf<Thing>({ states, events, stateOf, others }: Kind<Thing>): Promise<string[]> {
  const moves: string[] = []
  for (const [state, make] of Object.entries(states))
    for (const [event, happen] of Object.entries(events)) {
      const thing = await make()
      const before = { state, others: await others(thing) }
      const answer = await happen(thing)
      const after = { state: await stateOf(thing), others: await others(thing) }
      if (answer?.code === 0)
        expect([REFUSALS.includes(answer.reason ?? ''), after], `${state} ${event}`).toEqual([true, before])
      else if (after.state !== state) moves.push(`${state} ${event} → ${after.state}`)
      else expect(after, `${state} ${event}`).toEqual(before)
    }
  return moves
}

type Mine = { shopper: TestShopper; id: string }

const payout = (extract_id: string, facts: object) =>
  desk('POST /api/admin/extract/payout', { body: { extract_id, ...facts } as never }) // one of three forms
const auditOf = (extract_id: string, facts: object) =>
  desk('POST /api/admin/extract/audit', { body: { extract_id, ...facts } as never }) // one of two forms
const DRAWN: Record<string, (id: string, { call }: TestShopper) => Promise<Answer>> = {
  'pass operator': (id) => auditOf(id, { status: 1 }),
  'refuse operator': (id) => auditOf(id, { status: 2, reason: 'No.' }),
  'cancel shopper': (extract_id, { call }) => call('POST /api/user/extract_cancel', { body: { extract_id } }),
  'send operator': (id) => payout(id, { payout_state: 'sent' }),
  'pay operator': (id) => payout(id, { payout_state: 'done', reference: 'B-1' }),
  'fail operator': (id) => payout(id, { payout_state: 'failed', reason: 'No.' }),
  'fail two': async (id) => {
    const body = { extract_id: id, payout_state: 'failed', reason: 'No.' } as const
    const first = await second.call('POST /api/admin/extract/payout', { body })
    return first.code === 1 && first.data.outcome === 'proposed' ? agreeTo(shop, operator, id) : first
  },
}

/** Creates a withdrawal and applies these events. */
const withdrawalAfter =
  (...events: (keyof typeof DRAWN)[]) =>
  async (): Promise<Mine> => {
    const shopper = await aShopper(shop, { balance_cents: 10_000 })
    const id = await aWithdrawal(shopper)
    for (const event of events) await DRAWN[event]?.(id, shopper)
    return { shopper, id }
  }

test('a withdrawal changes its state only by the listed moves; all other moves are refused', async () => {
  const moves = await movesOf<Mine>({
    states: {
      '0/none': withdrawalAfter(),
      '1/queued': withdrawalAfter('pass operator'),
      '1/sent': withdrawalAfter('pass operator', 'send operator'),
      '1/done': withdrawalAfter('pass operator', 'pay operator'),
      '2/none': withdrawalAfter('refuse operator'),
      '2/cancelled': withdrawalAfter('cancel shopper'),
      '2/failed': withdrawalAfter('pass operator', 'fail operator'),
    },
    events: Object.fromEntries(
      Object.entries(DRAWN).map(([event, happen]) => [event, ({ id, shopper }: Mine) => happen(id, shopper)]),
    ),
    stateOf: async ({ shopper }) => {
      const [row] = (await shopper.call('GET /api/user/extract_log', { query: {} })).data.items
      return `${row?.status}/${row?.payout_state}`
    },
    others: ({ shopper }) => walletOf(shopper),
  })
  expect(moves.sort()).toEqual(
    [
      '0/none pass operator → 1/queued',
      '0/none refuse operator → 2/none',
      '0/none cancel shopper → 2/cancelled',
      '1/queued send operator → 1/sent',
      '1/queued pay operator → 1/done',
      '1/queued fail operator → 2/failed',
      '1/sent pay operator → 1/done',
      '1/queued fail two → 2/failed',
      '1/sent fail two → 2/failed',
    ].sort(),
  )
})

const answerClaim = (recharge_id: string, status: 1 | 2) =>
  desk('POST /api/admin/recharge/audit', {
    body: status === 1 ? { recharge_id, status } : { recharge_id, status, reason: 'No.' },
  })
const claimWithStatus = (status?: 1 | 2) => async (): Promise<Mine> => {
  const shopper = await aShopper(shop)
  const id = await aClaim(shop, shopper)
  if (status) await answerClaim(id, status)
  return { shopper, id }
}

test('a recharge can be approved or refused only once', async () => {
  const moves = await movesOf<Mine>({
    states: { 0: claimWithStatus(), 1: claimWithStatus(1), 2: claimWithStatus(2) },
    events: { pass: ({ id }) => answerClaim(id, 1), refuse: ({ id }) => answerClaim(id, 2) },
    stateOf: async ({ shopper }) =>
      String((await shopper.call('GET /api/user/recharge_log', { query: {} })).data.items[0]?.status),
    others: ({ shopper }) => walletOf(shopper),
  })
  expect(moves).toEqual(['0 pass → 1', '0 refuse → 2'])
})

type Asked = { buyer: TestShopper; order_id: string; refund_id: string }
const PARCEL = { carrier: 'Yamato', tracking_number: '1' }
const answerRefund = (refund_id: string) => ({
  agree: () => desk('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Pier 4' } }),
  refuse: () => desk('POST /api/admin/refund/refuse', { body: { refund_id, reason: 'No.' } }),
  execute: () => desk('POST /api/admin/refund/execute', { body: { refund_id } }),
})
const REFUND: Record<string, (refund: Asked) => Promise<Answer>> = {
  'agree operator': ({ refund_id }) => answerRefund(refund_id).agree(),
  'refuse operator': ({ refund_id }) => answerRefund(refund_id).refuse(),
  'execute operator': ({ refund_id }) => answerRefund(refund_id).execute(),
  'withdraw shopper': ({ buyer, refund_id }) => buyer.call('POST /api/order/refund_withdraw', { body: { refund_id } }),
  'return shopper': ({ buyer, refund_id }) =>
    buyer.call('POST /api/order/refund_return', { body: { refund_id, ...PARCEL } }),
  'lapse timer': async ({ refund_id }) => {
    const past = new Date(Date.now() - 60_000).toISOString()
    await shop.db
      .updateTable('refund')
      .set({ return_until: past })
      .where('refund_id', '=', refund_id)
      .where('return_until', 'is not', null)
      .execute()
    await runDueTimers(shop.db, fail)
    return undefined
  },
}

/** Requests to send a received order back, and applies these events. */
const refundAfter =
  (...events: (keyof typeof REFUND)[]) =>
  async (): Promise<Asked> => {
    const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
    const { refund_id } = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).data
    const refund_request = { buyer, order_id, refund_id }
    for (const event of events) await REFUND[event]?.(refund_request)
    return refund_request
  }

test('a refund and its order change their states only by the listed moves; all other moves are refused', async () => {
  const moves = await movesOf<Asked>({
    states: {
      'applied -4/apply': refundAfter(),
      'agreed -4/refunding': refundAfter('agree operator'),
      'returning -4/refunding': refundAfter('agree operator', 'return shopper'),
      'executed -1/refunded': refundAfter('agree operator', 'return shopper', 'execute operator'),
      'refused 3/none': refundAfter('refuse operator'),
      'withdrawn 3/none': refundAfter('withdraw shopper'),
    },
    events: REFUND,
    stateOf: async ({ buyer, order_id }) => {
      const { status, refund_label, refunds } = await orderOf(buyer, order_id)
      return `${refunds[0]?.state} ${status}/${refund_label}`
    },
    others: ({ buyer }) => walletOf(buyer),
  })
  expect(moves.sort()).toEqual(
    [
      'applied -4/apply agree operator → agreed -4/refunding',
      'applied -4/apply refuse operator → refused 3/none',
      'applied -4/apply withdraw shopper → withdrawn 3/none',
      'agreed -4/refunding refuse operator → refused 3/none',
      'agreed -4/refunding execute operator → executed -1/refunded',
      'agreed -4/refunding return shopper → returning -4/refunding',
      'agreed -4/refunding lapse timer → withdrawn 3/none',
      'returning -4/refunding refuse operator → refused 3/none',
      'returning -4/refunding execute operator → executed -1/refunded',
    ].sort(),
  )
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await audit(shop.db)).toEqual([])
})
