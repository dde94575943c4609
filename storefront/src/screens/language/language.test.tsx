import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/fake-shop.tsx'

test('each language is listed with its name in that language, and the choice is stored with the account', async () => {
  const { view, requests } = await renderScreen('/language', {
    replies: { 'GET /api/user/set_language': { language_name: '日本語', chinese_name: '日语', file_name: 'ri' } },
  })
  for (const name of ['English', '简体中文', '日本語', '한국어', 'ไทย'])
    await expect.element(view.getByRole('radio', { name })).toBeVisible()
  await expect.element(view.getByRole('radio', { name: 'English' })).toBeChecked()
  await userEvent.click(view.getByRole('radio', { name: '日本語' }))
  await expect.element(view.getByRole('heading', { name: '言語' })).toBeVisible()
  await expect.element(view.getByText('設定しました')).toBeVisible()
  await expect.element(view.getByRole('radio', { name: '日本語' })).toBeChecked()
  expect(document.documentElement.lang).toBe('ja')
  expect(requests('GET /api/user/set_language')[0]?.query).toEqual({ file_name: 'ri' })
})
