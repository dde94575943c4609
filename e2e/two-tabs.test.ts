import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer, aPaidOrder, aShopper, type Buyer, PASSWORD, theDesk } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, expectToast, link, logIn, seeHeading, seeTitle, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

/** A shopper's phone with two tabs: one shows an order, the other account and balance. Both have loaded everything. */
async function twoTabs() {
  const buyer = await aBuyer(shop)
  const { order_id } = await aPaidOrder(buyer)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await seeTitle(phone, 'Order details')
  const tab = await aTab(phone, '/filter')
  await tab.page.getByRole('main').getByText(buyer.account).waitFor()
  await phone.page.bringToFront()
  return { buyer, phone, tab, order_id }
}

async function aTab(phone: Phone, path: string): Promise<Phone> {
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  await open(tab, path)
  return tab
}

/** The tab shows the login, and nothing of the account, not even with Back. */
async function expectLogin(tab: Phone, { account }: Pick<Buyer, 'account'>): Promise<void> {
  await tab.page.waitForURL('**/login?next=*')
  await seeHeading(tab, 'Welcome back')
  const html = await tab.page.content()
  for (const trace of [account, '$500.00', 'Robin Reed', '88/14 Sukhumvit 31']) expect(html).not.toContain(trace)
}

const ends: [string, (world: Awaited<ReturnType<typeof twoTabs>>) => Promise<unknown>][] = [
  [
    'another device that ends the session',
    async ({ buyer }) => {
      const { userinfo } = await shop.call()('POST /api/user/login', {
        body: { account: buyer.account, password: PASSWORD },
      })
      await shop.call(userinfo.token)('POST /api/user/sessions/end', { body: { others: true } })
    },
  ],
  [
    'an operator who blocks the account',
    async ({ buyer }) => {
      const { user_id } = await buyer.call('GET /api/user/getUserInfo')
      await (await theDesk(shop))('POST /api/admin/shopper/block', { body: { user_id, reason: 'A stolen phone.' } })
    },
  ],
  [
    'a new password',
    ({ buyer }) =>
      buyer.call('POST /api/user/resetpwd', {
        body: { old_password: PASSWORD, new_password: 'oar-and-tide-8', confirm_password: 'oar-and-tide-8' },
      }),
  ],
]

test.each(ends)('%s logs out every tab at once', async (_, end) => {
  const world = await twoTabs()
  await end(world)
  await Promise.all([expectLogin(world.phone, world.buyer), expectLogin(world.tab, world.buyer)])
  expect((await world.phone.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false)
  expect(world.phone.complaints).toEqual([])
  await world.phone.context.close()
})

test('a log-out in one tab logs out the other, which shows nothing of the account', async () => {
  const { phone, tab, buyer } = await twoTabs()
  await tab.page.getByRole('main').getByRole('link', { name: 'Settings' }).first().click()
  await button(tab, 'Log out').click()
  await dialog(tab, 'Log out?').getByRole('button', { name: 'Log out' }).click()
  await link(tab, 'What are you looking for?').waitFor()
  await expectLogin(phone, buyer)
  await expectToast(phone, 'Please login first')
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a log-in to another account in one tab reaches the other, which mixes nothing of both', async () => {
  const { phone, tab, buyer } = await twoTabs()
  const second = await aShopper(shop)
  await phone.context.addCookies([{ name: 'Admin-Token', value: second.token, domain: 'localhost', path: '/' }])
  await tab.page.bringToFront()
  await tab.page.getByRole('main').getByText(second.account).waitFor()
  const html = await tab.page.content()
  for (const trace of [buyer.account, '$500.00']) expect(html).not.toContain(trace)
  await phone.page.bringToFront()
  await seeHeading(phone, 'Page not found')
  expect(await phone.page.content()).not.toContain('88/14 Sukhumvit 31')
  await phone.context.close()
})

test('after a log-in in one tab, a tab that waits at the login opens the page that it wanted', async () => {
  const { account } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/filter')
  const tab = await aTab(phone, '/login')
  await logIn(tab, account)
  await phone.page.getByRole('main').getByText(account).waitFor()
  await expect.poll(() => phone.page.url()).toBe(`${shop.url}/filter`)
  await phone.context.close()
})

test('a navigation without the cookie of the token goes to the login with its message', async () => {
  const { token, account } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await phone.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'cookieStore'))
  await signedIn(phone, token, '/filter')
  await phone.page.getByRole('main').getByText(account).waitFor()
  // In one task, because the page itself goes to the login as soon as it notices that the cookie is missing.
  await link(phone, 'Shipping address').evaluate((anchor: HTMLAnchorElement) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
    document.cookie = 'Admin-Token=; path=/; max-age=0'
    anchor.click()
  })
  await expectToast(phone, 'Please login first')
  await seeHeading(phone, 'Welcome back')
  await expect.poll(() => phone.page.url()).toBe(`${shop.url}/login?next=%2Faddress`)
  expect(await phone.page.content()).not.toContain(account)
  await phone.page.goBack()
  await phone.page.waitForTimeout(500)
  expect(await phone.page.content()).not.toContain(account)
  await phone.context.close()
})
