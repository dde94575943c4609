import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { button, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const OPTIONS = CATALOGUE['GET /api/admin/option/list'] as never // a save has the same reply
const cell = (name: string) => page.getByRole('textbox', { name, exact: true })

test('an option shows its number of missing texts; a value is translated and another is added, and the version is sent back', async () => {
  const { requests } = await renderDesk('/options', {
    replies: { ...CATALOGUE, 'POST /api/admin/option/save': OPTIONS },
  })
  // Missing translations: three of the name, three of red and four of blue.
  await expect.element(page.getByRole('row', { name: /^Colour/ }).getByText('10')).toBeVisible()
  await page.getByRole('link', { name: 'Colour' }).click()
  await cell('blue, 日本語').fill('青')
  await button('Add a value').click()
  await cell('New value, English').fill('Light green')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/option/save').length).toBe(1)
  expect(requests('POST /api/admin/option/save')[0]?.body).toEqual({
    axis: 'colour',
    revision: 'revision-o',
    name: { en: 'Colour', ja: '色' },
    must_choose: true,
    values: [
      { value_key: 'red', value: { en: 'Red', ja: '赤' }, other_names: { en: 'crimson' } },
      { value_key: 'blue', value: { en: 'Blue', ja: '青' }, other_names: {} },
      { value_key: 'light-green', value: { en: 'Light green' }, other_names: {} },
    ],
  })
})

test('a value without English text shows an error at the values; an outdated save shows an error above the buttons', async () => {
  const { requests } = await renderDesk('/options/size', {
    replies: { ...CATALOGUE, 'POST /api/admin/option/save': () => refuse('changed_meanwhile', 'Somebody changed it') },
  })
  await cell('m, English').fill('')
  await button('Save').click()
  await expect.element(page.getByText('Each value needs a key and its English text')).toBeVisible()
  expect(requests('POST /api/admin/option/save')).toEqual([])
  await cell('m, English').fill('Medium')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(cell('m, English')).toHaveValue('Medium')
})

test.each([
  ['mat_size', true],
  ['mat size', false],
  ['_mat', false],
])('whether the key %s of an option is taken: %s', async (key, isTaken) => {
  const { requests } = await renderDesk('/options/+', {
    replies: { ...CATALOGUE, 'POST /api/admin/option/save': OPTIONS },
  })
  await cell('Key').fill(key)
  await cell('English').first().fill('Size of the mat')
  await button('Save').click()
  if (isTaken) await expect.poll(() => requests('POST /api/admin/option/save')[0]?.body).toMatchObject({ axis: key })
  else await expect.element(page.getByText('Use lowercase letters, digits, hyphens and underscores')).toBeVisible()
})
