import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { button, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a search without results becomes a synonym', async () => {
  const { requests } = await renderDesk('/search-words', {
    replies: { ...CATALOGUE, 'POST /api/admin/synonym/save': null },
  })
  await expect.element(page.getByText('12 searches')).toBeVisible()
  await button('Make a synonym of pendrive').click()
  await expect.element(field('When shoppers search for')).toHaveValue('pendrive')
  await field('Also find products with').fill('usb stick')
  await page.getByRole('checkbox', { name: 'In both directions' }).click()
  await button('Save').click()
  await expect.element(page.getByText('Synonym saved. Searches use it in a few seconds.')).toBeVisible()
  expect(requests('POST /api/admin/synonym/save')[0]?.body).toEqual({
    language: 'en',
    word: 'pendrive',
    meaning: 'usb stick',
    is_both: true,
  })
})

test('both words are required, and a refusal is shown at its field', async () => {
  const { requests } = await renderDesk('/search-words', {
    replies: { ...CATALOGUE, 'POST /api/admin/synonym/save': () => refuse('synonym_same', 'Both words are the same.') },
  })
  await button('Add a synonym').click()
  await button('Save').click()
  await expect.element(page.getByText('Enter a word').first()).toBeVisible()
  expect(requests('POST /api/admin/synonym/save')).toEqual([])
  await field('When shoppers search for').fill('lamp')
  await field('Also find products with').fill('Lamp')
  await button('Save').click()
  await expect.element(page.getByText('Both words are the same.')).toBeVisible()
})

test('a synonym is removed after a confirmation', async () => {
  const { requests } = await renderDesk('/search-words', {
    replies: { ...CATALOGUE, 'POST /api/admin/synonym/remove': null },
  })
  await button('Remove torch').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Synonym removed')).toBeVisible()
  expect(requests('POST /api/admin/synonym/remove')[0]?.body).toEqual({
    language: 'en',
    word: 'torch',
    meaning: 'flashlight',
  })
})

test('another language and the last week are read', async () => {
  const { requests } = await renderDesk('/search-words', { replies: CATALOGUE })
  await button('日本語').click()
  await button('Last week').click()
  await expect
    .poll(() => requests('GET /api/admin/search/missed').at(-1)?.query)
    .toEqual({ language: 'ja', is_last_week: true })
  await expect.poll(() => requests('GET /api/admin/synonym/list').at(-1)?.query).toEqual({ language: 'ja' })
})
