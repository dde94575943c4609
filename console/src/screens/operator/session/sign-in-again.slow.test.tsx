import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  AN_OPERATOR,
  addressNow,
  EMPTY_TODAY,
  endSession,
  type Replies,
  renderDesk,
} from '../../../../testing/fake-desk.tsx'
import { PROPOSAL } from '../../../../testing/fake-proposals.ts'
import { OWNER_OF_WALLET, WALLETS } from '../../../../testing/fake-wallets.ts'
import { session, waitForSignIn } from '../../../session/session.ts'

const over = page.getByRole('dialog', { name: 'Your session has ended' })
const correction = page.getByRole('dialog', { name: 'Reverse a wrong credit' })
const reason = correction.getByRole('textbox', { name: 'Reason' })

/** Opens the operators' desk with a filled form in a dialog, then ends the session. */
async function deskWithForm(replies: Replies = {}) {
  let is_expired = false
  const desk = await renderDesk(`/wallets/${OWNER_OF_WALLET}`, {
    replies: {
      ...WALLETS,
      'POST /api/admin/wallet/correct': () => (is_expired ? endSession() : { proposal_id: PROPOSAL }),
      'POST /api/admin/login': () => {
        is_expired = false
        return { ...AN_OPERATOR }
      },
      ...replies,
    },
  })
  await page.getByRole('button', { name: 'Request credit reversal' }).click()
  await correction.getByRole('textbox', { name: 'Amount in dollars' }).fill('90')
  await reason.fill('Credited twice')
  is_expired = true
  return desk
}

const propose = () => correction.getByRole('button', { name: 'Request approval' }).click()

async function signIn(account?: string) {
  if (account) await over.getByRole('textbox', { name: 'Email' }).fill(account)
  await over.getByLabelText('Password', { exact: true }).fill('a long password')
  await over.getByRole('button', { name: 'Sign in' }).click()
}

test('input is kept when the session ends, and is sent after the operator has signed in again', async () => {
  const { requests } = await deskWithForm()
  await propose()
  await expect.element(over.getByRole('textbox', { name: 'Email' })).toHaveValue(AN_OPERATOR.account)
  await expect.element(over.getByLabelText('Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).toHaveValue('Credited twice')
  await signIn()
  await expect.element(over).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue('Credited twice')
  await propose()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/wallet/correct')).toHaveLength(2)
})

test('the dialog asks for the second factor, and an expired step restarts the sign-in in the dialog', async () => {
  let codes = 0
  await deskWithForm({
    'POST /api/admin/login': { ...AN_OPERATOR, awaits: 'second_factor' },
    'POST /api/admin/login/code': () => (codes++ === 0 ? endSession() : { ...AN_OPERATOR }),
  })
  await propose()
  for (const round of [1, 2]) {
    await signIn()
    await over.getByRole('textbox', { name: 'Code' }).fill('123456')
    await over.getByRole('button', { name: 'Sign in' }).click()
    if (round === 1) await expect.element(over.getByLabelText('Password', { exact: true })).toBeVisible()
  }
  await expect.element(over).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue('Credited twice')
})

test('a different operator who signs in gets a fresh page', async () => {
  const ben = { ...AN_OPERATOR, operator_id: '0c1d7f6e-97b9-4a35-8b3c-51b6a6f0c2d4', account: 'ben@sampan.example' }
  const { requests } = await deskWithForm({ 'POST /api/admin/login': { ...ben, name: 'Ben' } })
  const reads = requests('GET /api/admin/wallet/detail').length
  await propose()
  await signIn(ben.account)
  await expect.element(page.getByRole('button', { name: 'Ben' })).toBeVisible()
  await expect.element(over).not.toBeInTheDocument()
  await expect.element(correction).not.toBeInTheDocument()
  expect(addressNow()).toBe(`/wallets/${OWNER_OF_WALLET}`)
  // Data read for the previous operator is not shown to the next.
  await expect.poll(() => requests('GET /api/admin/wallet/detail').length).toBeGreaterThan(reads)
  await page.getByRole('button', { name: 'Request credit reversal' }).click()
  await expect.element(reason).toHaveValue('')
})

test('if a read finds that the session has ended, the screen stays visible and continues to read after the sign-in', async () => {
  let is_expired = false
  const { client, requests } = await deskWithForm({
    'GET /api/admin/today': () => (is_expired ? endSession() : EMPTY_TODAY),
    'POST /api/admin/login': () => {
      is_expired = false
      return { ...AN_OPERATOR }
    },
  })
  is_expired = true
  void client.refetchQueries({ queryKey: ['GET /api/admin/today'] })
  await expect.element(over).toBeVisible()
  await expect.element(page.getByText('SP-7Q4K2X')).toBeInTheDocument()
  expect(client.getQueryState(['GET /api/admin/today', {}])).toMatchObject({ fetchStatus: 'fetching', error: null })
  const before = requests('GET /api/admin/today').length
  await signIn()
  await expect.element(over).not.toBeInTheDocument()
  await expect.poll(() => client.getQueryState(['GET /api/admin/today', {}])?.fetchStatus).toBe('idle')
  expect(requests('GET /api/admin/today')).toHaveLength(before + 1)
  await expect.element(reason).toHaveValue('Credited twice')
})

test('after signing out there is no sign-in dialog, and waiting calls are dropped', async () => {
  let is_expired = false
  const { client } = await deskWithForm({
    'GET /api/admin/today': () => (is_expired ? endSession() : EMPTY_TODAY),
  })
  is_expired = true
  void client.refetchQueries({ queryKey: ['GET /api/admin/today'] })
  await expect.element(over).toBeVisible()
  const isBack = waitForSignIn()
  session.end()
  await expect.element(page.getByRole('heading', { name: 'Sampan desk' })).toBeVisible()
  await expect.element(over).not.toBeInTheDocument()
  expect(await isBack).toBe(false)
})
