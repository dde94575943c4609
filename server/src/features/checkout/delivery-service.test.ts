import { arrivalOf } from '@sampan/contract/delivery'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, pay } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { clock } from '../../clock.ts'

const shop = await aShop()
const shopper = await aShopper(shop)
const address_id = await anAddress(shop, shopper)

const express = { service: 'express' as const, country: '*', base_cents: 2_500, each_further_cents: 0 }

/** A product at $10 whose shop sends by standard for $7, free from $50, and by express for $25. */
async function aSentProduct(shop_id: string) {
  const { sku_id } = await aProduct(shop, { shop_id, price_cents: 1_000 })
  const terms = { base_cents: 700, free_from_cents: 5_000 }
  await shop.db.updateTable('freight_rule').set(terms).where('shop_id', '=', shop_id).execute()
  const days = { handling_days: 0, transit_days_min: 1, transit_days_max: 2 }
  await shop.db
    .insertInto('freight_rule')
    .values({ shop_id, ...express, ...days })
    .execute()
  return sku_id
}

type Service = 'economy' | 'standard' | 'express'
const quote = async (sku_id: string, shop_id: string, service?: Service, more: object = {}) => {
  const shop_services = service && [{ shop_id, service }]
  const body = { sku_id, quantity: 1, address_id, ...(shop_services && { shop_services }), ...more }
  return (await shopper.call('POST /api/checkout/quote', { body })).data
}
const order = (
  sku_id: string,
  total_cents: number,
  shop_services: { shop_id: string; service: Service }[],
  more: object = {},
) =>
  shopper.call('POST /api/order/create', {
    body: { sku_id, quantity: 1, address_id, total_cents, shop_services, ...more },
  })

test('a quote lists the services with days and prices, the cheapest preselected, and follows the choice', async () => {
  const sku_id = await aSentProduct('lister')
  const usual = await quote(sku_id, 'lister')
  expect(usual).toMatchObject({ freight_cents: 700, total_cents: 1_700 })
  const fast = { handling_days: 0, transit_days_min: 1, transit_days_max: 2 }
  const arrival = arrivalOf(fast, clock.now_ms())
  expect(usual.groups[0]).toMatchObject({
    service: 'standard',
    services: [
      { service: 'standard', freight_cents: 700 },
      { service: 'express', freight_cents: 2_500, arrival },
    ],
  })
  const chosen = await quote(sku_id, 'lister', 'express')
  expect(chosen).toMatchObject({ total_cents: 3_500, groups: [{ service: 'express', freight_cents: 2_500, arrival }] })
  expect(await quote(sku_id, 'lister', 'economy'), 'not offered').toMatchObject({ groups: [{ service: 'standard' }] })
})

test('an order keeps its service, days and freight', async () => {
  const sku_id = await aSentProduct('keeper')
  const { data } = await order(sku_id, 3_500, [{ shop_id: 'keeper', service: 'express' }])
  const [order_id = ''] = data.order_ids
  const bought = (await shopper.call('GET /api/order/detail', { query: { order_id } })).data
  expect(bought).toMatchObject({ freight_service: 'express', freight_cents: 2_500 })
  const { handling_days, transit_days_max } = await shop.db
    .selectFrom('shop_order')
    .select(['handling_days', 'transit_days_max'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  expect([handling_days, transit_days_max]).toEqual([0, 2])
})

test('the receipt and the packing slip of a paid order have its service', async () => {
  const buyer = await aBuyer(shop)
  const sku_id = await aSentProduct('namer')
  const shop_services = [{ shop_id: 'namer', service: 'express' as const }]
  const purchase = { sku_id, quantity: 1, address_id: buyer.address_id, shop_services }
  const { data } = await buyer.call('POST /api/order/create', { body: { ...purchase, total_cents: 3_500 } })
  const [order_id = ''] = data.order_ids
  await pay(buyer, [order_id])
  const { receipt } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
  expect(receipt).toMatchObject({ freight_service: 'express', freight_cents: 2_500 })
  const operator = await anOperator(shop)
  const { slips } = (await operator.call('GET /api/admin/order/slips', { query: { order_ids: order_id } })).data
  expect(slips).toMatchObject([{ order_id, freight_service: 'express' }])
})

test('an order with a service that the shop does not offer, or of a shop that is not in it, is refused', async () => {
  const sku_id = await aSentProduct('refuser')
  const refused = { reason: 'service_unavailable', field: 'refuser' }
  expect(await order(sku_id, 1_700, [{ shop_id: 'refuser', service: 'economy' }])).toMatchObject(refused)
  const foreign = [{ shop_id: 'elsewhere', service: 'standard' as const }]
  expect(await order(sku_id, 1_700, foreign)).toMatchObject({ ...refused, field: 'elsewhere' })
  await shop.db.deleteFrom('freight_rule').where('shop_id', '=', 'refuser').where('service', '=', 'express').execute()
  expect(await order(sku_id, 3_500, [{ shop_id: 'refuser', service: 'express' }])).toMatchObject(refused)
  expect((await order(sku_id, 1_700, [{ shop_id: 'refuser', service: 'standard' }])).code).toBe(1)
})

test('free freight and a promo code for freight apply to the chosen service', async () => {
  const sku_id = await aSentProduct('freer')
  expect(await quote(sku_id, 'freer', undefined, { quantity: 5 })).toMatchObject({ freight_cents: 0 })
  expect(await quote(sku_id, 'freer', 'express', { quantity: 5 })).toMatchObject({ freight_cents: 2_500 })
  const promo = { code: 'HALF', kind: 'percentage' as const, value: 5_000, includes_freight: true }
  await shop.db
    .insertInto('promo_code')
    .values({ ...promo, uses_limit: null, uses_per_shopper: null, ends_at: null })
    .execute()
  const half = { promo_code: 'HALF' }
  expect(await quote(sku_id, 'freer', 'express', half)).toMatchObject({ discount_cents: 1_750, total_cents: 1_750 })
  expect(await quote(sku_id, 'freer', undefined, half)).toMatchObject({ discount_cents: 850, total_cents: 850 })
})
