import { expect, test, vi } from 'vitest'
import { aPhone, open, type Phone, WAIT_MS } from './open-browser.ts'
import { aBuyer, anOrder, aShopper, type Buyer, PAYMENT_CODE } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { setExpiry, setLockTime, setStock, stockOf } from './shop-state.ts'
import {
  dialog,
  enterCode,
  expectToast,
  link,
  logIn,
  payButton,
  placeOrder,
  read,
  seeHeading,
  seeTitle,
  signedIn,
} from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** A wrong code that is different each time, because an identical POST within a second is not sent. */
const wrongCode = (tries: number) => `11111${tries}`

/** A SKU of the product that no other test in this file buys. */
async function skuOf(product_id: string): Promise<string> {
  const skus = await shop.call()('GET /api/product/stock', { query: { product_id } })
  return skus.find((sku) => sku.stock > 5)?.sku_id ?? ''
}

const balanceOf = async ({ call }: Buyer) => (await call('GET /api/user/getUserInfo')).balance_cents

async function atPayment(buyer: Buyer, order_id: string): Promise<Phone> {
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/payment?orders=${order_id}`)
  return phone
}

test.concurrent("a visitor's cart is merged into the account's cart at log-in, with the larger quantity of each SKU", async ({
  expect,
}) => {
  const shopper = await aShopper(shop)
  const [soap, honey] = await Promise.all([skuOf('soap'), skuOf('honey')])
  await shopper.call('POST /api/cart/add', { body: { sku_id: soap, quantity: 2 }, key: crypto.randomUUID() })
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/home')
  await phone.page.evaluate(
    (lines) => localStorage.setItem('sampan.device-cart', JSON.stringify(lines)),
    [
      { sku_id: soap, quantity: 1 },
      { sku_id: honey, quantity: 3 },
    ],
  )
  await open(phone, '/home')
  await phone.page.getByRole('link', { name: 'Cart 2 items' }).click()
  await link(phone, 'Log in to check out').click()
  await logIn(phone, shopper.account)
  await seeTitle(phone, 'Cart')

  const quantity = (title: string) => phone.page.getByRole('spinbutton', { name: `Quantity of ${title}` })
  await expect.poll(() => quantity('Slow-cured soap, three bars').getAttribute('aria-valuenow')).toBe('2')
  await expect.poll(() => quantity('Raw honey with a dipper').getAttribute('aria-valuenow')).toBe('3')
  await phone.context.close()
})

test.concurrent('after five wrong payment codes payment is locked for a while; then it works again', async () => {
  const buyer = await aBuyer(shop)
  const { order_id } = await anOrder(buyer, await skuOf('soap'))
  await setLockTime(shop, '20 seconds')
  const phone = await atPayment(buyer, order_id)
  await payButton(phone).click()
  for (let tries = 1; tries < 5; tries++) {
    await enterCode(phone, wrongCode(tries))
    await dialog(phone, 'Payment code')
      .getByRole('alert')
      .getByText(tries === 4 ? '1 try left' : `${5 - tries} tries left`)
      .waitFor()
  }
  await enterCode(phone, wrongCode(5))
  await phone.page.getByText('Too many wrong payment codes. Try again in').waitFor()
  await dialog(phone, 'Payment code').waitFor({ state: 'hidden' })
  await vi.waitUntil(() => payButton(phone).isDisabled(), { timeout: WAIT_MS })

  await payButton(phone).click()
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await phone.context.close()
})

test.concurrent('an order that was not paid in time is shown as cancelled, and its goods are for sale again', async () => {
  const buyer = await aBuyer(shop)
  const sku_id = await skuOf('matcha')
  const stock = await stockOf(shop, sku_id)
  const { order_id } = await anOrder(buyer, sku_id)
  await setExpiry(shop, order_id, 12_000)
  const phone = await atPayment(buyer, order_id)
  await phone.page.getByRole('timer').waitFor()
  await read(phone, 'You weren’t charged.')
  await link(phone, 'See order').click()
  await phone.page.getByText('Cancelled').first().waitFor()
  await vi.waitUntil(async () => (await stockOf(shop, sku_id)) === stock, { timeout: WAIT_MS })
  expect(await balanceOf(buyer)).toBe(50_000)
  await phone.context.close()
})

test.concurrent('if two shoppers order the last piece at the same time, exactly one gets it, and the other gets a message', async () => {
  const sku_id = await skuOf('thermos')
  await setStock(shop, sku_id, 1)
  const buyers = await Promise.all([aBuyer(shop), aBuyer(shop)])
  const phones = await Promise.all(
    buyers.map(async ({ token }) => {
      const phone = await aPhone(browser, shop.url)
      await signedIn(phone, token, `/checkout?sku=${sku_id}&quantity=1`)
      await placeOrder(phone).waitFor()
      return phone
    }),
  )
  await Promise.all(phones.map((phone) => placeOrder(phone).click()))
  const outcomes = await Promise.all(
    phones.map((phone) =>
      Promise.race([
        payButton(phone)
          .waitFor()
          .then(() => 'ordered'),
        phone.page
          .locator('main')
          .getByRole('alert')
          .filter({ hasText: 'thermos' })
          .waitFor()
          .then(() => 'told'),
      ]),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['ordered', 'told'])
  expect(await stockOf(shop, sku_id)).toBe(0)
  const loser = phones[outcomes.indexOf('told')]
  expect(await loser?.page.locator('main').getByRole('alert').textContent()).toContain('thermos')
  await Promise.all(phones.map((phone) => phone.context.close()))
})

test('a shopper whose session ends elsewhere sees the login, logs in and continues in the same place', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, '/filter')
  await buyer.call('POST /api/user/logout', { query: { lang: 'zh-cn' } })
  await seeHeading(phone, 'Welcome back')
  await expect.poll(() => new URL(phone.page.url()).search).toBe('?next=%2Ffilter')
  await logIn(phone, buyer.account)
  await link(phone, 'Shipping address').click()
  await seeHeading(phone, 'Shipping address')
  await phone.page.getByRole('main').getByText('Robin Reed', { exact: true }).waitFor()
  await phone.context.close()
})

test.concurrent('a payment whose reply is lost is made once', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, total_cents } = await anOrder(buyer, await skuOf('soap'))
  const phone = await atPayment(buyer, order_id)
  let attempts = 0
  await phone.page.route('**/api/order/pay', async (route) => {
    if (++attempts > 2) return route.continue()
    // The shop accepts the payment, but its reply is lost.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await payButton(phone).click()
  await enterCode(phone, PAYMENT_CODE)
  await read(phone, 'The connection dropped. Enter your code again. You’ll only pay once.')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  expect(await balanceOf(buyer)).toBe(50_000 - total_cents)
  await phone.context.close()
})
