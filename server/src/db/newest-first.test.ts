import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newestFirst } from './newest-first.ts'

const db = await testDatabase()

/** Seven rows with ids of the given type: the first four have the same time, the other three have later times. */
const sevenRows = (type: string, ids: string[]) =>
  db
    .selectFrom(
      sql<{ id: string; stored_at: Date }>`(
        select id::${sql.raw(type)}, timestamptz '2026-11-21 05:00:00.123Z' + greatest(place - 4, 0) * interval '1 microsecond' as stored_at
        from unnest(${ids}::text[]) with ordinality as listed (id, place))`.as('row'),
    )
    .select('row.id')

async function readThrough(type: string, ids: string[]): Promise<string[]> {
  const read_ids: string[] = []
  let cursor: string | undefined
  do {
    const place = { page: 1, page_size: 2, cursor }
    const { items, next_cursor } = await newestFirst(sevenRows(type, ids), { at: 'row.stored_at', id: 'row.id' }, place)
    read_ids.push(...items.map(({ id }) => String(id)))
    cursor = next_cursor ?? undefined
  } while (cursor)
  return read_ids
}

const UUIDS = [...'2a7b3c9'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
test.each([
  ['text', ['shoe', 'bag', 'lamp', 'a-cup', 'pen', 'mug', 'hat']],
  ['uuid', UUIDS],
  ['bigint', ['9', '10', '2', '100', '7', '8', '30']],
])(
  'a list with ids of type %s is read page by page with the cursor, each row once, the newest first',
  async (type, ids) => {
    const read_ids = await readThrough(type, ids)
    expect(read_ids.slice(0, 3)).toEqual(ids.slice(4).reverse())
    expect(read_ids.slice(3).toSorted()).toEqual(ids.slice(0, 4).toSorted())
  },
)

test('a cursor of another list is accepted as a position', async () => {
  const cursor = '1795237200000000.lamp' // earlier than all rows
  const order = { at: 'row.stored_at', id: 'row.id' }
  const { items, next_cursor } = await newestFirst(sevenRows('uuid', UUIDS), order, { page: 1, page_size: 2, cursor })
  expect({ items, next_cursor }).toEqual({ items: [], next_cursor: null })
})
