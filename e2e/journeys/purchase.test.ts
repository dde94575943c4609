import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { PAYMENT_CODE, RECEIPT, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import {
  addAddress,
  addToCart,
  attach,
  button,
  chooseLanguage,
  dialog,
  enterCode,
  expectToast,
  field,
  heading,
  link,
  placeOrder,
  read,
  register,
  search,
  seeHeading,
  seeTitle,
  setPaymentCode,
  topUp,
} from '../steps.ts'

const PRODUCT = 'soap'

const { shop, browser } = await openShopAndBrowser()

/** Finds the product by its name in the shopper's language, and adds it to the cart on the device. */
async function findAndAdd(phone: Phone, title: string): Promise<void> {
  await link(phone, 'What are you looking for?').click()
  await search(phone, title)
  await phone.page.getByRole('article').getByRole('link', { name: title }).first().click()
  await phone.page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await addToCart(phone)
}

/** Registers a shopper. The cart on the device is merged into the account. */
async function joinWithCart(phone: Phone, account: string, title: string): Promise<void> {
  await phone.page.getByRole('link', { name: phone.say('Cart') }).click()
  await phone.page.getByRole('main').getByRole('link', { name: title }).last().waitFor()
  await expect.poll(() => phone.page.url()).toContain('/home/bag')
  await link(phone, 'Log in to check out').click()
  await link(phone, 'Create an account').click()
  await register(phone, account)
  await seeTitle(phone, 'Cart')
  await phone.page.getByRole('heading', { name: title }).waitFor()
}

const goToMe = async (phone: Phone) => {
  await link(phone, 'Me').click()
  await heading(phone, 'My balance').waitFor()
}

async function prepareToPay(phone: Phone): Promise<void> {
  await goToMe(phone)
  await link(phone, 'Shipping address').click()
  await addAddress(phone)
  await button(phone, 'Back').click()
  await phone.page.getByRole('link', { name: phone.say('Payment code') }).click()
  await setPaymentCode(phone)
  await link(phone, 'Top up').click()
  await topUp(phone, '120')
  await seeHeading(phone, 'Thank you. We’re checking your transfer.')
  await link(phone, 'Recharge record').click()
  await phone.page.getByRole('article').getByText('$120.00', { exact: true }).first().waitFor()
  await phone.page.getByRole('article').getByText(phone.say('Auditing'), { exact: true }).waitFor()
}

async function auditTheRecharge(account: string): Promise<void> {
  const desk = await theDesk(shop)
  const { items } = await desk('GET /api/admin/recharge/list', { query: { status: '0' } })
  const recharge = items.find(({ shopper }) => shopper.account === account)
  await desk('POST /api/admin/recharge/audit', { body: { recharge_id: recharge?.recharge_id ?? '', status: 1 } })
}

async function shipTheOrder(order_id: string): Promise<void> {
  const parcel = { order_id, carrier: 'Mekong Post', tracking_number: 'MP-7741', is_shared: true }
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: parcel })
}

async function checkOutAndPay(phone: Phone): Promise<string> {
  const { page } = phone
  await open(phone, '/bag')
  await button(phone, 'Check out').click()
  await page.getByText('Nina Srisai').waitFor()
  await placeOrder(phone).click()
  await expectToast(phone, 'Create Order Success')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await heading(phone, 'Thank you, {name}', { name: 'Nina' }).waitFor()
  await link(phone, 'See order').click()
  await seeHeading(phone, 'The shop is getting your order ready.')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function receive(phone: Phone): Promise<void> {
  await phone.page.reload()
  await phone.page.getByText('MP-7741', { exact: true }).waitFor()
  await button(phone, 'Confirm received').click()
  await dialog(phone, 'Did everything arrive?')
    .getByRole('button', { name: phone.say('Confirm received') })
    .click()
  await seeHeading(phone, 'Your order has arrived. Enjoy!')
}

/** Reviews the order, and checks that the product's page shows the review with its picture. */
async function review(phone: Phone, title: string, said: string): Promise<void> {
  const { page, say } = phone
  await link(phone, 'Write a review').click()
  for (const score of ['Product score', 'Service score', 'Postage score']) {
    const stars = page.getByRole('group', { name: say(score) })
    // Clicks the visible star, because the radio button is for screen readers only and may be covered by other
    // elements.
    await stars.locator('label').last().click()
    await stars.getByRole('radio', { name: say('{stars} out of 5 stars', { stars: 5 }), checked: true }).waitFor()
  }
  await field(phone, 'Content').fill(said)
  await attach(phone, page.getByLabel(say('Pictures'), { exact: true }), aPicture())
  await read(phone, '{count} of {max}', { count: 1, max: 9 })
  await button(phone, 'Submit review').click()
  await expectToast(phone, 'Save successful')
  await seeHeading(phone, 'Thank you for your review')
  await page.getByRole('link', { name: title }).click()
  const written = page.getByRole('listitem').filter({ hasText: said })
  await written.getByRole('button', { name: say('Pictures of this review') }).click()
  await dialog(phone, 'Pictures of this review').waitFor()
  await page.keyboard.press('Escape')
  await dialog(phone, 'Pictures of this review').waitFor({ state: 'hidden' })
  await written.waitFor()
}

const aPicture = () => ({ name: 'soap.png', mimeType: 'image/png', buffer: RECEIPT })

test('a shopper can go from the choice of language to a reviewed order, in Thai', async () => {
  const product = await shop.call(undefined, 'th')('GET /api/product/detail', { query: { product_id: PRODUCT } })
  const phone = await aPhone(browser, shop.url, { locale: 'ri' })
  await open(phone, '/home')
  await chooseLanguage(phone, 'tai')
  await findAndAdd(phone, product.title)
  const account = 'nina@sampan.example'
  await joinWithCart(phone, account, product.title)
  await prepareToPay(phone)
  await auditTheRecharge(account)
  const order_id = await checkOutAndPay(phone)
  await shipTheOrder(order_id)
  await receive(phone)
  await review(phone, product.title, 'Smells of the sea')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
