import { readFileSync } from 'node:fs'
import { chainNetworkOf } from '@sampan/contract/chain'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, pane, setSecondFactor, typeSecondFactorCode } from '../desk.ts'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { aBuyer, aShopper, PAYMENT_CODE, RECEIPT, type Shopper, theDesk, upload } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { openUnreadChain } from '../shop-state.ts'
import { attach, button, enterCode, field, link, read, seeHeading, seeTitle, signedIn } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

const WALLET = chainNetworkOf('demo')?.example ?? ''
const SENT_BY = 'a1'.repeat(32)

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

test('tokens sent on a network of an earlier version are reported, audited and credited', async () => {
  await openUnreadChain(shop)
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await phone.page.getByRole('link', { name: phone.say('On-chain') }).click()
  await seeTitle(phone, 'On-chain recharge')
  const [network] = await shopper.call('GET /api/user/getBlockchain')
  await phone.page.getByText(network?.address ?? '', { exact: true }).waitFor()
  await button(phone, 'Report a transfer').click()
  await field(phone, 'Address you sent from').fill(WALLET)
  await field(phone, 'Amount sent').fill('120')
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT }
  await attach(phone, phone.page.getByLabel(phone.say('Payment evidence')), receipt)
  await read(phone, '{count} of {max}', { count: 1, max: 5 })
  await field(phone, 'Transaction hash (optional)').fill(`0x${SENT_BY}`)
  await button(phone, 'I’ve sent the money').click()
  await seeHeading(phone, 'Thank you. We’re checking your transfer.')
  await link(phone, 'Recharge record').click()
  await seeOnLatest(phone, 'Auditing')
  expect(await balanceOf(shopper)).toBe(0)

  const desk = await theDesk(shop)
  const { items } = await desk('GET /api/admin/recharge/list', { query: { status: '0' } })
  const recharge = items.find((one) => one.shopper.account === shopper.account)
  expect(recharge?.deposit_address).toBe(network?.address)
  const arrived = { recharge_id: recharge?.recharge_id ?? '', arrival_cents: 11_950, log_index: 0 }
  await desk('POST /api/admin/recharge/audit', { body: { status: 1, ...arrived } })
  await seeOnLatest(phone, 'Actual arrival: {arrival}. It’s in your balance now.', { arrival: '$119.50' })
  await open(phone, '/topUp')
  await phone.page.getByText('$119.50').filter({ visible: true }).first().waitFor()
  expect(await balanceOf(shopper)).toBe(11_950)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
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
