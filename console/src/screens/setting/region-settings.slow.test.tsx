import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'

const settings = SETTINGS['GET /api/admin/setting/list']

test("an owner sets the bank's time zone, and sees the day from which it applies", async () => {
  const { requests } = await renderDesk('/settings?part=region', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/time_zone': { outcome: 'changed', settings } },
  })
  await button('Change Bank’s time zone').click()
  await expect.element(dialog().getByText(/A new time zone applies from 21 Nov 2026/)).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Time zone' }).fill('ho_chi')
  await page.getByRole('option', { name: 'Asia/Ho_Chi_Minh' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/time_zone')[0]?.body).toEqual({
    time_zone: 'Asia/Ho_Chi_Minh',
    revision: 'revision-1',
  })
})

test('an owner sets the default language, for readers whose browser requests none of the shop’s languages', async () => {
  const { requests } = await renderDesk('/settings?part=region', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/language': { outcome: 'changed', settings } },
  })
  await expect.element(page.getByText('简体中文').first()).toBeVisible()
  await button('Change Default language').click()
  await dialog().getByRole('combobox', { name: 'Language' }).selectOptions('日本語')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/language')[0]?.body).toEqual({ language: 'ja', revision: 'revision-1' })
})

test('a second save of an outdated setting is refused too, until the current version is shown', async () => {
  const changed_at = '2026-11-20T08:30:00.000Z'
  let count = 1
  const { requests } = await renderDesk('/settings?part=region', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/setting/list': () => ({
        ...settings,
        bank_zone: { ...settings.bank_zone, revision: `revision-${count}` },
        default_language: {
          ...settings.default_language,
          ...{ revision: `revision-${count}`, changed_by: `owner ${count}`, changed_at },
        },
      }),
      'POST /api/admin/setting/language': () => {
        count = 2
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
      'POST /api/admin/setting/time_zone': () => {
        count = 3
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
    },
  })
  const saveTwice = async () => {
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog().getByText('Somebody changed it')).toBeVisible()
    await expect.element(page.getByText(new RegExp(`owner ${count}`))).toBeInTheDocument()
    await dialog().getByRole('button', { name: 'Save' }).click()
  }
  await button('Change Default language').click()
  await dialog().getByRole('combobox', { name: 'Language' }).selectOptions('日本語')
  await saveTwice()
  const revisions = (call: 'POST /api/admin/setting/language' | 'POST /api/admin/setting/time_zone') =>
    requests(call).map(({ body }) => body.revision)
  await expect.poll(() => revisions('POST /api/admin/setting/language')).toEqual(['revision-1', 'revision-1'])
  await button('Show current version').click()
  await dialog().getByRole('combobox', { name: 'Language' }).selectOptions('日本語')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => revisions('POST /api/admin/setting/language').at(-1)).toBe('revision-2')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await button('Change Bank’s time zone').click()
  await dialog().getByRole('combobox', { name: 'Time zone' }).fill('ho_chi')
  await page.getByRole('option', { name: 'Asia/Ho_Chi_Minh' }).click()
  await saveTwice()
  await expect.poll(() => revisions('POST /api/admin/setting/time_zone')).toEqual(['revision-2', 'revision-2'])
})

test('a refused time zone shows an error at the field', async () => {
  await renderDesk('/settings?part=region', {
    replies: {
      ...SETTINGS,
      'POST /api/admin/setting/time_zone': () => refuse('setting_out_of_bounds', 'No zone', { field: 'time_zone' }),
    },
  })
  await button('Change Bank’s time zone').click()
  await dialog().getByRole('combobox', { name: 'Time zone' }).fill('Tokyo')
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByRole('combobox', { name: 'Time zone' })).toBeInvalid()
})

test('other roles see the time zone and its first day', async () => {
  const bank_zone = { ...settings.bank_zone, time_zone: 'Asia/Tokyo', counts_from: '2026-11-21' }
  await renderDesk('/settings?part=region', {
    replies: { ...SETTINGS, 'GET /api/admin/setting/list': { ...settings, bank_zone } },
    roles: ['finance'],
  })
  await expect.element(page.getByText('Asia/Tokyo')).toBeVisible()
  await expect.element(page.getByText(/It applies from 21 Nov 2026./)).toBeVisible()
  await expect.element(button('Change Bank’s time zone')).not.toBeInTheDocument()
})
