import { expect, test } from 'vitest'
import { aDesk, pane } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { aBuyer, PAYMENT_CODE } from '../people.ts'
import { button, enterCode, field, read, seeHeading, signedIn } from '../steps.ts'
import { balanceOf } from './provider-pages.ts'
import { openProviderShop } from './provider-shop.ts'
import { expectTranslated, readersOf } from './readers.ts'

const { shop, browser, stripe, aPaidTopUp } = await openProviderShop()

test.each(readersOf(5))('a withdrawal goes back to the card that topped up (%s, %i px)', async (locale, width) => {
  const shopper = await aBuyer(shop, 5_000)
  // Moves security events into the past, because withdrawals are blocked for a day after the payment code is set.
  await shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  await aPaidTopUp(shopper, 10_000)
  const refunds_before = stripe.ledger().refunds
  expect(await balanceOf(shopper)).toBe(15_000)
  const phone = await aPhone(browser, shop.url, { locale, width })
  await signedIn(phone, shopper.token, '/withDraw')
  await field(phone, 'Amount').fill('80')
  await read(
    phone,
    'Money you added by card goes back to the card first, without a charge. After our review it takes 5–10 days to show up there.',
  )
  await read(phone, 'Back to {name}', { name: 'Visa ·· 4242' })
  await expectTranslated(phone)
  // All of it goes back to the card, so that no bank is needed.
  await expect.poll(() => field(phone, 'Bank name').count()).toBe(0)
  await button(phone, 'Withdraw').click()
  await enterCode(phone, PAYMENT_CODE)
  await seeHeading(phone, 'We’ve got your request')
  await expectTranslated(phone)
  expect(await balanceOf(shopper)).toBe(7_000)

  const desk = await aDesk(browser, shop, { path: '/withdrawals', width })
  await desk.page.getByRole('link', { name: 'Robin Reed' }).first().click()
  const withdrawal = pane(desk, 'Robin Reed')
  await withdrawal.getByText('$80.00').first().waitFor()
  await withdrawal.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => stripe.ledger().refunds).toBe(refunds_before - 8_000)
  await open(phone, '/depositRecord')
  await phone.page.getByText('Visa ·· 4242').filter({ visible: true }).first().waitFor()
  await expectTranslated(phone)
  expect(await balanceOf(shopper)).toBe(7_000)
  expect([...phone.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
