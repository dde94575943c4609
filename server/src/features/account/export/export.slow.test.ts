import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aFormerCustomer } from '../../../../testing/deletion-world.ts'
import { anOrderToRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aShop, aShopper, PASSWORD, PAYMENT_CODE } from '../../../../testing/world.ts'
import { ANONYMISED_TABLES, DELETED_TABLES, SEPARATELY_DELETED_TABLES } from '../deletion/deletion-sql.ts'
import { ROWS_AT_ONCE, SECTIONS } from './export-sql.ts'

const shop = await aShop({ limits: true })
const { db } = shop

const download = (token?: string) =>
  shop.app.inject({
    method: 'GET',
    url: '/api/user/export',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

/** Tables whose contents are elsewhere in the export, or are internal to the server. */
const LEFT_OUT = [
  'payment_code',
  // Whether a mail is due. The export contains what a file said about the shopper: account, addresses and consent.
  'invitation',
  'move_in_line',
  // Events of the last days, and jobs such as mails that wait to be sent: notices, orders and the wallet contain the same facts.
  'event',
  'job',
  // Addresses of browsers at their push services, which belong to sessions.
  'push_subscription',
  'keyed_call',
  // Transactions that operators entered; the exported withdrawals contain those that paid.
  'payout_payment',
  // Declined cards are counted against the abuse of stolen cards. The exported payments contain their outcome.
  'card_decline',
  // The reasons of operators for blocks are not exported, to protect the shop.
  'shopper_block',
  // Goods that an agent proposed. The exported orders contain those that were bought.
  'agent_checkout',
  // The operator who imported the statement that credited a recharge. The export contains the recharge.
  'statement_credit',
  // Internal notes of operators.
  'desk_note',
  // Search words from the names in order addresses. The export contains these addresses.
  'order_name_word',
  'order_find',
  // The table of chats has only message counts.
  'chat',
  // The exported pictures contain the content of these tables.
  'recharge_evidence',
  'refund_attachment',
  'refusal_picture',
  'uploaded_file',
]

test('every table with shoppers’ rows is exported or excluded for a reason', () => {
  const tables = [...SECTIONS.map(({ table }) => table), ...LEFT_OUT].sort()
  expect(tables).toEqual([...DELETED_TABLES, ...SEPARATELY_DELETED_TABLES, ...ANONYMISED_TABLES].sort())
})

test('the export has all the shopper’s data and pictures, and no secrets', async () => {
  const shopper = await aFormerCustomer(shop, await anOperator(shop), 'Zaubermeise')
  const answer = await download(shopper.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  const data = answer.json()
  expect(data.account).toMatchObject({ email: shopper.account, given_name: 'Zaubermeise', mobile: '+819087654321' })
  for (const list of [...SECTIONS.map(({ name }) => name), 'bills', 'pictures'])
    if (
      !/^(chain|card)_/.test(list) &&
      ![
        'order_taxes',
        'order_tax_parts',
        'refunds',
        'refund_items',
        'refund_tax_parts',
        'parcels',
        'parcel_items',
        'parcel_events',
        'corrections',
        'opening_balance',
      ].includes(list)
    )
      expect([list, data[list].length > 0]).toEqual([list, true])
  expect(data.addresses[0]).toMatchObject({ addressee: 'Zaubermeise', country: 'JP' })
  expect(data.orders.map((order: { total_cents: number }) => order.total_cents).sort()).toEqual(
    [1000, 1000, 900].sort(),
  )
  expect(data.pictures[0].picture).toMatch(/^data:image\/webp;base64,UklGR/)
  const { password_hash } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('user_id', '=', shopper.user_id)
    .executeTakeFirstOrThrow()
  for (const secret of [password_hash, shopper.token, PASSWORD, PAYMENT_CODE])
    expect(answer.payload).not.toContain(secret)
  expect(answer.payload).not.toMatch(/(password|token|device)_hash|"mac"|sealed|key_id/)
  expect((await shopper.call('GET /api/user/security')).data.events[0]).toMatchObject({ event: 'data_exported' })
})

test('the export has no rows of other shoppers, and long lists are complete', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const count = ROWS_AT_ONCE * 2 + 1
  for (const { user_id } of [shopper, other])
    await sql`insert into security_event (user_id, event, ip)
      select ${user_id}, 'signed_in', '198.51.100.' || (n % 250) from generate_series(1, ${count}::int) as n`.execute(
      db,
    )
  const { account, security_events } = (await download(shopper.token)).json()
  expect(account.user_id).toBe(shopper.user_id)
  const ids = security_events.map(({ event_id }: { event_id: string }) => event_id)
  expect(ids).toHaveLength(count + 2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('visitors get no export, and a shopper gets at most five exports a day', async () => {
  expect((await download()).statusCode).toBe(401)
  const { token } = await aShopper(shop)
  for (let round = 0; round < 5; round++) expect((await download(token)).headers['content-disposition']).toBeDefined()
  const sixth = await download(token)
  expect(sixth.headers['content-disposition']).toBeUndefined()
  expect(sixth.json()).toMatchObject({ code: 0, reason: 'too_many_tries' })
})

test('if a line was refunded several times, the export contains every refund of the line, also across page boundaries', async () => {
  const operator = await anOperator(shop)
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: [{ price_cents: 1000, quantity: 1 }] })
  const { user_id } = buyer
  const count = ROWS_AT_ONCE + 1
  await sql`with made as (
      insert into refund (user_id, order_id, by_whom, type, amount_cents, freight_cents, takes_goods, restocks, reason,
        explanation, state, resolved_at)
      select ${user_id}, ${order_id}, 'operator', 'refund_only', 1, 0, false, false, 'other', '', 'executed', now()
      from generate_series(1, ${count}::int) returning user_id, refund_id)
    insert into refund_item (user_id, refund_id, order_item_id, quantity, amount_cents, fate)
    select made.user_id, refund_id, order_item_id, 1, 1, 'stays' from made join order_item using (user_id)`.execute(db)
  const { refund_items } = (await download(buyer.token)).json()
  expect(new Set(refund_items.map((item: { refund_id: string }) => item.refund_id)).size).toBe(count)
  expect(refund_items).toHaveLength(count)
})
