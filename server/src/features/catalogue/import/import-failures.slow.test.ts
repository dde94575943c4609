import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anImportDesk, workThrough } from '../../../../testing/import-world.ts'

const { shop, desk, aRow, checked, apply, applied, faultsOf, read } = await anImportDesk()

/**
 * Makes PostgreSQL refuse products whose id matches the pattern, with this error code.
 * @returns a function that ends the refusals.
 */
async function refuse(product_id: string, code: string): Promise<() => Promise<unknown>> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    'begin raise exception using errcode = tg_argv[0], message = ''no place''; end'`.execute(shop.db)
  await sql`create trigger refused before insert on product for each row when (new.product_id like ${sql.lit(product_id)})
    execute function refuse(${sql.lit(code)})`.execute(shop.db)
  return () => sql`drop trigger refused on product`.execute(shop.db)
}

/** Runs as many rounds of the worker as a server runs in some minutes, without waiting between the tries. */
const workManyRounds = async (rounds = 60) => {
  for (let round = 0; round < rounds; round++) {
    await sql`update catalogue_import set next_try_at = now() where next_try_at > now()`.execute(shop.db)
    await workThrough(shop).catch(() => {})
  }
}
const detailOf = async (import_id: string) =>
  (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data

test('a product that always fails is reported at its lines, and all others are applied', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => aRow({ product_id: `stuck-${String(at).padStart(2, '0')}` }))
  const { import_id } = await checked(rows)
  const next = await checked([aRow()])
  await apply(import_id)
  await apply(next.import_id)
  const end = await refuse('stuck-55', 'P0001')
  await workThrough(shop).catch(() => {})
  // While the first import waits for its next try, the import behind it continues.
  await workThrough(shop)
  expect(await detailOf(import_id)).toMatchObject({ state: 'applying', applied: 50 })
  expect(await detailOf(next.import_id)).toMatchObject({ state: 'done', applied: 1 })
  await workManyRounds(60)
  await end()
  expect(await detailOf(import_id)).toMatchObject({ state: 'done', applied: 59, faulty: 1 })
  const [fault, ...others] = await faultsOf(import_id)
  expect(fault).toMatchObject({ line: 57, column: 'product_id', fault: 'not_stored', cell: 'stuck-55' })
  expect(fault?.message).toContain('couldn’t save this product')
  expect(others).toEqual([])
  expect((await read('stuck-59')).title).toMatchObject({ en: 'Lamp stuck-59' })
})

test('an import in which one product after another fails is set aside and can be imported again', async () => {
  const rows = Array.from({ length: 15 }, (_, at) => aRow({ product_id: `broken-${String(at).padStart(2, '0')}` }))
  const { import_id } = await checked(rows)
  await apply(import_id)
  const end = await refuse('broken-%', 'P0001')
  await workManyRounds(120)
  await end()
  expect(await detailOf(import_id)).toMatchObject({ state: 'failed', applied: 0, faulty: 10, up_to: 'broken-09' })
  const cancelled = await desk.call('POST /api/admin/import/cancel', { body: { import_id } })
  expect(cancelled.reason).toBe('state_changed')
  expect(await applied(rows)).toMatchObject({ state: 'done', applied: 15 })
})

test('an import waits while the database is busy, and gives up a product that always runs into a timeout', async () => {
  const { import_id } = await checked([aRow({ product_id: 'behind-a-lock' })])
  await apply(import_id)
  const end = await refuse('behind-a-lock', '55P03')
  await workManyRounds(5)
  expect(await detailOf(import_id)).toMatchObject({ state: 'applying', applied: 0 })
  await end()
  await workManyRounds(1)
  expect(await detailOf(import_id)).toMatchObject({ state: 'done', applied: 1 })
  const slow = await checked([aRow({ product_id: 'always-too-slow' })])
  await apply(slow.import_id)
  const endSlow = await refuse('always-too-slow', '57014')
  await workManyRounds(12)
  await endSlow()
  expect(await detailOf(slow.import_id)).toMatchObject({ state: 'done', applied: 0, faulty: 1 })
})
