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

test('Enter chooses the focused language, also if no arrow key marked it', async () => {
  const { view, requests } = await renderScreen('/language', {
    replies: { 'GET /api/user/set_language': { language_name: '日本語', chinese_name: '日语', file_name: 'ri' } },
  })
  await expect.element(view.getByRole('radio', { name: 'English' })).toBeChecked()
  view.getByRole('radio', { name: '日本語' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests('GET /api/user/set_language').map(({ query }) => query.file_name)).toEqual(['ri'])
})

test('arrow keys only mark a language; Enter or Confirm chooses it', async () => {
  const { view, requests } = await renderScreen('/language', {
    replies: { 'GET /api/user/set_language': { language_name: 'ไทย', chinese_name: '泰语', file_name: 'tai' } },
  })
  const radio = (name: string) => view.getByRole('radio', { name })
  await expect.element(radio('English')).toBeChecked()
  radio('English').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('简体中文')).toBeChecked()
  await expect.element(view.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(view.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(radio('ไทย')).toBeChecked()
  expect(requests('GET /api/user/set_language')).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests('GET /api/user/set_language').map(({ query }) => query.file_name)).toEqual(['tai'])
})
