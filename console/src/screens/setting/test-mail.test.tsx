import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'

test('an owner sends a test email and sees what the mail server answers', async () => {
  let accepted = false
  const to = 'olive@sampan.example'
  await renderDesk('/settings?part=mail', {
    replies: {
      ...SETTINGS,
      'POST /api/admin/setting/test_mail': () =>
        accepted
          ? { to, outcome: 'accepted', answer: '250 2.0.0 queued as 1A2B' }
          : { to, outcome: 'log_in_failed', answer: '535 5.7.8 wrong user name or password' },
    },
  })
  await button('Send a test email').click()
  await expect.element(page.getByText(/rejected the user name or password/)).toBeVisible()
  await expect.element(page.getByText('535 5.7.8 wrong user name or password')).toBeVisible()
  accepted = true
  await button('Send a test email').click()
  await expect.element(page.getByText(/accepted the email to olive@sampan.example/)).toBeVisible()
})

test('other operators do not see the test email', async () => {
  await renderDesk('/settings?part=mail', { roles: ['finance'], replies: SETTINGS })
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect.element(button('Send a test email')).not.toBeInTheDocument()
})
