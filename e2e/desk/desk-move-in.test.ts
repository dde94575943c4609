import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, type Desk, pane } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { button, field, logIn, secret, seeHeading } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

const ADA = 'ada.byron@example.com'
const NEW_PASSWORD = 'tide-and-oar-7'

/** The link of the invitation. Without SMTP_URL, mails are files in the data folder. */
async function invitationTo(account: string): Promise<string> {
  const outbox = join(shop.data_folder, 'mail')
  const links = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.includes(account))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return mails.flatMap((mail) => mail.match(/\/forgotPassword\?invited=\S*?code=\d{8}/) ?? [])
  }
  await expect.poll(links, { timeout: 30_000 }).not.toEqual([])
  const [link = ''] = await links()
  return link.replaceAll('&amp;', '&')
}

/** Uploads a file and checks it with the suggested columns. */
async function check({ page }: Desk, name: string, text: string): Promise<void> {
  await page.goto('/console/move-in')
  await page.getByRole('button', { name: 'Upload a file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('button', { name: 'Check the file' }).click()
}

/** A second owner, who has been one for several days. */
async function aSecondOwner(): Promise<Desk> {
  const account = 'second@sampan.example'
  const add = await theDesk(shop)
  const { password } = await add('POST /api/admin/operator/add', {
    body: { account, name: 'second', roles: ['owner'] },
  })
  const operator = { account, password, new_password: 'quiet-harbour-lantern' }
  const desk = await aDesk(browser, shop, { path: '/proposals', operator })
  await sql`update operator_term set since = since - interval '2 days'`.execute(shop.database())
  return desk
}

test('a customer of a former shop is taken over with her balance, on a phone’s width, and sets a password by mail', async () => {
  const second = await aSecondOwner()
  const desk = await aDesk(browser, shop, { path: '/move-in', width: 390 })
  const { page } = desk
  await check(
    desk,
    'customers_export.csv',
    `First Name,Last Name,Email,Accepts Email Marketing,Phone\nAda,Byron,${ADA},yes,+15035550123\nX,Y,no mailbox,no,\n`,
  )
  await page.getByText('This isn’t an email address.').waitFor()
  await page.getByRole('button', { name: 'Apply new lines' }).click()
  await answerDialog(desk, {}, 'Apply')
  await page.getByText('Applied', { exact: true }).filter({ visible: true }).first().waitFor()

  await check(desk, 'store-credit.csv', `Email,Balance\n${ADA},25.50\n`)
  await page.getByRole('button', { name: 'Apply new lines' }).click()
  await answerDialog(desk, { Reason: 'Store credit of our former shop' }, 'Request approval')
  await second.page.reload()
  await second.page.getByRole('link', { name: 'Take over balances or promo codes' }).first().click()
  const request = pane(second, 'Take over balances or promo codes')
  await request.getByRole('button', { name: 'Approve' }).click()
  await answerDialog(second, {}, 'Approve and apply')

  const phone = await aPhone(browser, shop.url)
  await open(phone, await invitationTo(ADA))
  await seeHeading(phone, 'Set your password')
  await secret(phone, 'New password').fill(NEW_PASSWORD)
  await secret(phone, 'Confirm new password').fill(NEW_PASSWORD)
  await button(phone, 'Set password').click()
  await seeHeading(phone, 'Welcome back')
  await expect.poll(() => field(phone, 'Email').inputValue()).toBe(ADA)
  await logIn(phone, ADA, NEW_PASSWORD)
  await phone.page.waitForURL((url) => url.pathname !== '/login')
  await open(phone, '/capitalRecord')
  await phone.page.getByText('Opening balance').filter({ visible: true }).first().waitFor()
  await phone.page.getByText('+$25.50').filter({ visible: true }).first().waitFor()
  expect([...desk.complaints, ...second.complaints]).toEqual([])
})
