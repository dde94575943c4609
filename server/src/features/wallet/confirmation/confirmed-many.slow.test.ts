import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBankAccount } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

/** Waiting recharges, and open lines of a statement, half of which name a recharge. All have the same amount. */
const ROWS = 5_000
/** Some ten times what the call takes. Comparing each recharge with each line took four times as long. */
const LIMIT_MS = 4_000

const shop = await aShop()
const { db } = shop

test('the confirmed top-ups are found quickly among thousands of waiting top-ups and open lines', async () => {
  const operator = await anOperator(shop)
  const bank_account_id = await aBankAccount(shop)
  await sql`insert into user_account (account, password_hash, family_name, given_name)
    select 'many-' || n || '@example.com', '', 'Lin' || n, 'Mei' || n from generate_series(1, ${ROWS}::int) as n`.execute(
    db,
  )
  await sql`insert into recharge (user_id, method, amount_cents, bank_account_id, reference)
    select user_id, 'manual', 10000, ${bank_account_id}, 'SP' || substring(account from '\\d+') from user_account
    where account like 'many-%'`.execute(db)
  await sql`insert into bank_statement (bank_account_id, file_name, lines, operator_id)
    values (${bank_account_id}, 'many.csv', ${ROWS}, ${operator.operator_id})`.execute(db)
  await sql`insert into bank_line (statement_id, bank_account_id, position, day, amount_cents, reference, text, digest, named)
    select statement_id, ${bank_account_id}, n, current_date, 10000, '', 'TRANSFER ' || n, sha256(n::text::bytea),
      case when n % 2 = 0 then array['SP' || n] else '{}' end
    from bank_statement cross join generate_series(1, ${ROWS}::int) as n`.execute(db)
  await sql`analyze`.execute(db)
  const started_at = performance.now()
  const { data } = await operator.call('GET /api/admin/recharge/confirmed')
  expect(performance.now() - started_at).toBeLessThan(LIMIT_MS)
  expect(data.confirmed).toHaveLength(100)
  expect(data.has_more).toBe(true)
})
