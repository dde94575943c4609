import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, revisionOfOrder, stockOf } from '../../../../testing/order-world.ts'
import {
  anOperator,
  aProduct,
  aShop,
  aShopper,
  callerOf,
  deskSessionOf,
  PASSWORD,
  type TestShop,
} from '../../../../testing/world.ts'
import { hashPassword } from '../../../security/passwords.ts'

const shop = await aShop()
const PARCEL = { carrier: 'Thailand Post', tracking_number: 'EX123456789TH' }

const signIn = (at: TestShop, account: string, password: string, remote_address = '127.0.0.1') =>
  callerOf(at)('POST /api/admin/login', { body: { account, password } }, { remote_address })
const actionsOn = async (ref_id: string) =>
  await shop.db
    .selectFrom('desk_log')
    .select(['action', 'details'])
    .where('ref_id', '=', ref_id)
    .orderBy('log_id')
    .execute()

test('sign-in, work and sign-out of an operator are logged', async () => {
  const { account, operator_id } = await anOperator(shop)
  const entered = await signIn(shop, ` ${account.toUpperCase()} `, PASSWORD)
  expect(entered.data).toMatchObject({ operator_id, account, roles: ['owner'], awaits: null })
  const call = callerOf(shop, deskSessionOf(entered))
  expect((await call('GET /api/admin/ledger/audit')).data).toMatchObject({ problems: [], truncated: false })
  expect((await call('POST /api/admin/logout')).code).toBe(1)
  expect((await call('GET /api/admin/ledger/audit')).status).toBe(401)
  expect((await actionsOn(operator_id)).map(({ action }) => action)).toEqual(['signed_in', 'signed_out'])
})

test('a sign-in with a wrong password, as an unknown operator or as a shopper gets the same reply', async () => {
  const [{ account }, shopper] = [await anOperator(shop), await aShopper(shop)]
  const answers = [
    await signIn(shop, account, 'wrong'),
    await signIn(shop, 'nobody@example.com', PASSWORD),
    await signIn(shop, shopper.account, PASSWORD),
  ]
  for (const { status, reason, msg } of answers)
    expect({ status, reason, msg }).toEqual({
      status: 200,
      reason: 'wrong_account_or_password',
      msg: answers[0]?.msg,
    })
})

test('a blocked operator who signs in sees that the account is blocked, and open sessions end', async () => {
  const { account, operator_id, call } = await anOperator(shop)
  const blocked_at = new Date().toISOString()
  await shop.db.updateTable('operator').set({ blocked_at }).where('operator_id', '=', operator_id).execute()
  expect(await signIn(shop, account, PASSWORD)).toMatchObject({ reason: 'account_blocked' })
  expect((await call('GET /api/admin/order/list', { query: {} })).status).toBe(401)
})

test('after ten wrong passwords of an operator, the right password is refused too', async () => {
  const guarded = await aShop({ limits: true })
  const { account } = await anOperator(guarded)
  const guesses = await Promise.all(Array.from({ length: 10 }, () => signIn(guarded, account, 'wrong')))
  expect(guesses.every(({ reason }) => reason === 'wrong_account_or_password')).toBe(true)
  expect(await signIn(guarded, account, PASSWORD)).toMatchObject({
    reason: 'too_many_tries',
    retry_at: expect.any(String),
  })
})

test('twenty wrong passwords from all networks lock an operator’s account for a quarter of an hour, with one log entry', async () => {
  const guarded = await aShop({ limits: true })
  const { account, operator_id } = await anOperator(guarded)
  const guess = (network: number) => signIn(guarded, account, 'wrong', `2001:db8:1:${network.toString(16)}::7`)
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, network) => guess(network)))
  expect(guesses.filter(({ reason }) => reason === 'wrong_account_or_password')).toHaveLength(20)
  expect(guesses.filter(({ reason }) => reason === 'too_many_tries')).toHaveLength(40)
  const refused = await signIn(guarded, account, PASSWORD, '203.0.113.9')
  expect(refused).toMatchObject({ reason: 'too_many_tries' })
  const wait_ms = Date.parse(refused.retry_at ?? '') - Date.now()
  expect(wait_ms).toBeGreaterThan(14 * 60_000)
  expect(wait_ms).toBeLessThanOrEqual(15 * 60_000)
  const logged = await guarded.db
    .selectFrom('desk_log')
    .select(['action', 'details'])
    .where('ref_id', '=', operator_id)
    .execute()
  expect(logged).toEqual([{ action: 'sign_in_locked', details: { ip: expect.stringMatching(/^2001:db8:1:/) } }])
  // Sign-in on the server's own machine is not affected by the lock.
  expect((await signIn(guarded, account, PASSWORD)).code).toBe(1)
})

test('the demo operator, whose password is public, can sign in only on the server’s own machine', async () => {
  const account = `demo-${randomUUID()}@example.com`
  const password_hash = await hashPassword(PASSWORD)
  await shop.db.insertInto('operator').values({ account, password_hash, is_demo: true }).execute()
  const refused = { reason: 'wrong_account_or_password' }
  const proxied: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-proto': 'https' },
    { host: 'shop.example.com' },
  ]
  const enter = (name: string, options: { remote_address?: string; headers?: Record<string, string> }) =>
    callerOf(shop)('POST /api/admin/login', { body: { account: name, password: PASSWORD } }, options)
  expect(await enter(account, { remote_address: '203.0.113.9' })).toMatchObject(refused)
  // Simulates a proxy on the same machine. The server listens on localhost only.
  expect(shop.context.config.host).toBe('127.0.0.1')
  for (const headers of proxied) expect(await enter(account, { headers })).toMatchObject(refused)
  expect((await enter(account, { remote_address: '127.0.0.1' })).code).toBe(1)
  const real = await anOperator(shop)
  expect((await enter(real.account, { remote_address: '203.0.113.9' })).code).toBe(1)
})

const order_id = randomUUID()
const recharge_id = randomUUID()

test('calls of the desk need an operator’s session; a shopper’s session is refused', async () => {
  const shopper = await aShopper(shop)
  for (const call of [callerOf(shop), shopper.call, callerOf(shop, 'a'.repeat(43))]) {
    const answers = await Promise.all([
      call('POST /api/admin/logout'),
      call('GET /api/admin/recharge/list', { query: {} }),
      call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } }),
      call('GET /api/admin/order/list', { query: {} }),
      call('GET /api/admin/order/detail', { query: { order_id } }),
      call('POST /api/admin/order/ship', { body: { order_id, ...PARCEL } }),
      call('POST /api/admin/order/correct', { body: { order_id, revision: '', ...PARCEL } }),
      call('GET /api/admin/ledger/audit'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(401))
  }
})

test('calls of shoppers are refused with an operator’s session', async () => {
  const { call } = await anOperator(shop)
  const answers = await Promise.all([
    call('GET /api/user/getUserInfo'),
    call('GET /api/user/recharge'),
    call('GET /api/cart'),
    call('GET /api/user/order_list', { query: {} }),
    call('POST /api/order/cancel', { body: { order_id } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401))
})

test('shipping a paid order and correcting its tracking number are logged', async () => {
  const [{ call }, buyer] = [await anOperator(shop), await aBuyer(shop)]
  const paid = await aPaidOrder(shop, buyer)
  const shipped = await call('POST /api/admin/order/ship', { body: { order_id: paid, ...PARCEL } })
  expect(shipped.data).toMatchObject({ order_id: paid, status: 2, ...PARCEL })
  const right = { carrier: 'DHL', tracking_number: '00340434' }
  const corrected = await call('POST /api/admin/order/correct', {
    body: { order_id: paid, revision: shipped.data.revision, ...right },
  })
  expect(corrected.data).toMatchObject({ status: 2, ...right })
  expect(await actionsOn(paid)).toEqual([
    { action: 'order_shipped', details: PARCEL },
    { action: 'order_corrected', details: right },
  ])
})

test('cancelling an unpaid order returns its stock, shows the shopper the reason and is logged', async () => {
  const [{ call }, buyer] = [await anOperator(shop), await aBuyer(shop)]
  const { sku_id } = await aProduct(shop, { stock: 3 })
  const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
  expect(await stockOf(shop, sku_id)).toBe(2)
  const cancel = (id: string) => call('POST /api/admin/order/cancel', { body: { order_id: id, reason: 'Kiln broke' } })
  const { data } = await cancel(order_id)
  expect(data).toMatchObject({
    status: -1,
    cancel_reason: 'Kiln broke',
    history: [{}, { event: 'cancel', by: 'operator' }],
  })
  expect(await stockOf(shop, sku_id)).toBe(3)
  const [notice] = (await buyer.call('GET /api/user/notifications', { query: {} })).data.items
  expect(notice).toMatchObject({ kind: 'order_cancelled', body: expect.stringContaining('Kiln broke') })
  expect(await cancel(order_id)).toMatchObject({ reason: 'state_changed' })
  expect(await actionsOn(order_id)).toEqual([{ action: 'order_cancelled', details: { reason: 'Kiln broke' } }])
})

test('refused shipments and corrections are not logged', async () => {
  const [{ call }, buyer] = [await anOperator(shop), await aBuyer(shop)]
  const [unpaid, paid] = [await anUnpaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const ship = (id: string) => call('POST /api/admin/order/ship', { body: { order_id: id, ...PARCEL } })
  const correct = async (id: string) =>
    call('POST /api/admin/order/correct', {
      body: { order_id: id, revision: await revisionOfOrder({ call }, id), ...PARCEL },
    })
  expect(await ship(unpaid)).toMatchObject({ reason: 'state_changed' })
  expect(await correct(paid)).toMatchObject({ reason: 'state_changed' })
  expect((await ship(randomUUID())).status).toBe(404)
  expect([...(await actionsOn(unpaid)), ...(await actionsOn(paid))]).toEqual([])
  const twice = await Promise.all([ship(paid), ship(paid)])
  expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(await actionsOn(paid)).toHaveLength(1)
})

test('operators see the orders of all shoppers with their shopper, oldest first', async () => {
  const [{ call }, one, other] = [await anOperator(shop), await aBuyer(shop), await aBuyer(shop)]
  const [first, last] = [await aPaidOrder(shop, one), await aPaidOrder(shop, other)]
  const { data } = await call('GET /api/admin/order/list', { query: { status: '1', page_size: 100 } })
  const listed = data.items.filter(({ order_id: id }) => [first, last].includes(id))
  expect(listed.map(({ shopper }) => shopper.account)).toEqual([one.account, other.account])
  expect(data.items.every(({ status }) => status === 1)).toBe(true)
  const detail = await call('GET /api/admin/order/detail', { query: { order_id: first } })
  expect(detail.data).toMatchObject({ order_id: first, address: { addressee: 'Mei Lin', postcode: '107-0062' } })
  expect((await call('GET /api/admin/order/detail', { query: { order_id: randomUUID() } })).status).toBe(404)
})

test('log entries cannot be changed or deleted', async () => {
  await signIn(shop, (await anOperator(shop)).account, PASSWORD)
  await expect(shop.db.updateTable('desk_log').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only')
  await expect(shop.db.deleteFrom('desk_log').execute()).rejects.toThrow('append-only')
})
