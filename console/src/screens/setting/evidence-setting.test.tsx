import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'

const settings = SETTINGS['GET /api/admin/setting/list']
const name = 'Receipt for bank transfers'

test('an owner makes the receipt of bank transfers optional', async () => {
  const { requests } = await renderDesk('/settings?part=accounts', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/evidence': { outcome: 'changed', settings } },
  })
  await button(`Change ${name}`).click()
  await dialog().getByRole('combobox', { name: 'Picture or PDF of the receipt' }).selectOptions('Optional')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/evidence')[0]?.body).toEqual({
    needs_evidence: false,
    revision: 'revision-1',
  })
})

test('before the first bank statement, and for others than owners, the receipt cannot be changed', async () => {
  const evidence = { ...settings.evidence, has_statements: false }
  const replies = { ...SETTINGS, 'GET /api/admin/setting/list': { ...settings, evidence } }
  await renderDesk('/settings?part=accounts', { replies })
  await expect.element(page.getByText('It can be optional once you’ve imported a bank statement.')).toBeVisible()
  expect(button(`Change ${name}`).query()).toBeNull()
})

test('the ceiling of credits without an operator is off at 0, and explains whose limits it uses', async () => {
  const amounts = settings.amounts.map((amount) => ({
    ...amount,
    name: 'statement_credit_day' as const,
    amount_cents: 0,
    later: null,
  }))
  const replies = { ...SETTINGS, 'GET /api/admin/setting/list': { ...settings, amounts } }
  await renderDesk('/settings', { replies })
  await expect.element(page.getByText('Off', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/limits of the operator who imported it/)).toBeVisible()
})
