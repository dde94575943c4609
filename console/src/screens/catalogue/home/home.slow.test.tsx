import type { ReplyTo } from '@sampan/front/calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { button, insert, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const cell = (name: string) => page.getByRole('textbox', { name, exact: true })

test('banners are reordered, and a translated banner is shown in the preview', async () => {
  const { requests } = await renderDesk('/home', {
    replies: { ...CATALOGUE, 'POST /api/admin/home/banners': null },
  })
  await button('Cups').click()
  await cell('Headline, 日本語').fill('カップ')
  await button('日本語').click()
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByText('カップ')).toBeVisible()
  await button('Move カップ up').click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/home/banners').length).toBe(1)
  const body = requests('POST /api/admin/home/banners')[0]?.body
  expect(body?.revision).toBe('revision-b')
  expect(body?.items.map(({ title }) => title)).toEqual([{ en: 'Cups', ja: 'カップ' }, { en: 'Lamps' }])
})

test('a banner without a picture or English text shows an error, and nothing is sent; a banner is removed', async () => {
  const { requests } = await renderDesk('/home', {
    replies: { ...CATALOGUE, 'POST /api/admin/home/banners': null },
  })
  await expect.element(button('Lamps')).toBeVisible()
  await button('Add a banner').click()
  await button('Save').click()
  await expect.element(page.getByText('Each banner needs a picture and its English texts')).toBeVisible()
  expect(requests('POST /api/admin/home/banners')).toEqual([])
  await button('Remove New banner').click()
  await button('Remove Lamps').click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/home/banners').length).toBe(1)
  expect(requests('POST /api/admin/home/banners')[0]?.body.items.map(({ title }) => title)).toEqual([{ en: 'Cups' }])
})

test('texts above the limit that are pasted into a sheet stay, with an error, and are not sent', async () => {
  const { requests } = await renderDesk('/home?part=words', { replies: CATALOGUE })
  const long = 'x'.repeat(1_000)
  const first = cell('Popular search 1, English')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', `tea\t${long}`)
  await expect.element(first).toBeVisible()
  first.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const second = cell('Popular search 1, 简体中文')
  await expect.element(second).toHaveValue(long)
  await insert(cell('Popular search 2, English'), long)
  await expect.element(cell('Popular search 2, English')).toHaveValue(long)
  await button('Save').click()
  await expect.element(second).toHaveAccessibleDescription(/Use at most \d+ characters/)
  await expect.element(second).toHaveFocus()
  expect(requests('POST /api/admin/home/popular_searches')).toEqual([])
})

test('hot search words are stored by language, without gaps; an outdated save is refused and keeps the input', async () => {
  let isLate = false
  const home = CATALOGUE['GET /api/admin/home'] as ReplyTo<'GET /api/admin/home'> // a constant reply
  const theirs = { ...home, popular_searches: { revision: 'revision-later', items: { en: ['boat'] } } }
  const { requests } = await renderDesk('/home?part=words', {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/home': () => (isLate ? theirs : home),
      'POST /api/admin/home/popular_searches': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
    },
  })
  await cell('Popular search 1, English').fill('')
  await cell('Popular search 4, English').fill('tea')
  await cell('Popular search 1, ไทย').fill('โคมไฟ')
  await button('Save').click()
  await expect.element(page.getByText(/Someone else has just changed this/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(cell('Popular search 4, English')).toHaveValue('tea')
  expect(requests('POST /api/admin/home/popular_searches')[0]?.body).toEqual({
    revision: 'revision-h',
    items: { en: ['cup', 'tea'], 'zh-CN': [], ja: ['ランプ'], ko: [], th: ['โคมไฟ'] },
  })
  await button('Show current version').click()
  await expect.element(cell('Popular search 1, English')).toHaveValue('boat')
})
