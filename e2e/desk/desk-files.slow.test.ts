import { readFile } from 'node:fs/promises'
import { ORDERS_AT_ONCE } from '@sampan/contract/rules'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { aPhone, open } from '../open-browser.ts'
import { aBuyer, aPaidOrder, aShopper, theDesk, upload } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { aDeskIn, button, chooseFile, type DeskIn, dialogOf, fileOf } from './desk-pages.ts'

/** Each test opens some twenty screens. */
vi.setConfig({ testTimeout: 300_000 })
const { shop, browser } = await openShopAndBrowser()
const call = await theDesk(shop)

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const today = dayFromNow(0)
const SCREENS = ['/orders', '/reconciliation', '/sales', '/bookkeeping', '/shoppers', '/stock', '/price-reductions']
const [WIDE, PHONE] = [1440, 390]

/** Ends a day: every screen in the other width too, and no complaint of the browser. */
async function leave(desk: DeskIn, other_width: number): Promise<void> {
  await desk.page.setViewportSize({ width: other_width, height: 844 })
  for (const screen of SCREENS) await desk.see(screen)
  expect([...desk.faults, ...desk.complaints]).toEqual([])
  await desk.context.close()
}

/** A top-up that waits for the bank, with its own picture as evidence. @returns its reference. */
async function aWaitingTopUp(amount_cents: number, picture_name: string): Promise<string> {
  const picture = new Uint8Array(await readFile(new URL(`../../demo/pictures/${picture_name}.webp`, import.meta.url)))
  const shopper = await aShopper(shop)
  const accounts = await call('GET /api/admin/bank/accounts')
  const { reference } = await shopper.call('GET /api/user/recharge')
  await shopper.call('POST /api/user/recharge', {
    body: {
      method: 'manual',
      amount_cents,
      evidence_ids: [await upload(shop, shopper.token, 'evidence', picture)],
      bank_account_id: accounts.find(({ is_open }) => is_open)?.bank_account_id ?? '',
    },
    key: crypto.randomUUID(),
  })
  return reference
}

async function importStatement(desk: DeskIn, name: string, text: string): Promise<void> {
  await desk.see('/reconciliation')
  await button(desk, desk.say('Import a statement')).click()
  await chooseFile(desk, name, text)
  await dialogOf(desk).getByRole('status').waitFor()
  await desk.check()
  await dialogOf(desk).getByRole('button').last().click()
  await dialogOf(desk).waitFor({ state: 'hidden' })
}

test('English, 1440 px: statements of the bank confirm top-ups, which one click approves', async () => {
  const [first, second] = [await aWaitingTopUp(12_000, 'backpack-1'), await aWaitingTopUp(8_000, 'backpack-2')]
  const desk = await aDeskIn({ browser, shop }, 'en', WIDE)
  const camt = await readFile(new URL('../../server/testing/files/statements/camt053.xml', import.meta.url), 'utf8')
  await importStatement(desk, 'statement.xml', camt.replaceAll('SP-7K2M-9QXD', first).replaceAll('2026-11-26', today))
  await importStatement(desk, 'statement.csv', `Date,Details,Amount\n${today},Transfer ${second},80.00\n`)
  await desk.see('/recharges?state=confirmed')
  await button(desk, 'Approve 2 confirmed top-ups · $200.00').click()
  await desk.page.getByText('2 top-ups approved').waitFor()
  const { items } = await call('GET /api/admin/recharge/list', { query: { status: '1' } })
  const arrived = items.flatMap(({ reference, arrival_cents }) =>
    [first, second].includes(reference ?? '') ? [arrival_cents] : [],
  )
  expect(arrived.toSorted()).toEqual([12_000, 8_000].toSorted())
  await leave(desk, PHONE)
})

test('Japanese, 1440 px: orders beyond the first page get labels and slips, and a carrier’s file ships them', async () => {
  const buyers = [await aBuyer(shop), await aBuyer(shop), await aBuyer(shop)] as const
  const orders = []
  for (const buyer of buyers) for (let count = 0; count < 8; count++) orders.push(await aPaidOrder(buyer))
  const desk = await aDeskIn({ browser, shop }, 'ri', WIDE)
  const { page, say } = desk
  await desk.see('/orders')
  const { total } = await call('GET /api/admin/order/list', { query: { status: '1' } })
  const chosen = Math.min(total, ORDERS_AT_ONCE)
  await page.getByRole('checkbox', { name: say('Select all'), exact: true }).click()
  await button(desk, say('Select all {total_text} that match', { total_text: total })).click()
  await page
    .getByRole('status')
    .filter({ hasText: String(chosen) })
    .waitFor()
  await desk.check()
  await button(desk, say('Labels')).click()
  const labels = await fileOf(page, () => page.getByRole('menuitem').first().click())
  expect(labels.name).toMatch(/^labels-general-.*\.csv$/)
  for (const { order_number } of orders) expect(labels.content.toString()).toContain(order_number)
  const notes = dialogOf(desk)
  if (await notes.isVisible()) await page.keyboard.press('Escape')
  await button(desk, say('Packing slips')).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(chosen)
  await desk.check()
  const pdf = await page.pdf()
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(chosen)
  await page.goBack()
  await page
    .getByRole('status')
    .filter({ hasText: String(chosen) })
    .waitFor()
  await button(desk, say('Clear selection')).click()

  const [one, other] = orders
  const csv = `Order - Number,Carrier - Service Selected,Tracking Number\n${one?.order_number},Mekong Post,MP-7701\n${other?.order_number},Mekong Post,MP-7702\n`
  await button(desk, say('Ship from a file')).click()
  await chooseFile(desk, 'shipments.csv', csv)
  await dialogOf(desk).getByText('MP-7702').last().waitFor()
  await desk.check()
  await dialogOf(desk)
    .getByRole('button', { name: say('Ship'), exact: true })
    .click()
  await dialogOf(desk).waitFor({ state: 'hidden' })
  const { tracking_number } = await buyers[0].call('GET /api/order/detail', {
    query: { order_id: one?.order_id ?? '' },
  })
  expect(tracking_number).toBe('MP-7701')
  await leave(desk, PHONE)
})

test('Chinese, 390 px: the month for the bookkeeper balances, and sales are read as chart, table and CSV', async () => {
  const desk = await aDeskIn({ browser, shop }, 'zh-CN', PHONE)
  const { page, say } = desk
  await desk.see('/bookkeeping')
  await button(desk, say('This year')).click()
  const { content } = await fileOf(page, () => button(desk, say('All files as ZIP')).click())
  const files = Object.entries(unzipSync(content))
  const [, control] = files.find(([name]) => name.startsWith('control')) ?? []
  const [, ...rows] = strFromU8(control ?? new Uint8Array())
    .trim()
    .split('\r\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => !row.endsWith(',ok'))).toEqual([])

  await desk.see('/sales')
  const part = page.getByRole('region', { name: say('Over time'), exact: true })
  await page.locator('main svg path').first().waitFor({ state: 'attached' })
  const days = await part.getByRole('row').count()
  const sales = await fileOf(page, () => part.getByRole('button', { name: say('Export CSV') }).click())
  const lines = sales.content.toString().trim().split('\r\n')
  expect(lines).toHaveLength(days)
  const paidOrders = async () => {
    const { periods } = await call('GET /api/admin/sales', { query: { from: dayFromNow(-1), to: dayFromNow(1) } })
    return periods.reduce((sum, { orders }) => sum + orders, 0)
  }
  await expect.poll(paidOrders).toBeGreaterThanOrEqual(24)
  await leave(desk, WIDE)
})

test('Korean, 390 px: one search box finds orders, people and products; many cells are changed and changed back', async () => {
  await aShopper(shop, { family_name: '佐藤', given_name: '花' })
  await aShopper(shop, { family_name: 'ใจดี', given_name: 'สมชาย' })
  const order = await aPaidOrder(await aBuyer(shop))
  const desk = await aDeskIn({ browser, shop }, 'han', PHONE)
  const { page, say } = desk
  const find = async (text: string) => {
    await button(desk, say('Go to…')).click()
    await page.getByRole('textbox', { name: say('Go to…') }).fill(text)
    await desk.check()
  }
  await find('1234567')
  await page.getByRole('button', { name: order.order_number }).click()
  await page.waitForURL(new RegExp(order.order_id))
  for (const [name, other_name] of [
    ['佐藤', '花'],
    ['สมชาย', 'ใจดี'],
  ] as const) {
    await find(name)
    // The shopper is listed below a link to the orders with this name.
    await page.getByRole('button', { name: other_name }).first().click()
    await page.waitForURL(/\/shoppers\/[\w-]{36}/)
    await page.getByRole('main').getByText(name).filter({ visible: true }).first().waitFor()
  }
  await desk.see('/product/soap')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Orders'), exact: true })
    .click()
  await page.getByRole('link', { name: order.order_number }).waitFor()

  const [product] = (await call('GET /api/admin/product/list')).items
  const skus = () => call('GET /api/admin/sku/list', { query: { product_ids: product?.product_id ?? '' } })
  const prices = async () => (await skus()).slice(0, 2).map(({ price }) => price.price_cents)
  const before = await prices()
  await desk.see('/stock')
  for (const { sku_id } of (await skus()).slice(0, 2)) await page.getByRole('checkbox', { name: sku_id }).click()
  const change = desk.sayMany('{chosen, plural, one {Change # row} other {Change # rows}}', before.length)
  await button(desk, change).click()
  await dialogOf(desk)
    .getByRole('textbox', { name: say('New value') })
    .fill('-10%')
  await dialogOf(desk)
    .getByRole('button', { name: say('Fill in') })
    .click()
  await desk.check()
  await button(desk, say('Save')).click()
  await button(desk, say('Fill in the former values')).waitFor()
  expect((await prices()).every((cents, at) => cents < (before[at] ?? 0))).toBe(true)
  await button(desk, say('Fill in the former values')).click()
  await button(desk, say('Save')).click()
  await expect.poll(prices).toEqual(before)

  await page.getByRole('button', { name: say('Low stock from {pieces}', { pieces: '' }).trim() }).click()
  await dialogOf(desk).getByRole('textbox').fill('60')
  await dialogOf(desk)
    .getByRole('button', { name: say('Save') })
    .click()
  await dialogOf(desk).waitFor({ state: 'hidden' })
  await desk.see('/stock?show=low_stock')
  const { items } = await call('GET /api/admin/product/list', { query: { low_stock: 'true' } })
  expect(items.length).toBeGreaterThan(0)
  await leave(desk, WIDE)
})

test('Thai, 390 px: a planned reduction is struck out in the shop', async () => {
  const detail = () => shop.call()('GET /api/product/detail', { query: { product_id: 'keyboard' } })
  const { price_cents } = await detail()
  const reduced_cents = price_cents - Math.round(price_cents / 5)
  const desk = await aDeskIn({ browser, shop }, 'tai', PHONE)
  const { page, say } = desk
  await desk.see('/price-reductions/+')
  await page.getByLabel(say('Name'), { exact: true }).fill('Keyboards')
  await page.getByRole('textbox', { name: say('Products'), exact: true }).fill('keyboard')
  await page.getByLabel(say('Starts'), { exact: true }).fill('2026-01-01')
  await page.getByLabel(say('Ends'), { exact: true }).fill('2099-12-31')
  await page
    .getByText((reduced_cents / 100).toFixed(2))
    .first()
    .waitFor()
  await desk.check()
  await button(desk, say('Save')).click()
  await page.getByRole('link', { name: 'Keyboards' }).waitFor()
  await expect.poll(async () => (await detail()).price_cents).toBe(reduced_cents)
  const phone = await aPhone(browser, shop.url, { locale: 'tai' })
  await open(phone, '/detail/keyboard')
  await phone.page
    .locator('s, del')
    .filter({ hasText: (price_cents / 100).toFixed(2) })
    .first()
    .waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
  await leave(desk, WIDE)
})
