import { momentTextIn } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, pane } from './desk.ts'
import { mailsTo } from './mails.ts'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer, aPaidOrder, theDesk } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, field, heading, link, seeHeading, seeTitle, sentence, signedIn } from './steps.ts'

const NAME = '川瀬 蓮'
/** The time zone of the phones. */
const PHONE_ZONE = 'Asia/Bangkok'
const REASON = '契約の撤回'

const { shop, browser } = await openShopAndBrowser()

type Entries = { name: string; order_number: string; email: string }

/** Withdraws from a whole order without an account, from the footer of the home page to the answer. */
async function withdraw(phone: Phone, { name, order_number, email }: Entries): Promise<void> {
  const { page, say } = phone
  await open(phone, '/home')
  await link(phone, 'Withdraw from contract here').click()
  await seeTitle(phone, 'Withdraw from contract')
  await field(phone, 'Name').fill(name)
  await field(phone, 'Order number').fill(order_number)
  await field(phone, 'Email').fill(email)
  await button(phone, 'Continue').click()
  await button(phone, 'Confirm withdrawal').waitFor()
  const entries = page.getByRole('definition').filter({ visible: true })
  expect(await entries.allInnerTexts()).toEqual([name, order_number, email, say('The whole order')])
  await button(phone, 'Confirm withdrawal').click()
  await seeHeading(phone, 'We received your withdrawal')
}

const declarationOf = (email: string) =>
  shop
    .database()
    .selectFrom('contract_withdrawal')
    .select(['contract_withdrawal_id', 'declared_at', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

/** The answer on the screen, and the mail as text, with placeholders for the entries and for the time. */
async function answerTo(phone: Phone, entries: Entries) {
  const { declared_at } = await declarationOf(entries.email)
  const { value: shop_zone } = await shop
    .database()
    .selectFrom('shop_choice')
    .select('value')
    .where('name', '=', 'bank_time_zone')
    .executeTakeFirstOrThrow()
  const at = momentTextIn(declared_at, 'ja', PHONE_ZONE)
  const mailed_at = `${momentTextIn(declared_at, 'ja', shop_zone)} (${shop_zone})`
  const { email } = entries
  await sentence(
    phone,
    'Received on {at}. We’re sending a confirmation to {email}. If it doesn’t arrive, check the address and your spam folder.',
    { at, email },
  ).waitFor()
  const texts = async () => (await mailsTo(shop, email)).filter((mail) => mail.startsWith('To: '))
  await expect.poll(texts).toEqual(expect.arrayContaining([expect.stringContaining(mailed_at)]))
  const masked = (text: string) =>
    Object.entries({ ...entries, at, mailed_at }).reduce((rest, [name, value]) => rest.replaceAll(value, name), text)
  const mail = (await texts()).find((text) => text.includes(mailed_at)) ?? ''
  return { screen: masked(await phone.page.getByRole('main').ariaSnapshot()), mail: masked(mail) }
}

test('a withdrawal without an account is acknowledged with its time, and refunded at the desk', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_number } = await aPaidOrder(buyer)
  const parcel = { carrier: 'Mekong Post', tracking_number: 'MP-4410', is_shared: true }
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: { order_id, ...parcel } })
  const { paid_cents } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')

  const visitor = await aPhone(browser, shop.url, { locale: 'ri' })
  const entries = { name: NAME, order_number, email: buyer.account }
  await withdraw(visitor, entries)
  const answer = await answerTo(visitor, entries)
  const stranger = await aPhone(browser, shop.url, { locale: 'ri' })
  const made_up = { name: NAME, order_number: '2020010199999999', email: 'stranger@sampan.example' }
  await withdraw(stranger, made_up)
  expect(await answerTo(stranger, made_up)).toEqual(answer)
  expect((await declarationOf(buyer.account)).status).toBe('attached')
  expect((await declarationOf(made_up.email)).status).toBe('unmatched')

  const desk = await aDesk(browser, shop, { path: '/contract-withdrawals' })
  await desk.page.getByRole('row', { name: order_number }).getByRole('link').click()
  const declaration = pane(desk, NAME)
  await declaration.getByText('The whole order').waitFor()
  await declaration.getByRole('button', { name: 'Issue refund' }).click()
  const dialog = desk.page.getByRole('dialog')
  expect(await dialog.getByRole('combobox', { name: 'Quantity for line 1' }).inputValue()).toBe('1')
  expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe(REASON)
  await answerDialog(desk, {}, 'Issue refund')
  await declaration.getByText('Done', { exact: true }).waitFor()
  await declaration.getByRole('link', { name: moneyText(paid_cents) }).waitFor()

  const guessed = { ...made_up, order_number, email: 'guesser@sampan.example' }
  await withdraw(stranger, guessed)
  expect(await answerTo(stranger, guessed)).toEqual(answer)
  expect((await declarationOf(guessed.email)).status).toBe('unmatched')

  const shopper = await aPhone(browser, shop.url, { locale: 'ri' })
  await signedIn(shopper, buyer.token, '/filter')
  await heading(shopper, 'My balance').waitFor()
  await shopper.page.getByText(moneyText(balance_cents + paid_cents), { exact: true }).waitFor()
  await open(shopper, `/orderInfo/${order_id}`)
  await shopper.page.getByRole('listitem').filter({ hasText: REASON }).waitFor()
  const phones = [visitor, stranger, shopper]
  expect([desk, ...phones].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([desk, ...phones].map(({ context }) => context.close()))
})
