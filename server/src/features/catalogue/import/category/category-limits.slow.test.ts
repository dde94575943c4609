import { CATEGORIES_LIMIT } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf } from '../../../../../testing/import-world.ts'

const { desk, mapped } = await aForeignDesk()

test('of ten thousand different categories only as many are added as the shop may have', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    Title: `Item ${at}`,
    Price: '9.00',
    Description: 'x',
    Category: `Unique ${at}`,
  }))
  const { import_id, notes, faulty, new_products } = await mapped(fileOf(rows))
  expect([faulty, new_products]).toEqual([0, 10_000])
  const { items } = (await desk.call('GET /api/admin/import/categories', { query: { import_id } })).data
  expect(items).toHaveLength(CATEGORIES_LIMIT)
  const room = CATEGORIES_LIMIT - (await desk.call('GET /api/admin/category/list', {})).data.length
  expect(items.filter(({ choice }) => choice === 'add')).toHaveLength(room)
  expect(notes).toContainEqual(
    expect.objectContaining({ note: 'too_many_categories', count: 10_000 - CATEGORIES_LIMIT }),
  )
  const left_out = items.find(({ choice }) => choice === 'fallback')?.name ?? ''
  const body = { import_id, choices: [{ name: left_out, choice: 'add' as const }] }
  expect((await desk.call('POST /api/admin/import/choose_categories', { body })).reason).toBe('catalogue_fault')
})
