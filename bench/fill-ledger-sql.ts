import type pg from 'pg'

export const MONTHS = 24
export const WALLETS = 100_000
/** What each wallet got at first, and pays for each order. */
const RECHARGE_CENTS = 1_000_000_000
export const ORDER_CENTS = 100

const walletId = `('00000000-0000-4000-8000-' || lpad(to_hex(wallet), 12, '0'))`

/**
 * One recharge for each wallet, then a payment and a completion for each order, over two years.
 * @returns how long making the keys and indexes took, in ms.
 */
export async function fillLedger(client: pg.Client, lines: number): Promise<number> {
  const orders = Math.floor((lines - WALLETS) / 2)
  const { rows: indexes } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid in ('ledger_transfer'::regclass, 'ledger_entry'::regclass) and contype in ('p', 'u', 'f')
      order by array_position(array['p', 'u', 'f'], contype::text)`,
  )
  for (const { table, name } of indexes)
    await client.query(`alter table ${table} drop constraint if exists ${name} cascade`)
  await client.query('drop index ledger_transfer_by_debit, ledger_transfer_by_credit, hold_resolves_once')
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into ledger_account (code) select 'user:' || ${walletId} || ':cash' from generate_series(0, ${WALLETS - 1}) as wallet`,
  )
  const {
    rows: [ids],
  } = await client.query<{ first: string; bank: string; escrow: string; sales: string }>(
    `select min(account_id) filter (where code like 'user:%') as first, ledger_account_id('external:bank') as bank,
      ledger_account_id('orders:escrow') as escrow, ledger_account_id('sales') as sales from ledger_account`,
  )
  if (!ids) throw new Error('there are no accounts')
  const of = `(sequence, transfer_id, code, phase, debit_account_id, credit_account_id, amount_cents, ref_type, ref_id, actor, created_at)
    overriding system value`
  const began = `now() - interval '${MONTHS} months'`
  await client.query(`insert into ledger_transfer ${of} select wallet + 1, gen_random_uuid(), 'recharge', 'single', ${ids.bank}, ${ids.first} + wallet,
    ${RECHARGE_CENTS}, 'recharge', gen_random_uuid(), 'bench', ${began} from generate_series(0, ${WALLETS - 1}) as wallet`)
  await client.query(`insert into ledger_transfer ${of} select ${WALLETS} + 2 * place + 1 + part, gen_random_uuid(), case part when 0 then 'payment' else 'completion' end,
    'single', case part when 0 then ${ids.first} + place % ${WALLETS} else ${ids.escrow} end, case part when 0 then ${ids.escrow} else ${ids.sales} end,
    ${ORDER_CENTS}, 'order', order_id, 'bench', ${began} + interval '${MONTHS} months' * (place::float8 / ${orders})
    from (select place, gen_random_uuid() as order_id from generate_series(0, ${orders - 1}) as place) as made, generate_series(0, 1) as part`)
  await client.query(
    `insert into ledger_entry select credit_account_id, 1, sequence, amount_cents, 0, amount_cents, 0 from ledger_transfer where code = 'recharge'`,
  )
  await client.query(`insert into ledger_entry select debit_account_id, place / ${WALLETS} + 2, sequence, -amount_cents, 0,
    ${RECHARGE_CENTS} - amount_cents * (place / ${WALLETS} + 1), 0
    from (select *, (sequence - ${WALLETS} - 1) / 2 as place from ledger_transfer where code = 'payment') as paid`)
  await client.query(`insert into ledger_balance (account_id, normal_side, posted_debits_cents, posted_credits_cents, version)
    select account_id, 'credit', ${RECHARGE_CENTS} - last.posted_after_cents, ${RECHARGE_CENTS}, last.version
    from (select distinct on (account_id) * from ledger_entry order by account_id, version desc) as last`)
  await client.query(
    `select setval(pg_get_serial_sequence('ledger_transfer', 'sequence'), (select max(sequence) from ledger_transfer))`,
  )
  await client.query('set session_replication_role = origin')
  const filled_at = performance.now()
  for (const { table, name, definition } of indexes)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query(
    'create unique index hold_resolves_once on ledger_transfer (pending_id) where pending_id is not null',
  )
  await client.query('create index ledger_transfer_by_debit on ledger_transfer (debit_account_id, sequence)')
  await client.query('create index ledger_transfer_by_credit on ledger_transfer (credit_account_id, sequence)')
  const took_ms = performance.now() - filled_at
  await client.query('vacuum analyze')
  return took_ms
}
