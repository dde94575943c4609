import { expect, test } from 'vitest'
import { hasTestChain, TOKEN_DECIMALS } from '../demo/chain/test-chain.ts'
import { TEST_NETWORK } from '../demo/chain/test-chain-sql.ts'
import { aPayingWallet } from '../server/testing/chain/paying-wallet.ts'
import { aDesk, answerDialog, pane, setSecondFactor, typeSecondFactorCode } from './desk.ts'
import { aPhone, open } from './open-browser.ts'
import { aBuyer, PAYMENT_CODE, theDesk } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, enterCode, expectToast, field, link, payButton, seeHeading, signedIn } from './steps.ts'

const PRODUCT = 'soap'
/** Of the shopper before the tokens arrive, and of the tokens that the button sends. */
const [BALANCE_CENTS, SENT_CENTS] = [1_000, 2_500]

const { shop, browser } = await openShopAndBrowser({ has_chain: true })

test.runIf(hasTestChain)('test tokens are sent, seen, confirmed and spent on an order', async () => {
  const buyer = await aBuyer(shop, BALANCE_CENTS)
  const { skus } = await buyer.call('GET /api/product/detail', { query: { product_id: PRODUCT } })
  const [{ sku_id = '', price_cents = 1 } = {}] = skus
  const quantity = Math.floor(BALANCE_CENTS / price_cents) + 1
  const purchase = { sku_id, quantity, address_id: buyer.address_id }
  const { total_cents } = await buyer.call('POST /api/checkout/quote', { body: purchase })
  expect(total_cents).toBeGreaterThan(BALANCE_CENTS)
  expect(total_cents).toBeLessThanOrEqual(BALANCE_CENTS + SENT_CENTS)
  const key = crypto.randomUUID()
  const { order_ids } = await buyer.call('POST /api/order/create', { body: { ...purchase, total_cents }, key })

  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, buyer.token, '/walletTopUp')
  await page.getByRole('button', { name: phone.say('Send {amount} in test tokens', { amount: '$25.00' }) }).click()
  await expectToast(phone, 'Test tokens sent. They’ll show up below in a moment.')
  const deposit = page.getByRole('article').filter({ hasText: '25 TUSD' })
  await deposit.getByText(phone.say('Confirming'), { exact: true }).waitFor()
  await deposit.getByText(phone.say('Credited'), { exact: true }).waitFor()

  await signedIn(phone, buyer.token, `/payment?orders=${order_ids[0]}`)
  await payButton(phone).click()
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  expect(balance_cents).toBe(BALANCE_CENTS + SENT_CENTS - total_cents)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

/** The chain of the shop, as its network is stored. */
async function chainOfShop() {
  const network = await shop
    .database()
    .selectFrom('chain_network')
    .innerJoin('chain_token', 'chain_token.network', 'chain_network.network')
    .select(['chain_id', 'node_hosts', 'contract'])
    .where('chain_network.network', '=', TEST_NETWORK)
    .executeTakeFirstOrThrow()
  return { url: `http://${network.node_hosts?.[0]}`, chain_id: Number(network.chain_id), contract: network.contract }
}

/** The desk of a second operator with the finance role, and the codes of the second factor. */
async function aColleague() {
  const [account, new_password] = [`ben-${Date.now()}@sampan.example`, 'quiet-harbour-lantern'] as const
  const add = await theDesk(shop)
  const { password } = await add('POST /api/admin/operator/add', { body: { account, name: 'Ben', roles: ['finance'] } })
  const desk = await aDesk(browser, shop, { path: '/withdrawals', operator: { account, password, new_password } })
  return { desk, code: await setSecondFactor(shop, desk, new_password) }
}

/** The shopper's wallet. It gets $120 less the charge of a dollar. */
const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

test.runIf(hasTestChain)(
  'a withdrawal is paid with a key outside of the shop, and closed once the payment is final',
  async () => {
    const buyer = await aBuyer(shop, 50_000)
    // Moves security events into the past, because withdrawals are blocked for a day after the payment code is set.
    await shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
    const units = 10n ** BigInt(TOKEN_DECIMALS)
    const [wallet, phone, desk, colleague] = await Promise.all([
      aPayingWallet(await chainOfShop(), 1_000n * units),
      aPhone(browser, shop.url),
      aDesk(browser, shop, { path: '/withdrawals' }),
      aColleague(),
    ])
    await signedIn(phone, buyer.token, '/home')
    await open(phone, '/withDraw')
    await phone.page.getByRole('radio', { name: phone.say('On-chain') }).click()
    await phone.page.getByRole('button', { name: 'Testnet' }).click()
    await field(phone, 'Amount').fill('120')
    await field(phone, 'Your wallet address').fill(ADDRESS)
    await button(phone, 'Withdraw').click()
    await enterCode(phone, PAYMENT_CODE)
    await seeHeading(phone, 'We’ve got your request')
    await link(phone, 'Withdrawal record').click()

    await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
    await pane(desk, 'Robin Reed').getByText(ADDRESS).waitFor()
    await desk.page.keyboard.press('p')
    await desk.page.getByText('Withdrawal approved. Payout queued.').waitFor()
    const hash = await wallet.pay(ADDRESS, 119n * units)

    await desk.page.getByRole('button', { name: 'To pay out' }).click()
    await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
    await pane(desk, 'Robin Reed').getByRole('button', { name: 'Mark as paid…' }).click()
    await answerDialog(desk, { Transaction: hash }, 'Confirm')
    await pane(desk, 'Robin Reed')
      .getByText('Another operator has to confirm that this is the shop’s wallet.')
      .waitFor()

    const { page } = colleague.desk
    await page.goto('/console/withdrawals?state=sent')
    await page.getByRole('link', { name: 'Robin Reed' }).click()
    await pane(colleague.desk, 'Robin Reed').getByText(wallet.address).waitFor()
    await pane(colleague.desk, 'Robin Reed').getByRole('button', { name: 'Confirm the wallet…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'It’s the shop’s wallet' }).click()
    await typeSecondFactorCode(colleague.desk, colleague.code)
    await pane(desk, 'Robin Reed').getByText('Token, address and amount match. The withdrawal is closed.').waitFor()
    await phone.page.getByText(phone.say('We sent {net} to your wallet address.', { net: '$119.00' })).waitFor()
    for (const { complaints } of [phone, desk, colleague.desk]) expect(complaints).toEqual([])
    await Promise.all([phone, desk, colleague.desk].map(({ context }) => context.close()))
  },
)
