import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { requestRefund } from '../../../../testing/refund-world.ts'
import { replacedMigrations } from '../../../../testing/schema/before-baseline.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { migrate } from '../../../db/migration/migrate.ts'
import { proposal_kinds } from '../../../proposal-kinds.ts'
import { hasChanged } from './proposal-read-service.ts'

const replaced = replacedMigrations()
const before = mkdtempSync(join(tmpdir(), 'sampan-before-'))
afterAll(() => rmSync(before, { recursive: true, force: true }))

/** Creates a database of the earlier version that stored the first of two approvals in the audited rows. */
async function anOldDatabase() {
  const db = await testDatabase({ is_empty: true })
  for (const file of readdirSync(replaced).filter((name) => name < '200'))
    cpSync(join(replaced, file), join(before, file))
  await migrate(db, before)
  return db
}

test('the migration turns first approvals into open proposals that can be carried out, and complete approvals into history', async () => {
  const db = await anOldDatabase()
  const operators = `('a@shop.example', 'x', '{finance}', null), ('b@shop.example', 'x', '{finance}', null),
    ('c@shop.example', 'x', '{finance}', now())`
  await sql
    .raw(`
    insert into operator (account, password_hash, roles, blocked_at) values ${operators};
    insert into user_account (account, password_hash, family_name, given_name) values ('robin@example.com', 'x', 'R', 'R');
    insert into bank_account (bank_name, account_name, account_number, swift, country, position, note)
      values ('Bank', 'Shop', '1', 'S', 'JP', 1, '{}');
    create function who(text) returns uuid language sql as $$ select operator_id from operator where account = $1 || '@shop.example' $$;
    insert into recharge (user_id, method, bank_account_id, amount_cents, first_operator_id, first_arrival_cents, status,
        arrival_cents, audited_by, audited_at)
      select user_id, 'manual', bank_account_id, 200000, who(first), 150000, status, arrival, who(audited), audited_at
      from user_account, bank_account, (values ('a', 0, null, null, null), ('c', 0, null, null, null),
        ('a', 1, 150000, 'b', now())) as said (first, status, arrival, audited, audited_at);
    insert into withdrawal (user_id, draw_type, amount_cents, service_charge_cents, net_cents, network, token, address,
        first_operator_id, failure_operator_id, status, payout_state, audited_by, audited_at)
      select user_id, 'chain', 150000, 100, 149900, 'demo', 'usdt', 'x', who(first), who(failed), status, state, who(audited),
        audited_at
      from user_account, (values ('a', null, 0, 'none', null, null), ('a', 'b', 1, 'sent', 'b', now()))
        as said (first, failed, status, state, audited, audited_at);
    insert into desk_log (operator_id, action, ref_type, ref_id, details) select who('b'), 'payout_failed_agreed', 'withdrawal',
      extract_id::text, '{"reason": "No such address"}' from withdrawal where failure_operator_id is not null;`)
    .execute(db)
  await migrate(db, replaced)
  await migrate(db)
  const found = await db
    .selectFrom('desk_proposal')
    .innerJoin('operator', 'operator_id', 'proposed_by')
    .select(['kind', 'state', 'account', 'reason', 'body', 'changes'])
    .orderBy('kind')
    .orderBy('state')
    .execute()
  expect(found.map(({ kind, state, account, reason }) => [kind, state, account, reason])).toEqual([
    ['payout_failed', 'open', 'b@shop.example', 'No such address'],
    ['recharge_pass', 'carried_out', 'a@shop.example', null],
    ['recharge_pass', 'open', 'a@shop.example', null],
    ['withdrawal_pass', 'carried_out', 'a@shop.example', null],
    ['withdrawal_pass', 'open', 'a@shop.example', null],
  ])
  const { keys } = (await aShop()).context
  for (const row of found.filter(({ state }) => state === 'open')) {
    const kind = proposal_kinds.find(({ name }) => name === row.kind)
    expect(kind && (await hasChanged(db, keys, kind, row)), row.kind).toBe(false)
  }
})

test('the migration turns the first approval of a refund into a proposal that a second operator can approve', async () => {
  const shop = await aShop()
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const buyer = await aBuyer(shop)
  const [order_id, asked] = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const { refund_id } = (await requestRefund(shop, buyer, asked)).data
  const gone = await anOperator(shop)
  const unheard = (await requestRefund(shop, buyer, await aPaidOrder(shop, buyer))).data.refund_id
  await sql`update operator set blocked_at = now() where operator_id = ${gone.operator_id}`.execute(shop.db)
  await sql`update refund set state = 'agreed', agreed_by = case when refund_id = ${refund_id}::uuid
      then ${first.operator_id}::uuid else ${gone.operator_id}::uuid end
    where refund_id in (${refund_id}, ${unheard})`.execute(shop.db)
  await sql`update shop_order set refund_label = 'refunding' where refund_label = 'apply'`.execute(shop.db)
  const { items, paid_cents } = (await buyer.call('GET /api/order/detail', { query: { order_id } })).data
  const pieces = items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  const input = JSON.stringify({ amount_cents: paid_cents, items: pieces, goods_back: true })
  await sql`create table refund_first_word (user_id uuid, order_id uuid, operator_id uuid, wish jsonb, created_at timestamptz)`.execute(
    shop.db,
  )
  await sql`insert into refund_first_word values (${buyer.user_id}, ${order_id}, ${first.operator_id}, ${input}::jsonb, now())`.execute(
    shop.db,
  )
  for (const name of ['202-refund-proposals.sql', '220-half-agreed-refunds.sql'])
    await sql.raw(readFileSync(join(import.meta.dirname, '../../../../migrations', name), 'utf8')).execute(shop.db)
  const rows = await shop.db.selectFrom('desk_proposal').selectAll().execute()
  expect(rows.map(({ ref_id }) => ref_id).toSorted()).toEqual([order_id, refund_id].toSorted())
  for (const row of rows) {
    const kind = proposal_kinds.find(({ name }) => name === row.kind)
    expect(kind && (await hasChanged(shop.db, shop.context.keys, kind, row)), row.kind).toBe(false)
  }
  const read = async (id: string) =>
    (await second.call('GET /api/admin/refund/detail', { query: { refund_id: id } })).data
  const asked_for = { state: 'applied', agreed_by: null }
  expect([await read(refund_id), await read(unheard)]).toMatchObject([asked_for, asked_for])
  expect((await second.call('POST /api/admin/refund/agree', { body: { refund_id: unheard } })).data.state).toBe(
    'executed',
  )
  expect(await agreeTo(shop, second, refund_id)).toMatchObject({ code: 1 })
  expect((await buyer.call('GET /api/order/detail', { query: { order_id: asked } })).data.refunds).toMatchObject([
    { state: 'executed' },
  ])
  expect((await agreeTo(shop, second, order_id)).code).toBe(1)
  expect((await buyer.call('GET /api/order/detail', { query: { order_id } })).data.status).toBe(-1)
})
