import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, type Desk, pane } from '../desk.ts'
import { aPhone } from '../open-browser.ts'
import { aBuyer, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { signedIn } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** Opens the operators' desk for an operator who has had the finance role for several days. */
async function aColleague(name: string): Promise<Desk> {
  const account = `${name}@sampan.example`
  const add = await theDesk(shop)
  const { password } = await add('POST /api/admin/operator/add', { body: { account, name, roles: ['finance'] } })
  const operator = { account, password, new_password: 'quiet-harbour-lantern' }
  const desk = await aDesk(browser, shop, { path: '/wallets', operator })
  await sql`update operator_term set since = since - interval '2 days'`.execute(shop.database())
  return desk
}

const WRONG = 'Reverse a wrong credit'

/** Proposes to take back the money of a shopper's only recharge. */
async function takeBack(desk: Desk, account: string, dollars: string, reason: string): Promise<void> {
  const wallet = pane(desk, account)
  await wallet.getByRole('button', { name: 'Request credit reversal' }).click()
  await answerDialog(desk, { 'Amount in dollars': dollars, Reason: reason }, 'Request approval')
  await wallet.getByRole('region', { name: WRONG }).getByText('Requested by ann@sampan.example').waitFor()
  expect(await wallet.getByRole('button', { name: 'Request credit reversal' }).count()).toBe(0)
}

const openFirst = ({ page }: Desk) => page.getByRole('link', { name: WRONG }).first().click()

test('a wrong recharge is taken back if a second operator approves the proposal, and not if the second operator refuses it; a later decision is refused', async () => {
  const { account, token } = await aBuyer(shop, 50_000)
  const [ann, ben] = [await aColleague('ann'), await aColleague('ben')]
  const owner = await aDesk(browser, shop, { path: '/proposals' })
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/topUp')
  await phone.page.getByText('$500.00').filter({ visible: true }).first().waitFor()

  await ann.page.getByRole('searchbox', { name: 'Email, reference or ID' }).fill(account)
  await ann.page.getByRole('link', { name: account }).click()
  await takeBack(ann, account, '200', 'Credited twice')
  await owner.page.reload()
  await openFirst(owner)
  const seen = pane(owner, WRONG)
  await seen.getByRole('row', { name: 'Credited by the top-up $500.00 $300.00' }).waitFor()
  await seen.getByRole('button', { name: 'Approve' }).click()
  await answerDialog(owner, {}, 'Approve and apply')
  await seen.getByText('Approved', { exact: true }).waitFor()
  await phone.page.getByText('$300.00').filter({ visible: true }).first().waitFor()

  await ann.page.reload()
  await takeBack(ann, account, '100', 'Credited three times')
  await ben.page.goto('/console/proposals')
  await openFirst(ben)
  await pane(ben, WRONG).getByRole('button', { name: 'Approve' }).click()
  // Ben's page does not read the owner's decision before Ben decides.
  const { promise: decision, resolve: showDecision } = Promise.withResolvers<void>()
  await ben.page.route(/api\/admin\/proposal\/(list|detail)/, (route) => decision.then(() => route.continue()))
  await owner.page.goto('/console/proposals')
  await openFirst(owner)
  await seen.getByRole('button', { name: 'Decline' }).click()
  await answerDialog(owner, { Reason: 'The slip is in order' }, 'Decline')
  await seen.getByText('Declined', { exact: true }).waitFor()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Approve and apply' }).click()
  showDecision()
  await pane(ben, WRONG).getByText('The slip is in order').waitFor()
  expect(await pane(ben, WRONG).getByRole('button', { name: 'Approve' }).count()).toBe(0)

  await ann.page.goto('/console/proposals?state=refused')
  await openFirst(ann)
  await pane(ann, WRONG).getByText('The slip is in order').waitFor()
  await phone.page.reload()
  await phone.page.getByText('$300.00').filter({ visible: true }).first().waitFor()
  for (const { complaints } of [ann, ben, owner, phone]) expect(complaints).toEqual([])
  await Promise.all([ann, ben, owner, phone].map(({ context }) => context.close()))
})
