import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { agreeTo, openProposal } from '../../../../testing/proposals.ts'
import { aClaim, aWithdrawal, balanceIn } from '../../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { revisionOf } from '../../../http/revision.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'

// Tests decisions on proposed audits of each kind: concurrent decisions, a crash of the server during a decision, and
// operators of other roles.

const shop = await aShop()
const first = await anOperator(shop, { roles: ['finance'] })
const deciders = [await anOperator(shop, { roles: ['finance'] }), await anOperator(shop, { roles: ['finance'] })]
const [second = first, third = first] = deciders
const ABOVE_CENTS = 100_001

/** Makes a proposal. @returns the id of its subject, and whether it has been carried out. */
const KINDS: Record<string, () => Promise<{ shopper: TestShopper; ref_id: string; isDone: () => Promise<boolean> }>> = {
  'a recharge': async () => {
    const shopper = await aShopper(shop)
    const ref_id = await aClaim(shop, shopper, ABOVE_CENTS)
    await first.call('POST /api/admin/recharge/audit', { body: { recharge_id: ref_id, status: 1 } })
    return { shopper, ref_id, isDone: async () => (await balanceIn(shopper)) === ABOVE_CENTS }
  },
  'a withdrawal': async () => {
    const shopper = await aShopper(shop, { balance_cents: ABOVE_CENTS })
    const ref_id = await aWithdrawal(shopper, ABOVE_CENTS)
    await first.call('POST /api/admin/extract/audit', { body: { extract_id: ref_id, status: 1 } })
    const state = async () =>
      (await second.call('GET /api/admin/extract/detail', { query: { extract_id: ref_id } })).data.payout_state
    return { shopper, ref_id, isDone: async () => (await state()) === 'queued' }
  },
  'money back': async () => {
    const shopper = await aBuyer(shop)
    const order_id = await aPaidOrder(shop, shopper, { price_cents: 5000 })
    await sql`update amount_limit set amount_cents = 1000 where name = 'refund_second_operator'`.execute(shop.db)
    await first.call('POST /api/admin/order/refund', { body: { order_id, reason: 'Sold out' } })
    const status = async () => (await shopper.call('GET /api/order/detail', { query: { order_id } })).data.status
    return { shopper, ref_id: order_id, isDone: async () => (await status()) === -1 }
  },
}
const kinds = Object.entries(KINDS)

test.each(kinds)('if several operators approve %s at the same time, it happens once', async (_, begin) => {
  for (let round = 0; round < 4; round++) {
    const { ref_id, isDone } = await begin()
    const proposal_id = await openProposal(shop, ref_id)
    const body = { proposal_id, agrees: true } as const
    const answers = await Promise.all(
      [second, third, second, third].map(({ call }) => call('POST /api/admin/proposal/decide', { body })),
    )
    expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual([
      'done',
      ...Array(3).fill('state_changed'),
    ])
    expect([await isDone(), (await actionsOn(shop, ref_id)).length]).toEqual([true, 1])
  }
  expect(await auditBooks(shop.db)).toEqual([])
})

test.each(kinds)(
  'if the server crashes during the approval of %s, nothing changes, and another operator can approve it',
  async (_, begin) => {
    const { shopper, ref_id, isDone } = await begin()
    const dying = await transaction(shop.db, async (tx) => {
      await lockShopper(tx, shopper.user_id)
      const answer = agreeTo(shop, second, ref_id)
      // Ends the connection of the decision, which waits for this transaction's lock.
      const end = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(tx)
      await expect.poll(async () => (await end()).rows.length).toBe(1)
      return { answer }
    })
    expect((await dying.answer).status).toBe(503)
    expect([await isDone(), (await actionsOn(shop, ref_id)).length]).toEqual([false, 0])
    expect((await agreeTo(shop, third, ref_id)).code).toBe(1)
    expect(await isDone()).toBe(true)
  },
)

test.each(kinds)(
  'the proposal for %s is hidden from other roles, and ends when its proposer loses the role',
  async (_, begin) => {
    const { ref_id, isDone } = await begin()
    const [owner, packer] = [await anOperator(shop), await anOperator(shop, { roles: ['support', 'catalogue'] })]
    expect((await agreeTo(shop, packer, ref_id)).status).toBe(404)
    const proposal_id = await openProposal(shop, ref_id)
    const { operator_id } = first
    await owner.call('POST /api/admin/operator/roles', {
      body: { operator_id, revision: revisionOf(['finance']), roles: ['support'] },
    })
    const { data } = await owner.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
    expect(data).toMatchObject({ state: 'outdated', outdated_because: 'proposer' })
    await owner.call('POST /api/admin/operator/roles', {
      body: { operator_id, revision: revisionOf(['support']), roles: ['finance'] },
    })
    await sql`update operator_term set since = since - interval '2 days' where operator_id = ${operator_id}`.execute(
      shop.db,
    )
    expect(await isDone()).toBe(false)
  },
)
