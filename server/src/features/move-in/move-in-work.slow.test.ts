import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMoveIn } from '../../../testing/import/move-in-world.ts'
import { workOnMoveIn } from './move-in-work.ts'

const { shop, owner, checked, read, linesOf, work } = await aMoveIn()

/** Works until nothing is left, without the pauses after failures. @returns the number of failures. */
async function workThroughFailures(file_id: string): Promise<number> {
  let failures = 0
  for (;;)
    try {
      await sql`update move_in_file set next_try_at = now() where file_id = ${file_id}`.execute(shop.db)
      if ((await workOnMoveIn(shop.context)) === 'done') return failures
    } catch {
      failures += 1
    }
}

test('a line that the database refuses is left out after several tries, and the others are applied', async () => {
  await sql`create function refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'this customer cannot be stored'; end $$`.execute(shop.db)
  await sql`create trigger refuse_one before insert on user_account for each row
    when (new.account = 'refused@example.com') execute function refuse_one()`.execute(shop.db)
  const accounts = Array.from({ length: 30 }, (_, index) => `customer-${index}@example.com`)
  const { file } = await checked([
    ['email'],
    ...[...accounts.slice(0, 7), 'refused@example.com', ...accounts.slice(7)].map((one) => [one]),
  ])
  const { file_id } = file
  await owner.call('POST /api/admin/move_in/apply', { body: { file_id } })
  expect(await workThroughFailures(file_id)).toBeGreaterThan(0)
  expect(await read(file_id)).toMatchObject({ state: 'done', outcomes: { applied: 30, left_out: 1 } })
  const lines = await linesOf(file_id)
  expect(lines.find(({ outcome }) => outcome === 'left_out')).toMatchObject({
    title: 'refused@example.com',
    remarks: [{ remark: 'not_stored' }],
  })
})

test('two servers that apply a file at the same time add each customer once', async () => {
  const { file } = await checked([
    ['email'],
    ...Array.from({ length: 300 }, (_, index) => [`twin-${index}@example.com`]),
  ])
  const { file_id } = file
  await owner.call('POST /api/admin/move_in/apply', { body: { file_id } })
  await Promise.all([work(), work(), work()])
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'done', outcomes: { applied: 300 } })
})

test('a file that is stopped keeps what was applied', async () => {
  const { file } = await checked([
    ['email'],
    ...Array.from({ length: 250 }, (_, index) => [`stop-${index}@example.com`]),
  ])
  const { file_id } = file
  await owner.call('POST /api/admin/move_in/apply', { body: { file_id } })
  await workOnMoveIn(shop.context)
  await owner.call('POST /api/admin/move_in/cancel', { body: { file_id } })
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'cancelled', outcomes: { applied: 100, new: 150 } })
})
