import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refuseDemo } from '../server/src/deployment/production-checks-sql.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { addressOf } from '../server/testing/database.ts'
import { aShop, aShopper, callerOf, deskSessionOf, PASSWORD } from '../server/testing/world.ts'
import { demoCatalogue } from './catalogue.ts'
import { DEMO_OPERATOR, DEMO_SHOPPER } from './demo-accounts.ts'
import { loadDemo } from './load-demo.ts'
import { runDropDemo } from './run-drop-demo.ts'

const shop = await aShop()
await loadDemo(shop.context)
const visitor = callerOf(shop)
const { account, password } = DEMO_SHOPPER
const shopper = callerOf(
  shop,
  (await visitor('POST /api/user/login', { body: { account, password } })).data.userinfo.token,
)
const desk = callerOf(shop, deskSessionOf(await visitor('POST /api/admin/login', { body: DEMO_OPERATOR })))
const { host, port, user, database } = await addressOf(shop.db)
const env = {
  DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
  LOG_LEVEL: 'silent',
}

async function drop(argv: string[], reply = '') {
  const output: string[] = []
  const say = (text: string) => void output.push(text)
  const exit_code = await runDropDemo(argv, { env, ask: async () => reply, say, complain: say })
  return { exit_code, text: output.join('\n') }
}
const transfers = async () =>
  (await sql`select count(*), sum(posted_delta_cents) from ledger_entry`.execute(shop.db)).rows
const onSale = async () => (await visitor('GET /api/product/list', { query: {} })).data.total

/** Buys a product as the demo's shopper, with a company on the receipt. */
async function buyWithReceipt(): Promise<void> {
  const [address] = (await shopper('GET /api/user/address_list')).data
  const { sku_id } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('stock', '>', 0)
    .orderBy('sku_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const purchase = { sku_id, quantity: 1, address_id: address?.id ?? '' }
  const { total_cents } = (await shopper('POST /api/checkout/quote', { body: purchase })).data
  const { order_ids } = (await shopper('POST /api/order/create', { body: { ...purchase, total_cents } })).data
  const { payment_code } = DEMO_SHOPPER
  await shopper('POST /api/order/pay', { key: crypto.randomUUID(), body: { order_ids, payment_code } })
  const [order_id = ''] = order_ids
  await shopper('POST /api/order/receipt_company', {
    body: { order_id, company: 'Demo KK', company_tax_number: null },
  })
}

test('while the demo is active, production refuses to start and names the command that drops the demo', async () => {
  await expect(refuseDemo(shop.db)).rejects.toThrow(/npm run drop-demo/)
})

test('without confirmation nothing is changed', async () => {
  expect(await drop([], 'yes')).toEqual({ exit_code: 1, text: 'Nothing was changed.' })
  expect((await drop(['--prodcts', '--yes'])).text).toContain('What is "--prodcts"?')
  expect((await drop(['help'])).text).toContain("can't be undone")
  expect((await shopper('GET /api/user/getUserInfo')).code).toBe(1)
  await expect(refuseDemo(shop.db)).rejects.toThrow()
})

test('after a drop, the demo’s people are logged out and anonymous, and their money remains in the ledger', async () => {
  const real = await aShopper(shop)
  const { operator_id } = await shop.db
    .selectFrom('operator')
    .select('operator_id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  const hook = {
    url: 'https://example.com/hook',
    sealed_secret: Buffer.alloc(1),
    topics: ['order' as const],
    made_by: operator_id,
  }
  await shop.db.insertInto('webhook').values(hook).execute()
  await buyWithReceipt()
  const before = await transfers()
  const result = await drop([], 'drop')
  expect(result).toMatchObject({ exit_code: 0, text: expect.stringContaining('1 shoppers blocked') })
  expect(await shop.db.selectFrom('webhook').select('is_on').execute()).toEqual([{ is_on: false }])
  expect((await shopper('GET /api/user/getUserInfo')).status).toBe(401)
  expect((await desk('GET /api/admin/me')).status).toBe(401)
  expect((await visitor('POST /api/user/login', { body: { account, password } })).reason).toBe(
    'wrong_account_or_password',
  )
  expect((await visitor('POST /api/admin/login', { body: DEMO_OPERATOR })).reason).toBe('wrong_account_or_password')
  const people = await shop.db
    .selectFrom('user_account')
    .select(['account', 'family_name', 'given_name', 'mobile', 'user_id'])
    .where('is_demo', '=', true)
    .execute()
  expect(people).toEqual([
    {
      account: `demo-${people[0]?.user_id}`,
      family_name: '',
      given_name: '',
      mobile: null,
      user_id: expect.any(String),
    },
  ])
  expect(await shop.db.selectFrom('address').selectAll().execute()).toEqual([])
  const receipts = await shop.db.selectFrom('receipt').select(['company', 'buyer']).execute()
  expect(receipts.length).toBeGreaterThan(0)
  for (const { company, buyer } of receipts)
    expect([company, buyer]).toMatchObject([null, { addressee: '', detailed_address: '', country: expect.any(String) }])
  expect(await transfers()).toEqual(before)
  expect(await audit(shop.db)).toEqual([])
  expect((await real.call('GET /api/user/recharge')).data.bank_accounts).toEqual([])
  // Accounts outside the demo remain.
  expect((await visitor('POST /api/user/login', { body: { account: real.account, password: PASSWORD } })).code).toBe(1)
  await expect(refuseDemo(shop.db)).resolves.toBeUndefined()
})

test('the demo’s products stay on sale until a drop with --products', async () => {
  expect(await onSale()).toBe(demoCatalogue().products.length)
  expect((await drop(['--products', '--yes'])).text).toMatch(/^500 products taken off sale\n3 promo codes ended/)
  await new Promise((resolve) => setTimeout(resolve, 0))
  const productsOnSale = await shop.db.selectFrom('product').select('product_id').where('on_sale', '=', true).execute()
  expect(productsOnSale).toEqual([])
})

test('a second drop finds nothing to do, and the demo is not filled again', async () => {
  const again = await drop(['--products', '--yes'])
  expect(again).toEqual({ exit_code: 0, text: 'There was nothing of the demo left to drop.' })
  expect(await loadDemo(shop.context)).toBe('not empty')
  await expect(refuseDemo(shop.db)).resolves.toBeUndefined()
})
