import { expect, test, vi } from 'vitest'
import { aDesk, answerDialog, pane } from '../desk.ts'
import { aPhone, WAIT_MS } from '../open-browser.ts'
import { aShopper, PASSWORD } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { logIn, seeHeading, signedIn } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

test('a shopper and customer service exchange messages, and each message appears immediately on both sides', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/service')
  const message = phone.page.getByRole('textbox', { name: 'Message' })
  const send = () => phone.page.getByRole('button', { name: 'Send', exact: true }).click()
  await message.fill('Does the kettle whistle?')
  await send()
  await phone.page.getByText('Does the kettle whistle?', { exact: true }).waitFor()

  const desk = await aDesk(browser, shop, { path: '/messages' })
  await desk.page.getByRole('link', { name: 'Robin Reed' }).click()
  const talk = pane(desk, 'Robin Reed')
  await talk.getByText('Does the kettle whistle?').waitFor()
  const answer = talk.getByRole('textbox', { name: 'Reply' })
  await answer.fill('It does, softly.')
  await answer.press('Enter')
  await talk.getByText('You’re handling this chat.').waitFor()
  await phone.page.getByText('It does, softly.', { exact: true }).waitFor()

  await message.fill('Then I take it.')
  await send()
  await talk.getByText('Then I take it.', { exact: true }).waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

test('a shopper whom an operator blocks is logged out immediately, and sees the reason at the next log-in', async () => {
  const { account, token } = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, token, '/address')
  const desk = await aDesk(browser, shop, { path: '/shoppers' })
  await desk.page.getByRole('searchbox', { name: 'Name, email, phone or ID' }).fill(account.slice(0, -8))
  await desk.page.getByRole('link', { name: account }).click()
  await pane(desk, account).getByRole('button', { name: 'Block', exact: true }).click()
  await answerDialog(desk, { Reason: 'Stolen cards' }, 'Block')
  await pane(desk, account).getByText('Stolen cards').waitFor()

  await phone.page.goto('/order')
  await seeHeading(phone, 'Welcome back')
  await logIn(phone, account, PASSWORD)
  const told = 'This account is blocked. Please contact customer service.'
  await vi.waitUntil(() => phone.toasts.includes(told), { timeout: WAIT_MS })

  await pane(desk, account).getByRole('button', { name: 'Unblock' }).click()
  await answerDialog(desk, { Reason: 'Cleared' }, 'Unblock')
  await pane(desk, account).getByRole('button', { name: 'Block', exact: true }).waitFor()
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
