import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aMachineToken, MACHINE_TOKENS } from '../../../../testing/fake-operators.ts'
import { requireCode, typeSecondFactorCode } from '../../../../testing/second-factor-code.ts'

const TOKEN = `sampan_mt_${'a1B2-'.repeat(8)}xyz`

test('tokens are listed with their rights, creator, last use and expiry', async () => {
  await renderDesk('/machine-tokens', { replies: MACHINE_TOKENS })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) }).element().textContent
  await expect.element(page.getByText('Nightly audit')).toBeVisible()
  await expect.poll(() => row('Nightly audit')).toMatch(/Check the ledger.*olive@sampan\.example.*Doesn’t expire/)
  await expect.poll(() => row('Old rates')).toMatch(/Check the ledger.*Never.*Expired/)
})

test('an empty token list shows a message', async () => {
  await renderDesk('/machine-tokens', { replies: { 'GET /api/admin/machine_token/list': { tokens: [] } } })
  await expect.element(page.getByText('No machine tokens yet')).toBeVisible()
})

test('a token is created after a second-factor code, and shown once', async () => {
  const { check, once } = requireCode()
  const newToken = { machine_token: aMachineToken({ name: 'Weekly rates', rights: ['rates_set'] }), token: TOKEN }
  const { requests } = await renderDesk('/machine-tokens', {
    replies: { ...MACHINE_TOKENS, ...check, 'POST /api/admin/machine_token/make': () => once(() => newToken) },
  })
  await button('Create token').click()
  await dialog().getByRole('button', { name: 'Create token' }).click()
  await expect.element(dialog().getByText('Enter the name')).toBeVisible()
  await expect.element(dialog().getByText('Choose at least one permission')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Weekly rates')
  await dialog().getByRole('checkbox', { name: 'Read and set currency rates' }).click()
  await dialog().getByRole('combobox', { name: 'Expires' }).click()
  await page.getByRole('option', { name: 'After 90 days' }).click()
  await dialog().getByRole('button', { name: 'Create token' }).click()
  await typeSecondFactorCode()
  await expect.element(dialog().getByText(TOKEN)).toBeVisible()
  const body = { name: 'Weekly rates', rights: ['rates_set'], valid_days: 90 }
  expect(requests('POST /api/admin/machine_token/make').map(({ body }) => body)).toEqual([body, body])
  await button('Done').click()
  await expect.element(page.getByText(TOKEN)).not.toBeInTheDocument()
})

test('a token is revoked after a confirmation and a second-factor code', async () => {
  const { check, once } = requireCode()
  let tokens = [aMachineToken()]
  const { requests } = await renderDesk('/machine-tokens', {
    replies: {
      ...check,
      'GET /api/admin/machine_token/list': () => ({ tokens }),
      'POST /api/admin/machine_token/revoke': () =>
        once(() => {
          tokens = []
          return null
        }),
    },
  })
  await button('Revoke Nightly audit').click()
  await dialog().getByRole('button', { name: 'Revoke', exact: true }).click()
  await typeSecondFactorCode()
  await expect.element(page.getByText('No machine tokens yet')).toBeVisible()
  const { token_id } = aMachineToken()
  expect(requests('POST /api/admin/machine_token/revoke').at(-1)?.body).toEqual({ token_id })
})

test('only owners can open machine tokens', async () => {
  await renderDesk('/machine-tokens', { roles: ['finance'] })
  await expect.element(page.getByText('Ask an owner for the role you need.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Machine tokens' })).not.toBeInTheDocument()
})
