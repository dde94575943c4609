// Ledger data for the desk's lists: a recharge for each row, with its line on a bank statement.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { idText, OWNER, POSITION, ROW_COUNT, SPREAD_OVER_FIVE_YEARS } from './desk-numbers.ts'

const idOf = (n: string, kind: number) => sql.raw(idText(n, kind))
const SHOPPER = idOf(OWNER, 1)
const AT = sql.raw(SPREAD_OVER_FIVE_YEARS)
/**
 * Amount of each transfer. The amounts differ, because with equal amounts PostgreSQL would estimate that queries of
 * bills return no rows.
 */
const AMOUNT = sql`(500 + n % 977)`
const CENTS = sql.lit(500)
/** Start of account and transfer numbers, far above the demo's. */
const BASE = sql.lit(1_000_000_000)
const WALLET = sql`${BASE} + ${sql.raw(OWNER)}`
/** One shopper in twenty has had a debt, and half of them still owe it. */
const OWED = sql`n % 20 = 0`
const RECEIVABLE = sql`2 * ${BASE} + n`

type Fill = { table: string; insert: (numbers: RawBuilder<unknown>) => RawBuilder<unknown> }

const FILLS: readonly Fill[] = [
  {
    table: 'ledger_account',
    insert: (numbers) => sql`insert into ledger_account (account_id, code, created_at) overriding system value
      select ${BASE} + n, 'user:' || ${idOf('n', 1)} || ':cash', ${AT} from ${numbers}
      union all select ${RECEIVABLE}, 'receivable:' || ${idOf('n', 1)}, ${AT} from ${numbers} where ${OWED}`,
  },
  {
    table: 'ledger_balance',
    insert: (
      numbers,
    ) => sql`insert into ledger_balance (account_id, normal_side, posted_debits_cents, posted_credits_cents, version)
      select ${BASE} + n, 'credit', 0, ${AMOUNT} * entries, entries
      from (select *, ${sql.raw(ROW_COUNT)} as entries from ${numbers}) as wallet
      union all select ${RECEIVABLE}, 'debit', ${CENTS}, case when n % 40 = 0 then ${CENTS} else 0 end, 1 from ${numbers} where ${OWED}`,
  },
  {
    table: 'ledger_transfer',
    insert: (
      numbers,
    ) => sql`insert into ledger_transfer (sequence, transfer_id, code, phase, debit_account_id, credit_account_id,
        amount_cents, ref_type, ref_id, actor, created_at) overriding system value
      select ${BASE} + n, ${idOf('n', 2)}, 'recharge', 'single', bank, ${WALLET}, ${AMOUNT},
        'recharge', ${idOf('n', 6)}::text, 'bench', ${AT} from ${numbers}, (select ledger_account_id('external:bank') as bank offset 0) as known`,
  },
  {
    // In a real shop, the server writes this table.
    table: 'bank_movement_day',
    insert:
      () => sql`with counted as (update ledger_day_mark set counted_to = (select max(sequence) from ledger_transfer))
      insert into bank_movement_day select day, sum(amount_cents) from bank_movement group by day
      on conflict (day) do update set amount_cents = excluded.amount_cents`,
  },
  {
    table: 'ledger_checkpoint',
    insert: () => sql`select ledger_checkpoint(max(sequence)) from ledger_transfer`,
  },
  {
    table: 'ledger_entry',
    insert: (numbers) => sql`insert into ledger_entry
      select ${WALLET}, ${sql.raw(POSITION)}, ${BASE} + n, ${AMOUNT}, 0, ${AMOUNT}, 0 from ${numbers}`,
  },
  {
    table: 'bank_line',
    insert: (numbers) => sql`with statement as (
        insert into bank_statement (bank_account_id, file_name, lines, operator_id)
        select bank_account_id, 'bulk.csv', 1, operator_id from bank_account, operator limit 1
        returning statement_id, bank_account_id)
      insert into bank_line (line_id, statement_id, bank_account_id, position, day, amount_cents, reference, text, digest,
        matched_how, created_at)
      select ${idOf('n', 3)}, statement_id, bank_account_id, n, ((${AT}) at time zone 'UTC')::date, ${AMOUNT}, 'REF-' || n, '',
        decode(lpad(to_hex(n), 64, '0'), 'hex'), case when n % 50 <> 0 then 'reference' end, ${AT}
      from ${numbers}, statement`,
  },
  {
    table: 'bank_line_day',
    insert: () => sql`insert into bank_line_day select day, sum(amount_cents) from bank_line group by day
      on conflict (day) do update set amount_cents = excluded.amount_cents`,
  },
  {
    table: 'bank_match',
    insert: (numbers) => sql`insert into bank_match (movement_id, line_id)
      select ${BASE} + n, ${idOf('n', 3)} from ${numbers} where n % 50 <> 0`,
  },
  {
    table: 'correction',
    insert: (numbers) => sql`with second as (
        insert into operator (account, password_hash) values ('second@bulk.example', '-')
        on conflict (account) do update set password_hash = '-' returning operator_id)
      insert into correction (user_id, correction_id, kind, recharge_id, amount_cents, taken_cents, reason, proposed_by,
        decided_by, created_at)
      select ${SHOPPER}, ${idOf('n', 4)}, 'correction', ${idOf('n', 6)}, ${CENTS}, 0, 'Credited twice', operator.operator_id,
        second.operator_id, ${AT}
      from ${numbers}, second, (select operator_id from operator limit 1) as operator`,
  },
  {
    table: 'desk_proposal',
    insert: (
      numbers,
    ) => sql`insert into desk_proposal (proposal_id, kind, ref_id, body, changes, reason, proposed_by, proposed_at,
        expires_at, state, decided_by, decided_at, why)
      select ${idOf('n', 5)}, 'debt_write_off', ${idOf('n', 1)}, jsonb_build_object('user_id', ${idOf('n', 1)}, 'receivable_cents', ${CENTS}, 'reason', 'Gone'),
        '[]', 'Gone', operator_id, ${AT}, ${AT} + interval '7 days', state, case when state <> 'expired' then operator_id end, ${AT}, ''
      from (select *, case when n % 50 = 0 then 'expired' else 'withdrawn' end as state from ${numbers}) as numbers,
        (select operator_id from operator limit 1) as operator`,
  },
  {
    table: 'payout_batch',
    insert: (
      numbers,
    ) => sql`insert into payout_batch (payout_batch_id, draw_type, operator_id, lines, net_cents, created_at)
      select ${idOf('n', 7)}, 'bank', operator_id, 1, ${CENTS}, ${AT}
      from ${numbers}, (select operator_id from operator limit 1) as operator`,
  },
]

export async function fillLedger(tx: Db, table: string, total: number): Promise<void> {
  const fill = FILLS.find((one) => one.table === table)
  if (!fill) throw new Error(`nothing fills ${table}`)
  await fill
    .insert(sql`(select n, ${sql.lit(total)}::int as total from generate_series(1, ${sql.lit(total)}) as n) as numbers`)
    .execute(tx)
}

export const LEDGER_TABLES = FILLS.map(({ table }) => table)
