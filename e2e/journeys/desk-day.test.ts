import { readFileSync } from 'node:fs'
import { moneyText } from '@sampan/contract/money-text'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, pane, setSecondFactor, typeSecondFactorCode } from '../desk.ts'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { aBuyer, aPaidOrder, aShopper, PAYMENT_CODE, RECEIPT, type Shopper, theDesk, upload } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import {
  attach,
  button,
  dialog,
  enterCode,
  field,
  link,
  read,
  seeHeading,
  seeTitle,
  sentence,
  signedIn,
} from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

const balanceOf = async ({ call }: Shopper) => (await call('GET /api/user/getUserInfo')).balance_cents

/** The card of the latest withdrawal or recharge in the history. */
const latest = ({ page }: Phone) => page.getByRole('article').filter({ visible: true }).first()
const seeOnLatest = (phone: Phone, message: string, values?: Parameters<Phone['say']>[1]) =>
  latest(phone).getByText(phone.say(message, values)).first().waitFor()

async function withdraw(phone: Phone, amount: string): Promise<void> {
  await open(phone, '/withDraw')
  await phone.page.getByRole('radio', { name: phone.say('Bank card') }).click()
  await field(phone, 'Amount').fill(amount)
  await field(phone, 'Bank name').fill('River Bank')
  await field(phone, 'Bank card number').fill('6222 0212 3456 7890 123')
  await button(phone, 'Withdraw').click()
  await enterCode(phone, PAYMENT_CODE)
  await seeHeading(phone, 'We’ve got your request')
  await link(phone, 'Withdrawal record').click()
  await seeOnLatest(phone, 'Auditing')
}

test('a recharge that an operator approves is immediately in the balance on the shopper’s phone', async () => {
  const shopper = await aShopper(shop)
  const { bank_accounts } = await shopper.call('GET /api/user/recharge')
  const body = {
    method: 'manual' as const,
    amount_cents: 25_000,
    evidence_ids: [await upload(shop, shopper.token, 'evidence')],
    bank_account_id: bank_accounts[0]?.bank_account_id ?? '',
  }
  await shopper.call('POST /api/user/recharge', { body, key: crypto.randomUUID() })
  const [phone, desk] = await Promise.all([aPhone(browser, shop.url), aDesk(browser, shop, { path: '/recharges' })])
  await signedIn(phone, shopper.token, '/topUp')
  await phone.page.getByText('$0.00').filter({ visible: true }).first().waitFor()

  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  const claim = pane(desk, 'Robin Reed')
  await claim.getByRole('img', { name: 'Receipt 1 of 1' }).waitFor()
  await desk.page.keyboard.press('p')
  await desk.page.keyboard.type('245')
  await claim.getByText('$5.00 less than claimed').waitFor()
  await desk.page.keyboard.press('Enter')
  await desk.page.getByText('Top-up approved').waitFor()
  await desk.page.getByRole('link', { name: 'Robin Reed' }).waitFor({ state: 'detached' })

  await phone.page.getByText('$245.00').filter({ visible: true }).first().waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

const RETURN_ADDRESS = 'Sampan Returns, 5 Quay Street, Bangkok 10110'
const PARCEL = { carrier: 'Mekong Post', tracking_number: 'MP-4410' }
const BROKEN = { name: 'broken.png', mimeType: 'image/png', buffer: RECEIPT }

/** Applies for a refund of an order whose goods will be returned. */
async function askBack(phone: Phone): Promise<void> {
  await link(phone, 'Refund').click()
  await seeTitle(phone, 'Refund')
  await phone.page.getByRole('radio', { name: phone.say('Product received') }).check()
  await phone.page.getByRole('radio', { name: phone.say('Return and refund') }).check()
  await phone.page.getByRole('combobox', { name: phone.say('Reason') }).selectOption('damaged')
  await phone.page.getByRole('textbox', { name: phone.say('Explanation') }).fill('It came in two halves.')
  await attach(phone, phone.page.getByLabel(phone.say('Attachment')), BROKEN)
  await button(phone, 'Remove picture').waitFor()
  await button(phone, 'Apply refund').click()
  await seeHeading(phone, 'We’ve got your request')
  await link(phone, 'See order').click()
  await button(phone, 'Cancel request').waitFor()
}

async function sendBack(phone: Phone): Promise<void> {
  await button(phone, 'I’ve sent it back').click()
  const sheet = dialog(phone, 'Your return parcel')
  await sheet.getByRole('textbox', { name: phone.say('Carrier') }).fill(PARCEL.carrier)
  await sheet.getByRole('textbox', { name: phone.say('Tracking number') }).fill(PARCEL.tracking_number)
  await sheet.getByRole('button', { name: phone.say('Save') }).click()
  await button(phone, 'Edit tracking number').waitFor()
}

test('if an operator approves and pays a refund, the shopper’s order and balance are updated automatically', async () => {
  const buyer = await aBuyer(shop, 50_000)
  const { order_id, order_number } = await aPaidOrder(buyer)
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: { order_id, ...PARCEL, is_shared: true } })
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await askBack(phone)
  const { refunds } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const wallet: Phone = { ...phone, page: await phone.context.newPage() }
  await open(wallet, '/filter')
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  await wallet.page.getByText(moneyText(balance_cents), { exact: true }).waitFor()

  const desk = await aDesk(browser, shop, { path: '/refunds' })
  await desk.page.getByRole('link', { name: order_number }).click()
  const refundPane = pane(desk, `Refund of ${order_number}`)
  await refundPane.getByText('It came in two halves.').waitFor()
  await refundPane.getByRole('button', { name: 'Approve' }).click()
  await answerDialog(desk, { 'Return address': RETURN_ADDRESS }, 'Approve')
  await phone.page.getByText(RETURN_ADDRESS).first().waitFor()
  await sendBack(phone)
  await refundPane.getByText(`${PARCEL.carrier} · ${PARCEL.tracking_number}`).waitFor()
  await refundPane.getByRole('button', { name: 'Issue refund' }).click()
  await answerDialog(desk, {}, 'Issue refund')

  await sentence(phone, 'Refunded').first().waitFor()
  const whole = moneyText(balance_cents + (refunds[0]?.amount_cents ?? 0))
  await wallet.page.getByText(whole, { exact: true }).waitFor()
  await open(wallet, '/capitalRecord?kind=refund')
  await wallet.page.getByRole('link', { name: order_number }).click()
  await wallet.page.getByRole('heading', { name: phone.say('Transaction') }).waitFor()
  await wallet.page.getByRole('link', { name: order_number }).click()
  await seeTitle(wallet, 'Order details')
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

// This test must be the last one in the file, because it sets the operator's second factor.
test('a withdrawal is requested, approved, exported with a second-factor code and paid, and the shopper sees the bank’s reference', async () => {
  const buyer = await aBuyer(shop, 50_000)
  // Moves security events into the past, because withdrawals are blocked for a day after the payment code is set.
  await shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  const [phone, desk] = await Promise.all([aPhone(browser, shop.url), aDesk(browser, shop, { path: '/withdrawals' })])
  await signedIn(phone, buyer.token, '/home')
  await withdraw(phone, '120')
  expect(await balanceOf(buyer)).toBe(38_000)
  const code = await setSecondFactor(shop, desk)

  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  await pane(desk, 'Robin Reed').getByText('$117.00').waitFor()
  await desk.page.keyboard.press('p')
  await desk.page.getByRole('link', { name: 'Robin Reed' }).waitFor({ state: 'detached' })
  await read(phone, 'Approved. We’ll send {net} with our next bank transfers.', { net: '$117.00' })

  await desk.page.getByRole('button', { name: 'Export payouts' }).click()
  await desk.page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = desk.page.waitForEvent('download')
  await typeSecondFactorCode(desk, code)
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toContain('6222 0212 3456 7890 123')

  await desk.page.getByRole('button', { name: 'In transit' }).click()
  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  await pane(desk, 'Robin Reed').getByRole('button', { name: 'Mark as paid…' }).click()
  await answerDialog(desk, { 'Bank reference': 'HB-PAY-77' }, 'Confirm')
  await desk.page.getByText('No withdrawals here').waitFor()
  await phone.page.getByText('HB-PAY-77').filter({ visible: true }).first().waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
