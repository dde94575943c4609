import { chainNetworkOf } from '@sampan/contract/chain'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aShopper, RECEIPT, theDesk } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { openUnreadChain } from './shop-state.ts'
import { attach, button, field, link, read, seeHeading, seeTitle, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

const WALLET = chainNetworkOf('demo')?.example ?? ''
const SENT_BY = 'a1'.repeat(32)

/** The card of the latest recharge in the history. */
const latest = ({ page }: Phone) => page.getByRole('article').filter({ visible: true }).first()
const seeOnLatest = (phone: Phone, message: string, values?: Parameters<Phone['say']>[1]) =>
  latest(phone).getByText(phone.say(message, values)).first().waitFor()

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
  expect((await shopper.call('GET /api/user/getUserInfo')).balance_cents).toBe(0)

  const desk = await theDesk(shop)
  const { items } = await desk('GET /api/admin/recharge/list', { query: { status: '0' } })
  const recharge = items.find((one) => one.shopper.account === shopper.account)
  expect(recharge?.deposit_address).toBe(network?.address)
  const arrived = { recharge_id: recharge?.recharge_id ?? '', arrival_cents: 11_950, log_index: 0 }
  await desk('POST /api/admin/recharge/audit', { body: { status: 1, ...arrived } })
  await seeOnLatest(phone, 'Actual arrival: {arrival}. It’s in your balance now.', { arrival: '$119.50' })
  await open(phone, '/topUp')
  await phone.page.getByText('$119.50').filter({ visible: true }).first().waitFor()
  expect((await shopper.call('GET /api/user/getUserInfo')).balance_cents).toBe(11_950)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
