import { expect, test } from 'vitest'
import { aPhone, open } from './open-browser.ts'
import { aBuyer, aShopper, PASSWORD } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, dialog, expectToast, link, logIn, register, seeHeading, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

test("a shopper who logs in after another shopper does not see the first shopper's data, not even with Back", async () => {
  const [first, second] = [await aBuyer(shop), await aShopper(shop)]
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, first.token, '/filter')
  await page.getByText('$500.00').waitFor()
  await link(phone, 'Shipping address').click()
  await page.getByText('88/14 Sukhumvit 31').waitFor()
  await button(phone, 'Back').click()
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).first().click()
  await button(phone, 'Log out').click()
  await dialog(phone, 'Log out?').getByRole('button', { name: 'Log out' }).click()
  await link(phone, 'What are you looking for?').waitFor()

  await link(phone, 'Me').click()
  await logIn(phone, second.account)
  await page.getByRole('main').getByText(second.account).waitFor()
  await page.getByText('$0.00').waitFor()
  for (let step = 0; step < 4; step++) {
    await page.goBack()
    await page.waitForLoadState('networkidle')
    const html = await page.content()
    for (const trace of [first.account, '88/14 Sukhumvit 31', '$500.00']) expect(html).not.toContain(trace)
  }
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a visitor who is sent to the log-in sees the requested page after the log-in', async () => {
  const { account } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await phone.page.goto('/myPurchases/0?from=letter')
  await expectToast(phone, 'Please login first')
  await seeHeading(phone, 'Welcome back')
  await logIn(phone, account)
  await seeHeading(phone, 'My orders')
  await expect.poll(() => phone.page.url()).toBe(`${shop.url}/myPurchases/0?from=letter`)
  await phone.context.close()
})

test('after registration the same page opens as after a log-in, and never another site', async () => {
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/login?next=/address')
  await link(phone, 'Create an account').click()
  await register(phone, 'nok@sampan.example')
  await seeHeading(phone, 'Shipping address')

  const other = await aPhone(browser, shop.url)
  await open(other, '/login?next=https://sampan.example.org/address')
  await logIn(other, 'nok@sampan.example')
  await link(other, 'What are you looking for?').waitFor()
  await expect.poll(() => other.page.url()).toBe(`${shop.url}/home`)
  await Promise.all([phone.context.close(), other.context.close()])
})

test('a logged-in shopper who opens the log-in is redirected', async () => {
  const { token } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/login')
  await link(phone, 'What are you looking for?').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('on the security screen a shopper logs out another device; an account without obstacles can be deleted', async () => {
  const { account, token, call } = await aShopper(shop)
  const other = await shop.call()('POST /api/user/login', { body: { account, password: PASSWORD } })
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/security')
  await button(phone, 'Log out all other devices').click()
  await dialog(phone, 'Log out all other devices?').getByRole('button', { name: 'Log out', exact: true }).click()
  await button(phone, 'Log out all other devices').waitFor({ state: 'detached' })
  await expect(shop.call(other.userinfo.token)('GET /api/user/security')).rejects.toThrow()
  expect(await call('GET /api/user/sessions')).toHaveLength(1)

  await button(phone, 'Delete account').click()
  const sheet = dialog(phone, 'Delete account')
  await sheet.getByLabel('Account password', { exact: true }).fill(PASSWORD)
  await sheet.getByRole('button', { name: 'Delete account permanently' }).click()
  await link(phone, 'What are you looking for?').waitFor()
  await expect(shop.call()('POST /api/user/login', { body: { account, password: PASSWORD } })).rejects.toThrow()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
