import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { migrate } from '../../../db/migration/migrate.ts'
import { transaction } from '../../../db/transaction.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations')
const folder = mkdtempSync(join(tmpdir(), 'sampan-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes the migrations between two numbers pending, both included. */
function addMigrations(from: number, to: number): void {
  const names = readdirSync(MIGRATIONS).filter((name) => {
    const number = Number(name.slice(0, 3))
    return number >= from && number <= to
  })
  for (const name of names) copyFileSync(join(MIGRATIONS, name), join(folder, name))
}

/**
 * Lines of one order. `parcels` are the pieces by the position of the parcel; `refunded` are those that had been sent and
 * are expected in each parcel.
 */
const LINES = [
  { quantity: 5, refunded: 3, not_sent: 0, parcels: { 1: 2, 2: 2, 3: 1 }, expected: [2, 1, 0] },
  { quantity: 2, refunded: 1, not_sent: 0, parcels: { 2: 2 }, expected: [1] },
  { quantity: 3, refunded: 2, not_sent: 2, parcels: { 1: 1 }, expected: [0] },
  { quantity: 4, refunded: 3, not_sent: 1, parcels: { 1: 1, 3: 2 }, expected: [1, 1] },
  { quantity: 2, refunded: 0, not_sent: 0, parcels: { 1: 1, 2: 1 }, expected: [0, 0] },
  { quantity: 3, refunded: 3, not_sent: 0, parcels: { 1: 1, 2: 1, 3: 1 }, expected: [1, 1, 1] },
]

test('earlier refunds of sent pieces are counted in the first parcels that have them', async () => {
  const db = await testDatabase({ is_empty: true })
  addMigrations(0, 720)
  await migrate(db, folder)
  const key = { user_id: crypto.randomUUID(), order_id: crypto.randomUUID() }
  const lines = LINES.map((line) => ({ ...line, order_item_id: crypto.randomUUID() }))
  // The ids of parcels are in no sequence, unlike their positions.
  const parcels = [3, 1, 2].map((position) => ({ position, parcel_id: crypto.randomUUID() }))
  await transaction(db, async (tx) => {
    // Without the rows that these rows refer to: the migration reads only these tables.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [at, { order_item_id, quantity, refunded, not_sent, ...line }] of lines.entries()) {
      const sentPieces = Object.values(line.parcels).reduce((sum, pieces) => sum + pieces, 0)
      await sql`insert into order_item (user_id, order_id, order_item_id, position, product_id, sku_id, title, axis_values,
        image, price_cents, quantity, paid_cents, refunded_quantity, sent_quantity, not_sent_quantity)
        values (${key.user_id}, ${key.order_id}, ${order_item_id}, ${at + 1}, 'lamp', 'lamp-oak', '{}', '[]', 'lamp.webp',
          100, ${quantity}::int, 100 * ${quantity}::int, ${refunded}, ${sentPieces}, ${not_sent})`.execute(tx)
    }
    for (const { position, parcel_id } of parcels) {
      await sql`insert into parcel (user_id, order_id, parcel_id, position, carrier, tracking_number)
        values (${key.user_id}, ${key.order_id}, ${parcel_id}, ${position}, 'Yamato', ${`Y${position}`})`.execute(tx)
      for (const line of lines) {
        const pieces = Object.entries(line.parcels).find(([number]) => Number(number) === position)?.[1]
        if (pieces !== undefined)
          await sql`insert into parcel_item (user_id, parcel_id, order_item_id, quantity)
            values (${key.user_id}, ${parcel_id}, ${line.order_item_id}, ${pieces})`.execute(tx)
      }
    }
  })
  addMigrations(721, 721)
  expect(await migrate(db, folder)).toEqual(['721-lost-parcels'])
  const { rows } = await sql<{ order_item_id: string; refunded: number[] }>`
    select order_item_id, array_agg(parcel_item.refunded_quantity order by position) as refunded
    from parcel_item join parcel using (user_id, parcel_id) group by order_item_id`.execute(db)
  const countsOf = (order_item_id: string) => rows.find((row) => row.order_item_id === order_item_id)?.refunded
  expect(lines.map(({ order_item_id }) => countsOf(order_item_id))).toEqual(lines.map(({ expected }) => expected))
})
