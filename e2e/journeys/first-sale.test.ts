import { join } from 'node:path'
import { DESK_HEADER } from '@sampan/contract/rules'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { answerDialog, type Desk, pane, typeSecondFactorCode } from '../desk.ts'
import { ACCOUNT, aBrowserAtTheDesk, openFirstDay, signInFirst } from '../first-day.ts'
import { aPhone, open, openBrowser, type Phone } from '../open-browser.ts'
import { PAYMENT_CODE } from '../people.ts'
import {
  addAddress,
  button,
  enterCode,
  expectToast,
  heading,
  link,
  placeOrder,
  register,
  seeHeading,
  setPaymentCode,
  topUp,
} from '../steps.ts'

// Sets up a new shop as docs/operations.md describes.

const SHOP_NAME = 'Night Ferry Goods'
const TEAPOT = join(import.meta.dirname, '../../demo/pictures/teapot-1.webp')

const [shop, browser] = await Promise.all([openFirstDay(), openBrowser()])
afterAll(() => Promise.all([shop.close(), browser.close()]))

const steps = ({ page }: Desk) => page.getByRole('alert', { name: 'Get ready for your first sale' })

/** Opens a setup step from the screen Today, runs `act`, and checks that the step is marked as done. */
async function doStep(desk: Desk, step: string, act: (page: Desk['page']) => Promise<void>): Promise<void> {
  await steps(desk).getByRole('link', { name: step }).click()
  await act(desk.page)
  await desk.page.getByRole('navigation').getByRole('link', { name: 'Today' }).click()
}

async function fillIn(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name, exact: true }).fill(text)
}

/** The field for the English text, in a form with fields for five languages. */
const inEnglish = (form: Locator, label: string) =>
  form.getByRole('group', { name: label, exact: true }).getByRole('textbox', { name: 'English' })

async function choose({ page }: Desk, form: Locator, label: string, option: string | RegExp): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function addPicture(form: Locator): Promise<void> {
  await form.locator('input[type=file]').setInputFiles(TEAPOT)
  await form.getByRole('listitem').getByRole('img').first().waitFor()
}

/** Completes the desk's setup steps that a shop needs before its first sale. */
async function setUp(desk: Desk, freshCode: () => Promise<string>): Promise<void> {
  await doStep(desk, 'Add your shop’s name and logo', async (page) => {
    const form = page.getByRole('main')
    await fillIn(form, { 'Shop name': SHOP_NAME })
    await addPicture(form)
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Shop name saved').first().waitFor()
    await page.getByRole('link', { name: SHOP_NAME }).first().waitFor()
  })
  await doStep(desk, 'Add a bank account or network for top-ups', async (page) => {
    await page.getByRole('button', { name: 'Add a bank account' }).click()
    const account = { Bank: 'River Bank', 'Account holder': 'Kettle & Co', 'Account number or IBAN': '012 345 678' }
    const form = page.getByRole('dialog')
    await fillIn(form, { ...account, SWIFT: 'RIVRTHBK', 'Country code': 'TH' })
    await form.getByRole('button', { name: 'Add' }).click()
    await typeSecondFactorCode(desk, freshCode)
    await page.getByText('River Bank · Kettle & Co').waitFor()
  })
  await doStep(desk, 'Add a category', async (page) => {
    await page.getByRole('button', { name: 'Add a category' }).click()
    const dialog = page.getByRole('dialog')
    await inEnglish(dialog, 'Display name').fill('Kitchen')
    await addPicture(dialog)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Kitchen' }).waitFor()
  })
  await doStep(desk, 'Add a shop with shipping costs', async (page) => {
    await page.getByRole('button', { name: 'New shop' }).click()
    const form = pane(desk, 'New shop')
    await fillIn(form, { ID: 'kettle-and-co' })
    await inEnglish(form, 'Display name').fill('Kettle & Co')
    await inEnglish(form, 'Description').fill('Kettles by the river since this morning.')
    await addPicture(form)
    await form.getByRole('textbox', { name: 'First item' }).fill('6')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Kettle & Co' }).waitFor()
  })
  await doStep(desk, 'Add a product with pictures and stock, and put it on sale', async (page) => {
    const form = page.getByRole('main')
    await fillIn(form, { ID: 'night-kettle' })
    await choose(desk, form, 'Shop', 'Kettle & Co')
    await choose(desk, form, 'Category', 'Kitchen')
    await inEnglish(form, 'Title').fill('Kettle of the night ferry')
    await inEnglish(form, 'Description').fill('It whistles softly.')
    await addPicture(form)
    await fillIn(form, {
      'SKU 1': 'night-kettle-1',
      'Price of SKU 1': '42.50',
      'Stock adjustment for SKU 1': '+5',
    })
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Product saved').first().waitFor()
  })
}

/** Approves the only recharge under audit, through the API of the operators' desk. */
async function passRecharge({ page }: Desk): Promise<void> {
  await page.getByText('Top-ups to review').waitFor()
  const code = await page.evaluate(
    async (headers) => {
      const list = await (await fetch('/api/admin/recharge/list?status=0', { headers })).json()
      const body = JSON.stringify({ recharge_id: list.data.items[0].recharge_id, status: 1 })
      const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
      return (await (await fetch('/api/admin/recharge/audit', options)).json()).code
    },
    { [DESK_HEADER]: '1' },
  )
  expect(code).toBe(1)
}

/** Checks that all pages show the shop's new name a few seconds after it was saved. */
async function seeName(phone: Phone): Promise<void> {
  await open(phone, '/home')
  await expect.poll(() => phone.page.title()).toBe(`Home · ${SHOP_NAME}`)
  const bar = phone.page.getByRole('banner')
  await bar.getByText(SHOP_NAME, { exact: true }).waitFor()
  await bar.locator('img[src*="/pictures/logo-"]').waitFor()
  const icon = await phone.page.locator('link[rel=icon]').getAttribute('href')
  const manifest = await phone.page.locator('link[rel=manifest]').getAttribute('href')
  const told = await phone.page.evaluate(
    async ([icon = '', manifest = '']) => {
      const { status, headers } = await fetch(icon)
      return [status, headers.get('content-type'), (await (await fetch(manifest)).json()).name]
    },
    [icon ?? '', manifest ?? ''],
  )
  expect(told).toEqual([200, 'image/png', SHOP_NAME])
}

/** Lets a new visitor find the product, register, and report a transfer to pay for it. */
async function comeToBuy(phone: Phone): Promise<void> {
  await open(phone, '/home')
  await phone.page.getByRole('link', { name: 'Kettle of the night ferry' }).first().click()
  await button(phone, 'Add to cart').click()
  await expectToast(phone, 'Added to cart')
  await phone.page.getByRole('link', { name: phone.say('Cart') }).click()
  await link(phone, 'Log in to check out').click()
  await link(phone, 'Create an account').click()
  await register(phone, 'nina@example.com')
  await phone.page.getByRole('heading', { name: 'Kettle of the night ferry' }).waitFor()
  await open(phone, '/address')
  await addAddress(phone)
  await open(phone, '/changePayPwd')
  await setPaymentCode(phone)
  await open(phone, '/topUp')
  await topUp(phone, '60')
}

async function pay(phone: Phone): Promise<void> {
  await open(phone, '/bag')
  await button(phone, 'Check out').click()
  await placeOrder(phone).click()
  await expectToast(phone, 'Create Order Success')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await heading(phone, 'Thank you, {name}', { name: 'Nina' }).waitFor()
  await link(phone, 'See order').click()
  await seeHeading(phone, 'The shop is getting your order ready.')
}

test('the console and the commands of docs/operations.md are enough to set up an empty database for the first sale', {
  timeout: 240_000,
}, async () => {
  expect(shop.addOperator()).toContain(ACCOUNT)
  const desk = await aBrowserAtTheDesk(browser, shop.url)
  await setUp(desk, await signInFirst(desk))
  await steps(desk).waitFor({ state: 'hidden' })

  const phone = await aPhone(browser, shop.url)
  await seeName(phone)
  await comeToBuy(phone)
  await passRecharge(desk)
  await pay(phone)

  await desk.page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await desk.page.getByRole('row', { name: 'nina@example.com' }).getByRole('link').click()
  await desk.page.getByRole('button', { name: 'Ship', exact: true }).click()
  await answerDialog(desk, { Carrier: 'Mekong Post', 'Tracking number': 'MP-0001' }, 'Ship')
  await phone.page.getByText('MP-0001', { exact: true }).waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
})
