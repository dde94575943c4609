import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'

const LOCK = 5_346

/**
 * Locks the demo until the transaction ends. If several servers start concurrently, one fills the shop, and the others
 * wait for it.
 */
export async function lockDemo(tx: Db): Promise<void> {
  await sql`set local lock_timeout = 0; set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}

/** Whether the demo exists and was not dropped. */
export async function hasDemo(tx: Db): Promise<boolean> {
  const live = tx
    .selectFrom('operator')
    .select('operator_id')
    .where('is_demo', '=', true)
    .where('password_hash', '<>', '')
  return (await live.executeTakeFirst()) !== undefined
}

/** Whether the shop has no accounts and no products yet. */
export async function isEmptyShop(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not (exists (select from user_account) or exists (select from operator) or exists (select from shop)
      or exists (select from product) or exists (select from bank_account)) as is_empty`.execute(tx)
  return rows[0]?.is_empty ?? false
}

const NOTE = {
  en: 'Transfers arrive within one business day.',
  'zh-CN': '转账通常一个工作日内到账。',
  ja: '通常1営業日以内に着金します。',
  ko: '영업일 기준 1일 이내에 입금됩니다.',
  th: 'เงินโอนเข้าภายในหนึ่งวันทำการ',
}

const BANK_ACCOUNTS = [
  { bank_name: 'Harbour Demo Bank', account_number: '000-123456-001', swift: 'DEMOHKHH', country: 'HK' },
  { bank_name: 'Chao Phraya Demo Bank', account_number: '000-4-56789-0', swift: 'DEMOTHBK', country: 'TH' },
]

/** Opens the demo's bank accounts. @returns the id of the first account. */
export async function openBankAccounts(tx: Db): Promise<string> {
  const newAccounts = await tx
    .insertInto('bank_account')
    .values(
      BANK_ACCOUNTS.map((account, position) => ({
        ...account,
        position,
        account_name: 'Sampan Demo Ltd',
        note: JSON.stringify(NOTE),
        is_demo: true,
      })),
    )
    .returning('bank_account_id')
    .execute()
  const [first] = newAccounts
  if (!first) throw new Error('no bank account was opened')
  return first.bank_account_id
}

/** Closes the network of earlier demos, whose transfers an operator had to look up. */
export async function closeUnreadChain(tx: Db): Promise<void> {
  await tx
    .updateTable('chain_network')
    .set({ is_open: false })
    .where('network', '=', 'demo')
    .where('is_demo', '=', true)
    .where('kind', 'is', null)
    .execute()
}

/** The demo's promo codes. All of them are listed at checkout. TIDE5 and HARBOUR25 require a minimum of goods. */
export const PROMO_CODES = [
  { code: 'WELCOME10', kind: 'percentage', value: 1_000, minimum_cents: 2_000 },
  { code: 'TIDE5', kind: 'fixed', value: 500, minimum_cents: 3_000 },
  { code: 'HARBOUR25', kind: 'fixed', value: 2_500, minimum_cents: 20_000 },
] as const

/** Adds the promo codes. If a demo was filled before codes were listed, also lists its codes. */
export async function fillPromoCodes(tx: Db): Promise<void> {
  await tx
    .insertInto('promo_code')
    .values(PROMO_CODES.map((promo) => ({ ...promo, ends_at: null, uses_limit: null, listed: true })))
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ listed: true }))
    .execute()
}

/** Approximate rates at the time the demo was made; they are for estimates only. */
const RATES = [
  { currency: 'CNY', micros_per_dollar: 7_100_000 },
  { currency: 'JPY', micros_per_dollar: 150_000_000 },
  { currency: 'KRW', micros_per_dollar: 1_400_000_000 },
  { currency: 'THB', micros_per_dollar: 33_000_000 },
  { currency: 'EUR', micros_per_dollar: 860_000 },
  { currency: 'GBP', micros_per_dollar: 750_000 },
] as const

/**
 * Stores the exchange rates, and renews their date at each start, so that an older demo still shows estimates. Rates
 * set at the operators' desk keep their value.
 */
export async function dateRates(tx: Db): Promise<void> {
  await tx
    .insertInto('currency_rate')
    .values([...RATES])
    .onConflict((conflict) => conflict.column('currency').doUpdateSet({ set_at: sql<string>`now()` }))
    .execute()
}

export async function insertDemoOperator(tx: Db, account: string, password_hash: string): Promise<string> {
  const { operator_id } = await tx
    .insertInto('operator')
    .values({ account, password_hash, is_demo: true, roles: ['owner'] })
    .returning('operator_id')
    .executeTakeFirstOrThrow()
  // The demo's operator counts as a second operator from the first day.
  await sql`update operator_term set since = since - interval '2 days' where operator_id = ${operator_id}`.execute(tx)
  return operator_id
}

export async function markAsDemo(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ is_demo: true, email_verified_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .execute()
}

type PassedRecharge = { user_id: string; operator_id: string; bank_account_id: string; amount_cents: number }

/** Inserts a recharge in its state after approval. The caller moves the money in the same transaction. */
export async function insertPassedRecharge(tx: Db, recharge: PassedRecharge): Promise<string> {
  const { user_id, operator_id, bank_account_id, amount_cents } = recharge
  const { recharge_id } = await tx
    .insertInto('recharge')
    .values({
      user_id,
      method: 'manual',
      bank_account_id,
      bank_reference: 'DEMO',
      amount_cents,
      arrival_cents: amount_cents,
      status: 'approved',
      audited_by: operator_id,
      audited_at: sql<string>`now()`,
    })
    .returning('recharge_id')
    .executeTakeFirstOrThrow()
  return recharge_id
}

/**
 * Backdates the security events of a shopper, because withdrawals are blocked for a day after the payment code was set.
 */
export async function ageSecurityEvents(db: Db, user_id: string): Promise<void> {
  await db
    .updateTable('security_event')
    .set({ created_at: sql<string>`created_at - interval '3 days'` })
    .where('user_id', '=', user_id)
    .execute()
}

/** Deletes the mails that wait for accounts of the demo. */
export async function deleteDemoMails(db: Db): Promise<void> {
  await sql`delete from job where task = 'notice_mail' and user_id in (select user_id from user_account where is_demo)`.execute(
    db,
  )
}
