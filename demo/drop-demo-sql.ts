import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import type { Tx } from '../server/src/db/transaction.ts'
import { dropJobsOf } from '../server/src/job/job-sql.ts'

// An empty password hash matches no password, even if the account is unblocked later.

/**
 * Blocks the demo's shoppers and removes their personal data. @returns the number of accounts that were still active.
 */
export async function dropShoppers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`update user_account
    set account = 'demo-' || user_id, password_hash = '', family_name = '', given_name = '', mobile = null, avatar_id = null,
      blocked_at = coalesce(blocked_at, now())
    where is_demo and password_hash <> '' and deleted_at is null returning user_id`.execute(tx)
  const ids = rows.map(({ user_id }) => user_id)
  if (ids.length > 0) await deletePersonalData(tx, ids)
  return ids.length
}

async function deletePersonalData(tx: Tx, ids: string[]): Promise<void> {
  await dropJobsOf(tx, ids)
  for (const table of [
    'push_subscription',
    'session',
    'known_device',
    'payment_code',
    'address',
    'shopper_company',
    'notice_choice',
    'agent_spending',
    'agent_link',
  ])
    await sql`delete from ${sql.table(table)} where user_id = any (${ids})`.execute(tx)
  await sql`update agent_checkout set destination = null, buyer = null where user_id = any (${ids})`.execute(tx)
  await sql`update shop_order set address = jsonb_build_object('addressee', '', 'mobile', '', 'country', address -> 'country',
    'area', '[]'::jsonb, 'detailed_address', '', 'postcode', null) where user_id = any (${ids})`.execute(tx)
  await sql`update receipt set company = null, company_tax_number = null,
    buyer = jsonb_build_object('addressee', '', 'country', buyer -> 'country', 'area', '[]'::jsonb,
      'detailed_address', '', 'postcode', null) where user_id = any (${ids})`.execute(tx)
  await sql`update order_company set company = null, company_tax_number = null where user_id = any (${ids})`.execute(tx)
  await sql`update review set author = '' where user_id = any (${ids})`.execute(tx)
}

/**
 * Blocks the demo's operators, turns their webhooks off and removes their personal data. The log records each block as an action of the blocked
 * operator, because no operator is signed in on the command line.
 * @returns the number of accounts that were still active.
 */
export async function dropOperators(tx: Tx): Promise<number> {
  const { rows } = await sql<{ operator_id: string }>`update operator
    set account = 'demo-' || operator_id, password_hash = '', name = '', blocked_at = coalesce(blocked_at, now())
    where is_demo and password_hash <> '' returning operator_id`.execute(tx)
  const ids = rows.map(({ operator_id }) => operator_id)
  await sql`update webhook set is_on = false where made_by = any (${ids})`.execute(tx)
  for (const table of ['operator_session', 'operator_totp', 'operator_recovery_code'])
    await sql`delete from ${sql.table(table)} where operator_id = any (${ids})`.execute(tx)
  await sql`insert into desk_log (operator_id, action, ref_type, ref_id, details)
    select id, 'operator_blocked', 'operator', id::text, '{"at_machine": true}' from unnest(${ids}::uuid[]) as id`.execute(
    tx,
  )
  return ids.length
}

/** Closes the demo's bank accounts, network and payment provider, which would never receive money. @returns the number that were open. */
export async function closeDemoMoney(tx: Tx): Promise<number> {
  let closed_count = 0
  for (const table of ['bank_account', 'chain_network', 'payment_provider']) {
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
      set is_open = false where is_demo and is_open`.execute(tx)
    closed_count += Number(numAffectedRows)
  }
  // Without a key, the server does not read the test chain any more.
  await sql`update chain_network set chain_key_id = null
    where is_demo and chain_key_id is not null`.execute(tx)
  return closed_count
}

/** Takes products off sale. @returns the number of products that were on sale. */
export async function takeOffSale(db: Db, product_ids: readonly string[]): Promise<number> {
  const update = await db
    .updateTable('product')
    .set({ on_sale: false })
    .where('product_id', 'in', product_ids)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  return Number(update.numUpdatedRows)
}

/** Ends promo codes. @returns the number of codes that were still valid. */
export async function endPromoCodes(db: Db, codes: readonly string[]): Promise<number> {
  const update = await db
    .updateTable('promo_code')
    .set({ ends_at: sql<string>`now()`, listed: false })
    .where('code', 'in', codes)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<string>`now()`)]))
    .executeTakeFirst()
  return Number(update.numUpdatedRows)
}
