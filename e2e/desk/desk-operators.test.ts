import { expect, test } from 'vitest'
import { DEMO_OPERATOR } from '../../demo/demo-accounts.ts'
import { aDesk, type Desk, pane, setSecondFactor, typeSecondFactorCode } from '../desk.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const MAY = 'may.lin@sampan.example'

/**
 * Adds a customer service operator.
 * @returns the initial password, as shown to the owner.
 */
async function addMay(owner: Desk, code: () => Promise<string>): Promise<string> {
  const { page } = owner
  await page.getByRole('button', { name: 'Add an operator' }).click()
  const form = page.getByRole('dialog', { name: 'Add an operator' })
  await form.getByRole('textbox', { name: 'Email' }).fill(MAY)
  await form.getByRole('textbox', { name: 'Name' }).fill('May Lin')
  await form.getByRole('switch', { name: 'Customer service' }).click()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await typeSecondFactorCode(owner, code)
  const shown = page.getByRole('dialog', { name: `Temporary password for ${MAY}` })
  const password = await shown.getByText(/^([A-Z2-8]{5}-){3}[A-Z2-8]{5}$/).textContent()
  await shown.getByRole('button', { name: 'Done' }).click()
  return password ?? ''
}

test('a new operator signs in, sees the screens of the role, and is signed out as soon as the owner blocks them', async () => {
  const owner = await aDesk(browser, shop, { path: '/operators' })
  const code = await setSecondFactor(shop, owner)
  const password = await addMay(owner, code)
  await pane(owner, 'May Lin').getByText('Temporary, not changed yet').waitFor()

  const operator = { account: MAY, password, new_password: 'quiet-harbour-lantern' }
  const may = await aDesk(browser, shop, { path: '/messages', operator })
  await may.page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  const screens = may.page.getByRole('navigation')
  await screens.getByRole('link', { name: 'Shoppers' }).waitFor()
  for (const name of ['Operators', 'Settings', 'Top-ups', 'Approvals'])
    expect(await screens.getByRole('link', { name, exact: true }).count(), name).toBe(0)
  await may.page.goto('/console/operators')
  await may.page.getByText('Ask an owner for the role you need.').waitFor()
  await may.page.goto('/console/messages')
  await may.page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()

  await pane(owner, 'May Lin').getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = owner.page.getByRole('dialog', { name: `Block ${MAY}?` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left the shop')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await typeSecondFactorCode(owner, code)
  await pane(owner, 'May Lin').getByRole('button', { name: 'Unblock' }).waitFor()

  await may.page.getByRole('link', { name: 'Shoppers' }).click()
  await may.page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await may.page.getByLabel('Password', { exact: true }).fill(operator.new_password)
  await may.page.getByRole('button', { name: 'Sign in' }).click()
  await may.page.getByText('This account is blocked').waitFor()
  expect(owner.complaints).toEqual([])
  await Promise.all([owner.context.close(), may.context.close()])
})

test('when the session ends, each tab keeps its input, and the operator who typed the input can still send it', async () => {
  await shop.database().deleteFrom('operator_totp').execute() // the second factor is set up again below
  const desk = await aDesk(browser, shop, { path: '/account' })
  const { page } = desk
  const code = await setSecondFactor(shop, desk)
  const other = await desk.context.newPage()
  await other.goto('/console/account')
  await other.getByRole('textbox', { name: 'Name' }).fill('Nobody')
  await page.getByRole('textbox', { name: 'Name' }).fill('Olive Tan')
  await shop.database().updateTable('operator_session').set({ expires_at: '2026-01-01T00:00:00Z' }).execute()
  await page.getByRole('button', { name: 'Change name' }).click()

  const over = page.getByRole('dialog', { name: 'Your session has ended' })
  await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await over.getByLabel('Password', { exact: true }).fill(DEMO_OPERATOR.password)
  await page.keyboard.press('Enter')
  await over.getByRole('textbox', { name: 'Code' }).fill(await code())
  await over.getByRole('button', { name: 'Sign in' }).click()
  await over.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByRole('button', { name: 'Olive Tan' }).waitFor()

  await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor({ state: 'hidden' })
  await expect.poll(() => other.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Nobody')
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
