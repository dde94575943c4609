import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDesk, answerDialog, pane, setSecondFactor, typeFreshCode } from './desk.ts'
import { aPhone, openBrowser } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { aBuyer, aShopper, PAYMENT_CODE, upload } from './people.ts'
import { read, signedIn } from './steps.ts'

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

test('a recharge approved at the desk is immediately in the balance on the shopper’s phone', async () => {
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
  await claim.getByText('$5.00 less than was claimed').waitFor()
  await desk.page.keyboard.press('Enter')
  await desk.page.getByText('The recharge is passed').waitFor()
  await desk.page.getByRole('link', { name: 'Robin Reed' }).waitFor({ state: 'detached' })

  await phone.page.getByText('$245.00').filter({ visible: true }).first().waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

test('a withdrawal is approved, exported with a second-factor code and paid, and the shopper sees the bank’s reference', async () => {
  const buyer = await aBuyer(shop, 50_000)
  // Withdrawals are blocked for a day after the payment code was set.
  await shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  const body = {
    draw_type: 'bank' as const,
    amount_cents: 12_000,
    payment_code: PAYMENT_CODE,
    bank_name: 'River Bank',
    bank_card_number: '6222021234567890123',
    account_name: 'Robin Reed',
  }
  await buyer.call('POST /api/user/extract', { body, key: crypto.randomUUID() })
  const [phone, desk] = await Promise.all([aPhone(browser, shop.url), aDesk(browser, shop, { path: '/withdrawals' })])
  await signedIn(phone, buyer.token, '/depositRecord')
  await read(phone, 'Auditing')
  const code = await setSecondFactor(shop, desk)

  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  await pane(desk, 'Robin Reed').getByText('$117.00').waitFor()
  await desk.page.keyboard.press('p')
  await desk.page.getByRole('link', { name: 'Robin Reed' }).waitFor({ state: 'detached' })
  await read(phone, 'We pay out {net} with the next transfer to the banks.', { net: '$117.00' })

  await desk.page.getByRole('button', { name: 'Export payouts' }).click()
  await desk.page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = desk.page.waitForEvent('download')
  await typeFreshCode(desk, code)
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toContain('6222 0212 3456 7890 123')

  await desk.page.getByRole('button', { name: 'On its way' }).click()
  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  await pane(desk, 'Robin Reed').getByRole('button', { name: 'It was paid out…' }).click()
  await answerDialog(desk, { 'Reference of the bank': 'HB-PAY-77' }, 'Confirm')
  await desk.page.getByText('No withdrawals here').waitFor()
  await phone.page.getByText('HB-PAY-77').filter({ visible: true }).first().waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
