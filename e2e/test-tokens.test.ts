import { expect, test } from 'vitest'
import { hasTestChain } from '../demo/chain/test-chain.ts'
import { aPhone } from './open-browser.ts'
import { aBuyer, PAYMENT_CODE } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { enterCode, expectToast, payButton, signedIn } from './steps.ts'

const PRODUCT = 'soap'
/** Of the shopper before the tokens arrive, and of the tokens that the button sends. */
const [BALANCE_CENTS, SENT_CENTS] = [1_000, 2_500]

const { shop, browser } = await openShopAndBrowser({ has_chain: true })

test.runIf(hasTestChain)('test tokens are sent, seen, confirmed and spent on an order', async () => {
  const buyer = await aBuyer(shop, BALANCE_CENTS)
  const { skus } = await buyer.call('GET /api/product/detail', { query: { product_id: PRODUCT } })
  const [{ sku_id = '', price_cents = 1 } = {}] = skus
  const quantity = Math.floor(BALANCE_CENTS / price_cents) + 1
  const purchase = { sku_id, quantity, address_id: buyer.address_id }
  const { total_cents } = await buyer.call('POST /api/checkout/quote', { body: purchase })
  expect(total_cents).toBeGreaterThan(BALANCE_CENTS)
  expect(total_cents).toBeLessThanOrEqual(BALANCE_CENTS + SENT_CENTS)
  const key = crypto.randomUUID()
  const { order_ids } = await buyer.call('POST /api/order/create', { body: { ...purchase, total_cents }, key })

  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, buyer.token, '/walletTopUp')
  await page.getByRole('button', { name: 'Testnet' }).click()
  await page.getByRole('button', { name: phone.say('Send {amount} in test tokens', { amount: '$25.00' }) }).click()
  await expectToast(phone, 'Test tokens sent. They’ll show up below in a moment.')
  const deposit = page.getByRole('article').filter({ hasText: '25 TUSD' })
  await deposit.getByText(phone.say('Confirming'), { exact: true }).waitFor()
  await deposit.getByText(phone.say('Credited'), { exact: true }).waitFor()

  await signedIn(phone, buyer.token, `/payment?orders=${order_ids[0]}`)
  await payButton(phone).click()
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  expect(balance_cents).toBe(BALANCE_CENTS + SENT_CENTS - total_cents)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
