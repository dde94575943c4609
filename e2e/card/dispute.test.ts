import { expect, test } from 'vitest'
import { aDesk, answerDialog, pane } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { aShopper } from '../people.ts'
import { read, sentence, signedIn } from '../steps.ts'
import { balanceOf } from './provider-pages.ts'
import { openProviderShop } from './provider-shop.ts'
import { expectTranslated, readersOf } from './readers.ts'

const { shop, browser, stripe, aPaidTopUp } = await openProviderShop()

const WON = {
  ...{ isWon: true, badge: 'Won', balance_cents: 10_000 },
  message: 'The bank’s dispute about this payment is settled. The money is yours again.',
}
const LOST = {
  ...{ isWon: false, badge: 'Lost', balance_cents: 0 },
  message: 'The bank refunded this payment to the card, so we deducted {held} from your balance.',
}

const outcomes = readersOf(6, 4).map(([locale, width], at) => ({ locale, width, ...(at % 2 === 0 ? WON : LOST) }))

test.each(outcomes)('a dispute is $badge ($locale, $width px): shopper and desk see each step', async (outcome) => {
  const { locale, width, isWon, badge, balance_cents, message } = outcome
  const shopper = await aShopper(shop)
  const ref = await aPaidTopUp(shopper, 10_000)
  const phone = await aPhone(browser, shop.url, { locale, width })
  await signedIn(phone, shopper.token, '/topUpRecord')
  await phone.page.getByText('$100.00').filter({ visible: true }).first().waitFor()
  const dispute_ref = stripe.openDispute(ref, { reason: 'fraudulent' })
  await expect.poll(() => balanceOf(shopper)).toBe(0)
  await open(phone, '/topUpRecord')
  await read(
    phone,
    'The card’s bank has asked for this payment back. {held} is on hold until the bank decides, which can take weeks. If you didn’t ask for this, tell your bank and contact us.',
    { held: '$100.00' },
  )
  await expectTranslated(phone)
  await open(phone, '/capitalRecord')
  await read(phone, '{disputed} is on hold because a card payment is disputed.', { disputed: '$100.00' })

  const desk = await aDesk(browser, shop, { path: `/disputes?shopper=${encodeURIComponent(shopper.account)}`, width })
  await desk.page.getByRole('link', { name: 'Robin Reed' }).first().click()
  const dispute = pane(desk, 'Robin Reed')
  await dispute.getByText(shopper.account).first().waitFor()
  await dispute.getByRole('button', { name: 'Submit evidence' }).click()
  await answerDialog(desk, { 'Statement for the bank': 'The shopper confirmed the payment by phone.' }, 'Submit')
  await dispute.getByText('The bank decides').first().waitFor()
  if (isWon) stripe.winDispute(dispute_ref)
  else stripe.loseDispute(dispute_ref)
  await dispute.getByText(badge, { exact: true }).first().waitFor()

  await expect.poll(() => balanceOf(shopper)).toBe(balance_cents)
  await open(phone, '/topUpRecord')
  await sentence(phone, message, { held: '$100.00' }).first().waitFor()
  await expectTranslated(phone)
  expect([...phone.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
