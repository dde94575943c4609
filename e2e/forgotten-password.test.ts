import { expect, test } from 'vitest'
import { mailsTo } from './mails.ts'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer, aShopper, PASSWORD } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { button, expectToast, field, heading, link, logIn, secret, seeHeading, signedIn } from './steps.ts'

const NEW_PASSWORD = 'lantern-and-reed-4'
const NEW_CODE = '815293'

const { shop, browser } = await openShopAndBrowser()

/** Waits for the code, not only for the file, which is empty while the mail is being written. Other mails have no code. */
async function codeMailedTo(account: string): Promise<string> {
  const codes = async () => (await mailsTo(shop, account)).flatMap((mail) => mail.match(/^\d{8}$/m) ?? [])
  await expect.poll(codes).toEqual([expect.any(String)])
  const [code = ''] = await codes()
  return code
}

async function setPassword(phone: Phone, password: string): Promise<void> {
  await secret(phone, 'New password').fill(password)
  await secret(phone, 'Confirm new password').fill(password)
  await button(phone, 'Set new password').click()
}

const goOut = ({ context }: Phone) => context.close()

test('a forgotten password is reset with the mailed code, which ends all earlier sessions', async () => {
  const { account, token } = await aShopper(shop)
  const other = await aPhone(browser, shop.url)
  await signedIn(other, token, '/setting')
  await link(other, 'Profile').waitFor()

  const phone = await aPhone(browser, shop.url)
  await open(phone, '/login?next=/address')
  await link(phone, 'Forgot password?').click()
  await seeHeading(phone, 'Forgot password')
  await field(phone, 'Email').fill(account)
  await button(phone, 'Send code').click()
  await field(phone, 'Code from your email').fill(await codeMailedTo(account))
  await setPassword(phone, 'password')
  await phone.page.getByText('This password is too common').waitFor()
  await setPassword(phone, NEW_PASSWORD)
  await expectToast(phone, 'Change Successful')

  await seeHeading(phone, 'Welcome back')
  await expect.poll(() => field(phone, 'Email').inputValue()).toBe(account)
  await secret(phone, 'Password').fill(NEW_PASSWORD)
  await button(phone, 'Log in').click()
  await seeHeading(phone, 'Shipping address')

  // The end of the session also ends the event stream of the other phone, so that phone may already show the log-in.
  await other.page.goto('/order')
  await seeHeading(other, 'Welcome back')
  await logIn(other, account, PASSWORD)
  await other.page.getByRole('main').getByText('Wrong email or password. Try again.').waitFor()
  expect([...phone.complaints, ...other.complaints]).toEqual([])
  await Promise.all([goOut(phone), goOut(other)])
})

test('a visitor who returns from the mail continues in the same place, even if the phone has discarded the page', async () => {
  const { account } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url, { locale: 'tai' })
  await open(phone, '/changePassword')
  await field(phone, 'Email').fill(account)
  await button(phone, 'Send code').click()
  const code = await codeMailedTo(account)
  await phone.page.reload()
  await field(phone, 'Code from your email').fill(code)
  await setPassword(phone, NEW_PASSWORD)
  await heading(phone, 'Welcome back').waitFor()
  await logIn(phone, account, NEW_PASSWORD)
  await expectToast(phone, 'Login Success')
  expect(phone.complaints).toEqual([])
  await goOut(phone)
})

test('a logged-in shopper can change the password with the old password, also after a reload', async () => {
  const { account, token } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/changePassword')
  await secret(phone, 'Old password').fill(PASSWORD)
  await secret(phone, 'New password').fill(NEW_PASSWORD)
  await secret(phone, 'Confirm new password').fill(NEW_PASSWORD)
  await button(phone, 'Change password').click()
  await expectToast(phone, 'Change Successful')
  await heading(phone, 'Welcome back').waitFor()
  await logIn(phone, account, NEW_PASSWORD)
  await expectToast(phone, 'Login Success')
  expect(phone.complaints).toEqual([])
  await goOut(phone)
})

test('a forgotten payment code is reset with a mailed code and the password', async () => {
  const { account, token, call } = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/changePayPwd?forgot&next=/address')
  await button(phone, 'Send code').click()
  await field(phone, 'Code from your email').fill(await codeMailedTo(account))
  await secret(phone, 'New payment code').fill(NEW_CODE)
  await secret(phone, 'Confirm payment code').fill(NEW_CODE)
  await secret(phone, 'Account password').fill(PASSWORD)
  await button(phone, 'Change payment code').click()
  await seeHeading(phone, 'Shipping address')
  expect(await call('POST /api/user/verify_pay', { body: { payment_code: NEW_CODE } })).toBeNull()
  expect(phone.complaints).toEqual([])
  await goOut(phone)
})
