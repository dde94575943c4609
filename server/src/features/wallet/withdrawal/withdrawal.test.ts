import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aWithdrawal, CARD_NUMBER, draw, walletOf } from '../../../../testing/wallet-world.ts'
import { aShop, aShopper, PAYMENT_CODE, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit } from '../../../ledger/audit.ts'
import { post } from '../../../ledger/ledger.ts'
import { correction } from '../../../ledger/receivable-flows.ts'

const shop = await aShop()
const WRONG_CODE = '493716'

const cancel = ({ call }: TestShopper, extract_id: string, key: string = randomUUID()) =>
  call('POST /api/user/extract_cancel', { key, body: { extract_id } })
const logOf = async ({ call }: TestShopper, query: object = {}) =>
  (await call('GET /api/user/extract_log', { query })).data

test('when a withdrawal is requested, its amount and charge are held immediately', async () => {
  const shopper = await aShopper(shop, { balance_cents: 12_000 })
  expect((await shopper.call('GET /api/user/extract')).data).toEqual({
    balance_cents: 12_000,
    receivable_cents: 0,
    is_disputed: false,
    cards: [],
    minimum_cents: 1000,
    maximum_cents: 5_000_000,
    charges: { bank: { rate_bp: 0, fixed_cents: 300 }, chain: { rate_bp: 0, fixed_cents: 100 } },
    networks: [],
    earlier_addresses: [],
    waits_until: null,
    has_payment_code: true,
    payment_code_length: 6,
    email_verified: true,
    locked_until: null,
  })
  const { data } = await draw(shopper, { bank_card_number: '6222 0212-3456 7890 123' })
  expect(data).toMatchObject({ extract_id: expect.any(String), status: 0, service_charge_cents: 300, net_cents: 4700 })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 7000, held_cents: 5000 })
  const { items, total } = await logOf(shopper)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    extract_id: data.extract_id,
    amount_cents: 5000,
    net_cents: 4700,
    bank_name: 'Harbour Bank',
    bank_card_number: '0123',
    account_name: 'Mei Lin',
    status: 0,
    payout_state: 'none',
  })
  const bills = (await shopper.call('GET /api/user/bill', { query: {} })).data.items
  expect(bills[0]).toMatchObject({ kind: 'withdrawal', state: 'held', amount_cents: -5000, ref_id: data.extract_id })
})

test('a full card number appears neither in the database nor in a reply', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const answer = await draw(shopper)
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t
      where t::text like ${`%${CARD_NUMBER}%`}
        or t::text like ${`%${Buffer.from(CARD_NUMBER).toString('hex')}%`}`.execute(shop.db)
    expect(rows, name).toEqual([])
  }
  const text = JSON.stringify([answer, await logOf(shopper), await cancel(shopper, answer.data.extract_id)])
  expect(text).not.toContain(CARD_NUMBER.slice(0, -4))
})

test.each([
  [0, 'extract_not_positive'],
  [-5000, 'extract_not_positive'],
  [999, 'extract_minimum'],
  [5_000_001, 'extract_maximum'],
  [Number.MAX_SAFE_INTEGER, 'extract_maximum'],
  [10_001, 'extract_over_balance'],
])('%i cents: %s', async (amount_cents, reason) => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  expect(await draw(shopper, { amount_cents })).toMatchObject({ code: 0, reason, field: 'amount_cents' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  expect((await logOf(shopper)).total).toBe(0)
})

test('a withdrawal whose amount does not exceed the charge is refused', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const setCharge = (amount_cents: number) =>
    shop.db.updateTable('amount_limit').set({ amount_cents }).where('name', '=', 'extract_bank_fixed').execute()
  await setCharge(5000)
  expect(await draw(shopper, { amount_cents: 5000 })).toMatchObject({ reason: 'extract_not_positive' })
  await setCharge(300)
})

test.each([
  [{ bank_card_number: '12345' }, 400],
  [{ bank_card_number: '6222 0212 abcd' }, 400],
  [{ bank_name: ' ' }, 400],
  [{ account_name: '' }, 400],
  [{ amount_cents: 1000.5 }, 400],
])('a withdrawal with %o is answered %i', async (fields, status) => {
  expect((await draw(await aShopper(shop, { balance_cents: 10_000 }), fields)).status).toBe(status)
})

test('the whole balance can be withdrawn, also to an IBAN', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const bank_card_number = 'de89 3704 0044 0532 0130 00'
  expect((await draw(shopper, { amount_cents: 10_000, bank_card_number })).data).toMatchObject({ net_cents: 9700 })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 10_000 })
})

test('if two withdrawals are requested at the same time and the balance covers one, only one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await aShopper(shop, { balance_cents: 9000 })
    const answers = await Promise.all([draw(shopper), draw(shopper)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'extract_over_balance')).toHaveLength(1)
    expect(await walletOf(shopper)).toEqual({ balance_cents: 4000, held_cents: 5000 })
  }
})

test('eight requests with one Idempotency-Key create one withdrawal; the same key with another body is refused', async () => {
  const shopper = await aShopper(shop, { balance_cents: 100_000 })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => draw(shopper, {}, key)))
  expect(new Set(answers.map(({ data }) => data.extract_id)).size).toBe(1)
  expect(await walletOf(shopper)).toEqual({ balance_cents: 95_000, held_cents: 5000 })
  expect(await draw(shopper, { amount_cents: 6000 }, key)).toMatchObject({ reason: 'idempotency_key_reused' })
  expect(await draw(shopper, { payment_code: WRONG_CODE }, key)).toMatchObject({ reason: 'idempotency_key_reused' })
})

test('wrong payment codes are counted, and the fifth wrong entry locks the payment code', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const tries = await Promise.all(Array.from({ length: 8 }, () => draw(shopper, { payment_code: WRONG_CODE })))
  expect(tries.filter(({ reason }) => reason === 'payment_code_wrong')).toHaveLength(4)
  expect(tries.filter(({ reason }) => reason === 'payment_code_locked')).toHaveLength(4)
  expect(await draw(shopper)).toMatchObject({ reason: 'payment_code_locked', retry_at: expect.any(String) })
  expect((await shopper.call('GET /api/user/extract')).data.locked_until).toEqual(expect.any(String))
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
})

test('a withdrawal without a payment code or from a blocked account is refused', async () => {
  const [bare, blockedShopper] = [
    await aShopper(shop, { balance_cents: 10_000, payment_code: null }),
    await aShopper(shop, { balance_cents: 10_000 }),
  ]
  expect(await draw(bare)).toMatchObject({ reason: 'payment_code_missing' })
  const blocked_at = new Date().toISOString()
  await shop.db.updateTable('user_account').set({ blocked_at }).where('user_id', '=', blockedShopper.user_id).execute()
  expect((await draw(blockedShopper)).status).toBe(401)
})

test.each([
  'password_recovered',
  'payment_code_set',
  'payment_code_changed',
  'payment_code_recovered',
  'email_changed',
] as const)('withdrawals wait 24 hours after %s', async (event) => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const { user_id } = shopper
  await shop.db.insertInto('security_event').values({ user_id, event, ip: null }).execute()
  const refusal = await draw(shopper)
  expect(refusal).toMatchObject({ reason: 'extract_waits' })
  const wait_ms = Date.parse(refusal.retry_at ?? '') - Date.now()
  expect(wait_ms).toBeGreaterThan(23.9 * 3_600_000)
  expect(wait_ms).toBeLessThanOrEqual(24 * 3_600_000)
  expect((await shopper.call('GET /api/user/extract')).data.waits_until).toBe(refusal.retry_at)
  const created_at = new Date(Date.now() - 24 * 3_600_000).toISOString()
  await shop.db.updateTable('security_event').set({ created_at }).where('user_id', '=', user_id).execute()
  expect((await draw(shopper)).code).toBe(1)
})

test('after the payment code is changed, withdrawals have to wait; after a wrong payment code they do not', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  await draw(shopper, { payment_code: WRONG_CODE })
  expect((await draw(shopper)).code).toBe(1)
  const fresh = { payment_code: '815293', confirm_payment_code: '815293', old_payment_code: PAYMENT_CODE }
  await shopper.call('POST /api/user/resetPay', { body: { ...fresh, password: 'correct-horse' } })
  expect(await draw(shopper, { payment_code: '815293' })).toMatchObject({ reason: 'extract_waits' })
})

test('a shopper with a debt cannot withdraw', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const wrong = { correction_id: randomUUID(), user_id: shopper.user_id, amount_cents: 15_000 }
  await transaction(shop.db, async (tx) => post(tx, 'test', await correction(tx, { ...wrong, to: 'external:bank' })))
  expect((await shopper.call('GET /api/user/extract')).data).toMatchObject({ receivable_cents: 5000 })
  expect(await draw(shopper)).toMatchObject({ reason: 'receivable_open' })
})

test('if a waiting withdrawal is cancelled several times, the money returns once', async () => {
  const [shopper, other] = [await aShopper(shop, { balance_cents: 10_000 }), await aShopper(shop)]
  const extract_id = await aWithdrawal(shopper)
  expect((await cancel(other, extract_id)).status).toBe(404)
  expect((await cancel(shopper, randomUUID())).status).toBe(404)
  const key = randomUUID()
  const [one, again] = await Promise.all([cancel(shopper, extract_id, key), cancel(shopper, extract_id, key)])
  expect(one.data).toMatchObject({ extract_id, status: 2, payout_state: 'cancelled', audit_reason: null })
  expect(again.data).toEqual(one.data)
  expect(await cancel(shopper, extract_id)).toMatchObject({ reason: 'already_audited' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  expect((await logOf(other)).items).toEqual([])
})

test('a shopper’s list of withdrawals is sorted newest first and can be filtered by state and paged by number or cursor', async () => {
  const shopper = await aShopper(shop, { balance_cents: 100_000 })
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.unshift(await aWithdrawal(shopper))
  await cancel(shopper, ids[2] ?? '')
  expect((await logOf(shopper, { status: '2' })).items.map(({ extract_id }) => extract_id)).toEqual([ids[2]])
  expect((await logOf(shopper, { status: '0' })).total).toBe(4)
  const first = await logOf(shopper, { page_size: 2 })
  const second = await logOf(shopper, { page_size: 2, page: 2, cursor: first.next_cursor ?? '' })
  const third = await logOf(shopper, { page_size: 2, page: 3, cursor: second.next_cursor ?? '' })
  expect([first, second, third].flatMap(({ items }) => items.map(({ extract_id }) => extract_id))).toEqual(ids)
  expect(third.next_cursor).toBeNull()
  const byNumber = await logOf(shopper, { page_size: 2, page: 2 })
  expect(byNumber.items).toEqual(second.items)
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await audit(shop.db)).toEqual([])
})
