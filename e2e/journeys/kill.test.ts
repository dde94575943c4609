import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SHOPPER } from '../../demo/demo-accounts.ts'
import { type OpenShop, openShop } from '../open-shop.ts'
import { theDesk } from '../people.ts'

const KILLS = 3
const BUYERS = 3
/** A cheap product with enough stock. */
const PRODUCT = 'soap'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

async function signIn() {
  const { account, password } = DEMO_SHOPPER
  const { userinfo } = await shop.call()('POST /api/user/login', { body: { account, password } })
  return shop.call(userinfo.token)
}

type Call = Awaited<ReturnType<typeof signIn>>
type Bought = { order_id: string; paid_cents: number }

async function buy(call: Call, address_id: string, sku_id: string): Promise<Bought> {
  const purchase = { sku_id, quantity: 1, address_id }
  const { total_cents } = await call('POST /api/checkout/quote', { body: purchase })
  const made = await call('POST /api/order/create', { body: { ...purchase, total_cents }, key: crypto.randomUUID() })
  const [order_id = ''] = made.order_ids
  const body = { order_ids: [order_id], payment_code: DEMO_SHOPPER.payment_code }
  const { paid_cents } = await call('POST /api/order/pay', { body, key: crypto.randomUUID() })
  return { order_id, paid_cents }
}

/** Buys until the server is killed. Records every purchase that got a reply. */
async function buyUntilKilled(call: Call, address_id: string, sku_id: string, bought: Bought[]): Promise<void> {
  for (;;) {
    try {
      bought.push(await buy(call, address_id, sku_id))
    } catch (error) {
      if (error instanceof TypeError) return // a TypeError of fetch: the connection is lost
      throw error
    }
  }
}

/** All orders of the shopper, from all pages of the list. */
async function ordersOf(call: Call) {
  const orders = []
  for (let page = 1; ; page++) {
    const list = await call('GET /api/user/order_list', { query: { page, page_size: 100 } })
    orders.push(...list.items)
    if (page * list.page_size >= list.total) return orders
  }
}

test('a shop whose server is killed three times during purchases loses no order and no cent', async () => {
  let call = await signIn()
  const product = await call('GET /api/product/detail', { query: { product_id: PRODUCT } })
  const sku_id = product.skus.find((sku) => sku.stock > 50)?.sku_id ?? ''
  const stock_before = product.skus.find((sku) => sku.sku_id === sku_id)?.stock ?? 0
  const [address] = await call('GET /api/user/address_list')
  const { balance_cents } = await call('GET /api/user/getUserInfo')
  const earlier = new Set((await ordersOf(call)).map(({ order_id }) => order_id))
  const newOrders = async () => (await ordersOf(call)).filter(({ order_id }) => !earlier.has(order_id))
  const bought: Bought[] = []

  for (let kill = 0; kill < KILLS; kill++) {
    const before = bought.length
    const buyers = Array.from({ length: BUYERS }, () => buyUntilKilled(call, address?.id ?? '', sku_id, bought))
    while (bought.length < before + 5) await wait(10)
    await shop.killAndReopen()
    await Promise.all(buyers)
    call = await signIn()
    for (const order of await newOrders())
      if (order.can.cancel) await call('POST /api/order/cancel', { body: { order_id: order.order_id } })
  }

  const orders = await newOrders()
  const paid = orders.filter((order) => order.status === 1)
  const paid_cents = paid.reduce((sum, order) => sum + order.total_cents, 0)
  expect(bought.length).toBeGreaterThanOrEqual(5 * KILLS)
  expect(paid.map((order) => order.order_id)).toEqual(expect.arrayContaining(bought.map((one) => one.order_id)))
  expect(orders.every((order) => order.status === 1 || order.status === -1)).toBe(true)

  const user = await call('GET /api/user/getUserInfo')
  expect(user.balance_cents).toBe(balance_cents - paid_cents)
  const stock = await call('GET /api/product/stock', { query: { product_id: PRODUCT } })
  expect(stock.find((sku) => sku.sku_id === sku_id)?.stock).toBe(stock_before - paid.length)

  expect((await (await theDesk(shop))('GET /api/admin/ledger/audit')).problems).toEqual([])
})
