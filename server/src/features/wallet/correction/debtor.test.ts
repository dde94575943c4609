import { expect, test } from 'vitest'
import { aBuyer, buy, pay, stockOf } from '../../../../testing/order-world.ts'
import { aPassedRecharge, balanceIn, pairOf } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit } from '../../../ledger/audit.ts'
import { correctWallet } from './correction-service.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
const two = pairOf(operator, second)
const PRICE_CENTS = 40_500

const aForgedCredit = (shopper: TestShopper) => aPassedRecharge(shop, operator, shopper, PRICE_CENTS)
const takeBack = (recharge_id: string) =>
  transaction(shop.db, (tx) =>
    correctWallet(tx, two, { recharge_id, amount_cents: PRICE_CENTS, reason: 'Nothing arrived' }),
  )
const owedCents = async ({ call }: TestShopper) => (await call('GET /api/user/getUserInfo')).data.receivable_cents

test('a refund first repays the shopper’s debt; the repaid amount cannot be spent and is a repayment on the bill', async () => {
  const buyer = await aBuyer(shop, 0)
  const recharge_id = await aForgedCredit(buyer)
  const { sku_id } = await aProduct(shop, { price_cents: PRICE_CENTS })
  const order_id = (await buy(buyer, { sku_id, total_cents: PRICE_CENTS })).data.order_ids[0] ?? ''
  expect((await pay(buyer, [order_id])).code).toBe(1)
  await takeBack(recharge_id)
  expect(await owedCents(buyer)).toBe(PRICE_CENTS)
  const cancelled = await operator.call('POST /api/admin/order/cancel', { body: { order_id, reason: 'Out of stock' } })
  expect(cancelled.code).toBe(1)
  expect(await balanceIn(buyer)).toBe(0)
  expect(await owedCents(buyer)).toBe(0)
  const bills = (await buyer.call('GET /api/user/bill', { query: {} })).data.items
  expect(bills.slice(0, 2)).toMatchObject([
    { kind: 'repayment', amount_cents: -PRICE_CENTS, balance_after_cents: 0, order_id },
    { kind: 'refund', amount_cents: PRICE_CENTS, balance_after_cents: PRICE_CENTS, order_id },
  ])
  const only = (await buyer.call('GET /api/user/bill', { query: { kind: 'repayment' } })).data
  expect(only.items).toHaveLength(1)
  const again = (await buy(buyer, { sku_id, total_cents: PRICE_CENTS })).data.order_ids[0] ?? ''
  expect((await pay(buyer, [again])).reason).toBe('insufficient_funds')
  expect(await stockOf(shop, sku_id)).toBe(9)
  expect(await audit(shop.db)).toEqual([])
})
