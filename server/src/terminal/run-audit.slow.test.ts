import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressOf } from '../../testing/database.ts'
import { aShop, aShopper } from '../../testing/world.ts'
import { runAudit } from './run-audit.ts'

const shop = await aShop()
await aShopper(shop, { balance_cents: 500 })
const { host, port, user, database } = await addressOf(shop.db)
const DATABASE_URL = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

/**
 * Runs the command on the database of this shop.
 * @returns the output of the terminal.
 */
async function run(...argv: string[]) {
  const lines: string[] = []
  const complained: string[] = []
  const exit_code = await runAudit(argv, {
    env: { DATABASE_URL, LOG_LEVEL: 'silent' },
    say: (text) => void lines.push(text),
    complain: (text) => void complained.push(text),
  })
  return { exit_code, output: lines.join('\n'), complained: complained.join('\n') }
}

const findInstead = (rows: string) =>
  sql`create or replace function ledger_audit()
    returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql as
    $$ ${sql.raw(rows)} $$`.execute(shop.db)

test('for an intact ledger the command prints no problems, and the audit is recorded', async () => {
  expect(await run()).toEqual({ exit_code: 0, output: 'The books are sound.', complained: '' })
  const { rows } = await sql<{ problems: number }>`select problems from ledger_audited`.execute(shop.db)
  expect(rows).toEqual([{ problems: 0 }])
})

test('an unknown option is refused', async () => {
  expect(await run('--quick')).toMatchObject({
    exit_code: 1,
    output: '',
    complained: expect.stringContaining('--quick'),
  })
})

test('the database of another version is refused in one sentence', async () => {
  await sql`insert into kysely_migration values ('000-baseline', 'then')`.execute(shop.db)
  const { exit_code, output, complained } = await run()
  await sql`delete from kysely_migration where name = '000-baseline'`.execute(shop.db)
  expect({ exit_code, output }).toEqual({ exit_code: 1, output: '' })
  expect(complained).toMatch(
    /^This database was made by another version of Sampan .*start the version that made this one\.$/,
  )
})

test('problems of the ledger are printed, with exit code 1', async () => {
  await findInstead(`values ('balance is not the sum of its entries', 'user:nina:available', 700::bigint, 500::bigint),
    ('transfer without entries', 'external:bank', null, null)`)
  const { exit_code, output } = await run()
  expect(exit_code).toBe(1)
  expect(output).toMatch(/balance is not the sum of its entries +user:nina:available +\$7\.00 +\$5\.00/)
  expect(output).toContain('transfer without entries')
})

test('if the audit finds a million problems, the first thousand are printed', async () => {
  await findInstead(`select 'wrong', 'user:' || n, n::bigint, 0::bigint from generate_series(1, 1000000) as n`)
  const { output } = await run()
  expect(output.split('\n')).toHaveLength(1002)
  expect(output).toMatch(/There are more: these are the first 1000\.$/)
})

test('a concurrent second audit is refused with exit code 1', async () => {
  await findInstead(`select 'slow', '', 0::bigint, 0::bigint from pg_sleep(1)`)
  const first = run()
  const running = sql`select from pg_stat_activity where datname = current_database() and query like '%ledger_audit()%'
    and pid <> pg_backend_pid() and state = 'active'`
  await expect.poll(async () => (await running.execute(shop.db)).rows.length).toBe(1)
  expect(await run()).toEqual({
    exit_code: 1,
    output: '',
    complained: 'Another audit is running: try again in a minute.',
  })
  expect((await first).exit_code).toBe(1)
})
