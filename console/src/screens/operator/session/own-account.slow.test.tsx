import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AN_OPERATOR, button, dialog, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { ACCOUNT } from '../../../../testing/fake-operators.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { aToday } from '../../../../testing/fake-today.ts'

const type = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text)

test("the menu opens the operator's own account, and a changed name is shown everywhere", async () => {
  const { requests } = await renderDesk('/', {
    roles: ['support'],
    replies: {
      ...ACCOUNT,
      'GET /api/admin/today': aToday(),
      'POST /api/admin/name': { ...AN_OPERATOR, name: 'Oli', roles: ['support'] },
    },
  })
  await page.getByRole('button', { name: 'Olive Tan' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await type('Name', 'Oli')
  await button('Change name').click()
  await expect.element(page.getByRole('button', { name: 'Oli', exact: true })).toBeVisible()
  expect(requests('POST /api/admin/name')[0]?.body).toEqual({ name: 'Oli' })
})

test('changing the password requires the old password', async () => {
  const { requests } = await renderDesk('/account', {
    replies: {
      ...ACCOUNT,
      'POST /api/admin/password': ({ body: { old_password } }) =>
        old_password === 'right' ? null : refuse('old_password_wrong', 'Wrong.', { field: 'old_password' }),
    },
  })
  await button('Change password').click()
  await type('Current password', 'wrong')
  await type('New password', 'quiet-harbour-lantern')
  await type('Confirm new password', 'quiet-harbour-lanterns')
  await button('Change password').click()
  await expect.element(page.getByText('Passwords don’t match')).toBeVisible()
  await type('Confirm new password', 'quiet-harbour-lantern')
  await button('Change password').click()
  await expect.element(page.getByText('Wrong.')).toBeVisible()
  await type('Current password', 'right')
  await button('Change password').click()
  await expect.element(page.getByText(/^Password changed/)).toBeVisible()
  expect(requests('POST /api/admin/password').at(-1)?.body).toEqual({
    ...{ old_password: 'right', new_password: 'quiet-harbour-lantern' },
  })
})

test('another device is set up as second factor, with new recovery codes', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const { requests } = await renderDesk('/account', {
    replies: {
      ...ACCOUNT,
      'POST /api/admin/second_factor/begin': { secret, uri: `otpauth://totp/Sampan:olive?secret=${secret}` },
      'POST /api/admin/second_factor/confirm': { recovery_codes: ['ABCDE-FGHI2'] },
      'GET /api/admin/me': { ...AN_OPERATOR, recovery_codes: 1 },
    },
  })
  await expect.element(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await button('Use another device').click()
  await dialog().getByLabelText('Current password', { exact: true }).fill('right')
  await dialog().getByRole('textbox', { name: 'Code from your current device, or a recovery code' }).fill('123456')
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog().getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Code' }).fill('654321')
  await dialog().getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog().getByText('ABCDE-FGHI2')).toBeVisible()
  await dialog().getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(page.getByText('You have 1 recovery code left.')).toBeVisible()
  expect(requests('POST /api/admin/second_factor/begin')[0]?.body).toEqual({ password: 'right', code: '123456' })
})

test('creating new recovery codes requires a code of the second factor', async () => {
  await renderDesk('/account', {
    replies: {
      ...ACCOUNT,
      'POST /api/admin/second_factor/codes': { recovery_codes: ['KLMNO-PQRS2'] },
      'GET /api/admin/me': AN_OPERATOR,
    },
  })
  await button('New recovery codes').click()
  await dialog().getByRole('textbox', { name: 'Code from your device' }).fill('123456')
  await dialog().getByRole('button', { name: 'Create new codes' }).click()
  await expect.element(dialog().getByText('KLMNO-PQRS2')).toBeVisible()
})

test('one unknown session is ended, then all other sessions', async () => {
  const { requests } = await renderDesk('/account', { replies: { ...ACCOUNT, 'POST /api/admin/session/end': null } })
  await button('Sign out Phone').click()
  await expect.element(page.getByText('Session ended')).toBeVisible()
  await button('Sign out everywhere else').click()
  await expect.element(page.getByText('Signed out of all other sessions')).toBeVisible()
  expect(requests('POST /api/admin/session/end').map(({ body }) => body)).toEqual([
    { session_id: orderId(51) },
    { all_others: true },
  ])
})

test('the morning email is turned on and off', async () => {
  const { requests } = await renderDesk('/account', {
    replies: { ...ACCOUNT, 'POST /api/admin/digest': ({ body: { is_on } }) => ({ ...AN_OPERATOR, has_digest: is_on }) },
  })
  const digest = page.getByRole('switch', { name: 'Morning email' })
  await digest.click()
  await expect.element(page.getByText('Morning email turned on')).toBeVisible()
  await expect.element(digest).toBeChecked()
  await digest.click()
  await expect.element(digest).not.toBeChecked()
  expect(requests('POST /api/admin/digest').map(({ body }) => body)).toEqual([{ is_on: true }, { is_on: false }])
})

test('the email about new work is turned on and off', async () => {
  const { requests } = await renderDesk('/account', {
    replies: {
      ...ACCOUNT,
      'POST /api/admin/new_work_mail': ({ body: { is_on } }) => ({ ...AN_OPERATOR, has_new_work_mail: is_on }),
    },
  })
  const mail = page.getByRole('switch', { name: 'Email about new work' })
  await mail.click()
  await expect.element(page.getByText('Email about new work turned on')).toBeVisible()
  await expect.element(mail).toBeChecked()
  await mail.click()
  await expect.element(mail).not.toBeChecked()
  expect(requests('POST /api/admin/new_work_mail').map(({ body }) => body)).toEqual([{ is_on: true }, { is_on: false }])
})
