import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../../testing/fake-desk.tsx'
import { aMoveInFile, MOVE_IN } from '../../../../testing/fake-move-in.ts'
import { aWaiting } from '../../../../testing/fake-proposals.ts'

const { file_id } = aMoveInFile()

test('a checked file shows what each line becomes, and is applied with invitations', async () => {
  const { requests } = await renderDesk(`/move-in/${file_id}`, {
    replies: { ...MOVE_IN, 'POST /api/admin/move_in/apply': aMoveInFile({ state: 'applying' }) },
  })
  await expect.element(page.getByText('Ada Byron · ✉ ✓')).toBeVisible()
  await expect.element(page.getByText(/This isn’t an email address/)).toBeVisible()
  await page.getByRole('button', { name: 'Error 1' }).click()
  await expect.poll(() => requests('GET /api/admin/move_in/lines').at(-1)?.query.outcome).toBe('faulty')
  await page.getByRole('button', { name: 'Apply new lines' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Invite the customers by email to set a password')).toBeChecked()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(() => requests('POST /api/admin/move_in/apply').at(-1)?.body)
    .toEqual({
      file_id,
      again: false,
      invites: true,
    })
})

test('opening balances are sent to a second owner with a reason', async () => {
  const balances = aMoveInFile({ kind: 'balances', outcomes: { new: 2 } })
  const { requests, fakeReplies } = await renderDesk(`/move-in/${file_id}`, {
    replies: {
      ...MOVE_IN,
      'GET /api/admin/move_in/detail': balances,
      'POST /api/admin/move_in/apply': {
        ...balances,
        proposal: aWaiting('move_in_apply', { ref_id: file_id, can_open: false }),
      },
    },
  })
  await page.getByRole('button', { name: 'Apply new lines' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Store credit of our former shop')
  fakeReplies['GET /api/admin/move_in/detail'] = {
    ...balances,
    proposal: aWaiting('move_in_apply', { ref_id: file_id, can_open: false }),
  }
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect
    .poll(() => requests('POST /api/admin/move_in/apply').at(-1)?.body)
    .toMatchObject({
      reason: 'Store credit of our former shop',
    })
  await expect.element(page.getByText('Take over balances or promo codes')).toBeVisible()
})

test('the columns of a file are checked before its lines are', async () => {
  const { requests } = await renderDesk(`/move-in/${file_id}`, {
    replies: {
      ...MOVE_IN,
      'GET /api/admin/move_in/detail': aMoveInFile({ state: 'mapping', outcomes: {} }),
      'GET /api/admin/move_in/mapping': {
        kind: 'customers',
        system: 'shopify',
        is_remembered: false,
        columns: [
          { heading: 'Mail', target: null, samples: ['ada@example.com'] },
          { heading: 'First Name', target: 'first_name', samples: ['Ada'] },
        ],
        country: null,
        language: 'en',
        decimal_sign: 'point',
        is_day_first: false,
      },
      'POST /api/admin/move_in/map': aMoveInFile({ state: 'checking' }),
    },
  })
  await expect.element(page.getByText('Still missing: Email')).toBeVisible()
  const check = page.getByRole('button', { name: 'Check the file' })
  await expect.element(check).toBeDisabled()
  await page.getByRole('combobox', { name: 'Meaning of Mail' }).click()
  await page.getByRole('option', { name: 'Email', exact: true }).click()
  await check.click()
  await expect
    .poll(() => requests('POST /api/admin/move_in/map').at(-1)?.body)
    .toMatchObject({
      kind: 'customers',
      columns: ['email', 'first_name'],
    })
})

test('an ended file can be undone, and its customers invited', async () => {
  const { requests } = await renderDesk(`/move-in/${file_id}`, {
    replies: {
      ...MOVE_IN,
      'GET /api/admin/move_in/detail': aMoveInFile({
        state: 'done',
        outcomes: { applied: 1 },
        ended_at: '2026-11-20T08:05:00Z',
      }),
      'POST /api/admin/move_in/invite': { invited: 1 },
      'POST /api/admin/move_in/undo': aMoveInFile({ state: 'undoing' }),
    },
  })
  await page.getByRole('button', { name: 'Invite customers' }).click()
  await expect.element(page.getByText('Invitations queued: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this file' }).click()
  await expect.poll(() => requests('POST /api/admin/move_in/undo').length).toBe(1)
})
