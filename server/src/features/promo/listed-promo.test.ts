import { expect, test } from 'vitest'
import { anAddress, buy } from '../../../testing/order-world.ts'
import { aProduct, aShop, aShopper, callerOf, type TestShop } from '../../../testing/world.ts'

const shop = await aShop()

const [PAST, FUTURE] = ['2026-01-02T00:00:00.000Z', '2126-01-02T00:00:00.000Z']

type Code = { code: string; value?: number; kind?: 'fixed' | 'percentage'; listed?: boolean } & Record<string, unknown>

/** Adds promo codes, which are listed by default, and stops listing all others. */
async function codesAre({ db }: TestShop, ...codes: Code[]): Promise<void> {
  await db.updateTable('promo_code').set({ listed: false }).execute()
  for (const code of codes)
    await db
      .insertInto('promo_code')
      .values({ kind: 'fixed', value: 100, listed: true, ...code })
      .execute()
}

test('listed promo codes show the saving for the selected goods, sorted by largest saving, then by nearest minimum', async () => {
  const { call } = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1_000, stock: 9 })
  await codesAre(
    shop,
    { code: 'FAR', value: 900, minimum_cents: 9_000 },
    { code: 'ONE', value: 100, ends_at: FUTURE },
    { code: 'NEAR', value: 500, minimum_cents: 2_500 },
    { code: 'FIFTH', kind: 'percentage', value: 2_000, minimum_cents: 2_000 },
  )
  const { data } = await call('POST /api/checkout/promo_codes', { body: { sku_id, quantity: 2 } })
  const plain = { minimum_cents: 0, ends_at: null, missing_cents: null, saves_cents: 0 }
  expect(data).toEqual([
    { ...plain, code: 'FIFTH', kind: 'percentage', value: 2_000, minimum_cents: 2_000, saves_cents: 400 },
    { ...plain, code: 'ONE', kind: 'fixed', value: 100, ends_at: FUTURE, saves_cents: 100 },
    { ...plain, code: 'NEAR', kind: 'fixed', value: 500, minimum_cents: 2_500, missing_cents: 500 },
    { ...plain, code: 'FAR', kind: 'fixed', value: 900, minimum_cents: 9_000, missing_cents: 7_000 },
  ])
})

test('promo codes that are unlisted, expired, not started, used up, or used by this shopper are not shown', async () => {
  const shopper = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1_000, stock: 9 })
  await codesAre(
    shop,
    { code: 'SECRET', listed: false },
    { code: 'GONE', starts_at: '2026-01-01T00:00:00.000Z', ends_at: PAST },
    { code: 'LATER', starts_at: FUTURE },
    { code: 'EMPTY', uses_limit: 1, uses: 1 },
    { code: 'MINE' },
    { code: 'LIMITED', uses_limit: 1 },
  )
  const listedCodes = async () => {
    const { data } = await shopper.call('POST /api/checkout/promo_codes', { body: { sku_id, quantity: 1 } })
    return data.map(({ code }) => code)
  }
  expect(await listedCodes()).toEqual(['LIMITED', 'MINE'])
  const address_id = await anAddress(shop, shopper)
  await buy({ ...shopper, address_id }, { sku_id, total_cents: 900, promo_code: 'MINE' })
  expect(await listedCodes()).toEqual(['LIMITED'])
  const other = await aShopper(shop)
  const hers = await anAddress(shop, other)
  await buy({ ...other, address_id: hers }, { sku_id, total_cents: 900, promo_code: 'LIMITED' })
  expect(await listedCodes()).toEqual([])
})

test('if a shopper uses a listed promo code in two orders at the same time, exactly one succeeds', async () => {
  const shopper = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1_000, stock: 9 })
  await codesAre(shop, { code: 'TWICE' })
  const buyer = { ...shopper, address_id: await anAddress(shop, shopper) }
  const bought = { sku_id, total_cents: 900, promo_code: 'TWICE' }
  const answers = await Promise.all([buy(buyer, bought), buy(buyer, bought), buy(buyer, bought)])
  expect(answers.map(({ reason }) => reason ?? 'made').toSorted()).toEqual(['made', 'promo_used_up', 'promo_used_up'])
})

test('promo codes are listed only for signed-in shoppers, for their own lines and for goods that can be bought', async () => {
  const [mine, hers] = [await aShopper(shop), await aShopper(shop)]
  const { sku_id } = await aProduct(shop, { stock: 3 })
  const added = await hers.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const ask = (body: object, call = mine.call) =>
    call('POST /api/checkout/promo_codes', { body: body as { sku_id: string } }) // malformed requests too
  expect(await ask({ sku_id, quantity: 1 }, callerOf(shop))).toMatchObject({ status: 401 })
  const cart_item_ids = [added.data.groups[0]?.items[0]?.cart_item_id]
  expect(await ask({ cart_item_ids })).toMatchObject({ status: 404 })
  expect(await ask({ sku_id, quantity: 1, address_id: await anAddress(shop, hers) })).toMatchObject({ status: 404 })
  expect(await ask({ sku_id, quantity: 4 })).toMatchObject({ reason: 'out_of_stock' })
  expect(await ask({ sku_id, quantity: 1, promo_code: 'SECRET' })).toMatchObject({ status: 400 })
  expect(await ask({ sku_id })).toMatchObject({ status: 400 })
})
