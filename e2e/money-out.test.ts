import { chainNetworkOf } from '@sampan/contract/chain'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { aBuyer, aShopper, PAYMENT_CODE, RECEIPT, type Shopper, theDesk } from './people.ts'
import { attach, button, dialog, enterCode, field, read, seeTitle, signedIn } from './steps.ts'

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

const WALLET = chainNetworkOf('demo')?.example ?? ''
const SENT_BY = 'a1'.repeat(32)

/** Withdrawals are blocked for a day after the payment code was set. */
const letTheDayPass = () =>
  shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()

const balanceOf = async ({ call }: Shopper) => (await call('GET /api/user/getUserInfo')).balance_cents
const latestOf = async ({ call }: Shopper) => {
  const { items } = await call('GET /api/user/extract_log', { query: {} })
  return items[0]?.extract_id ?? ''
}

/** The card of the latest withdrawal or recharge in the history. */
const latest = ({ page }: Phone) => page.getByRole('article').filter({ visible: true }).first()
const seeOnLatest = (phone: Phone, message: string, values?: Parameters<Phone['say']>[1]) =>
  latest(phone).getByText(phone.say(message, values)).first().waitFor()

async function withdraw(phone: Phone, way: 'Bank card' | 'On-chain', amount: string): Promise<void> {
  await open(phone, '/withDraw')
  await phone.page.getByRole('radio', { name: phone.say(way) }).click()
  await field(phone, 'Amount').fill(amount)
  if (way === 'On-chain') await field(phone, 'To which address').fill(WALLET)
  else {
    await field(phone, 'Bank name').fill('River Bank')
    await field(phone, 'Bank card number').fill('6222 0212 3456 7890 123')
  }
  await button(phone, 'Withdraw').click()
  await enterCode(phone, PAYMENT_CODE)
  await seeTitle(phone, 'Withdrawal record')
  await seeOnLatest(phone, 'Auditing')
}

test('one withdrawal is cancelled, one refused with a reason, and one approved: only the last one is paid', async () => {
  const buyer = await aBuyer(shop, 50_000)
  await letTheDayPass()
  const desk = await theDesk(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, '/home')

  await withdraw(phone, 'Bank card', '120')
  expect(await balanceOf(buyer)).toBe(38_000)
  await button(phone, 'Cancel the withdrawal').click()
  await dialog(phone, 'Cancel this withdrawal?')
    .getByRole('button', { name: phone.say('Cancel the withdrawal') })
    .click()
  await seeOnLatest(phone, 'Cancelled')
  expect(await balanceOf(buyer)).toBe(50_000)

  await withdraw(phone, 'Bank card', '130')
  const reason = 'The name is not yours'
  await desk('POST /api/admin/extract/audit', { body: { extract_id: await latestOf(buyer), status: 2, reason } })
  await seeOnLatest(phone, 'Audit result: {audit_reason}', { audit_reason: reason })
  await seeOnLatest(phone, 'The whole amount is back in your balance.')
  expect(await balanceOf(buyer)).toBe(50_000)

  await withdraw(phone, 'On-chain', '140')
  const extract_id = await latestOf(buyer)
  await desk('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  await seeOnLatest(phone, 'We send {net} with the next payout.', { net: '$139.00' })
  await desk('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference: SENT_BY } })
  await phone.page.reload()
  const paid = { net: '$139.00', transaction_hash: SENT_BY }
  await seeOnLatest(phone, '{net} was paid out. Transaction: {transaction_hash}', paid)
  expect(await balanceOf(buyer)).toBe(36_000)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('tokens sent on the demo chain are reported, audited and credited', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await phone.page.getByRole('link', { name: phone.say('On-chain') }).click()
  await seeTitle(phone, 'On-chain recharge')
  const [network] = await shopper.call('GET /api/user/getBlockchain')
  await phone.page.getByText(network?.address ?? '', { exact: true }).waitFor()
  await field(phone, 'Address sent from').fill(WALLET)
  await field(phone, 'Amount sent').fill('120')
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT }
  await attach(phone, phone.page.getByLabel(phone.say('Payment evidence')), receipt)
  await read(phone, '{count} of {max}', { count: 1, max: 5 })
  await field(phone, 'Transaction hash (optional)').fill(`0x${SENT_BY}`)
  await button(phone, 'I have sent it').click()
  await seeTitle(phone, 'Recharge record')
  await seeOnLatest(phone, 'Auditing')
  expect(await balanceOf(shopper)).toBe(0)

  const desk = await theDesk(shop)
  const { items } = await desk('GET /api/admin/recharge/list', { query: { status: '0' } })
  const recharge = items.find((one) => one.shopper.account === shopper.account)
  expect(recharge?.deposit_address).toBe(network?.address)
  const arrived = { recharge_id: recharge?.recharge_id ?? '', arrival_cents: 11_950, log_index: 0 }
  await desk('POST /api/admin/recharge/audit', { body: { status: 1, ...arrived } })
  await seeOnLatest(phone, 'Actual arrival: {arrival}. It is in your balance.', { arrival: '$119.50' })
  await open(phone, '/topUp')
  await phone.page.getByText('$119.50').filter({ visible: true }).first().waitFor()
  expect(await balanceOf(shopper)).toBe(11_950)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
