import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type CheckedCompany, companyEffect } from '../../tax/buyer-company-rules.ts'
import type { OrderTaxes } from '../../tax/tax-checkout-service.ts'
import type { OrderKey } from '../order-sql.ts'

type NewCompany = {
  user_id: string
  order_ids: readonly string[]
  company: CheckedCompany
  taxes: OrderTaxes | undefined
}

/** Stores the company of new orders with its proofs, and remembers it for the next checkout, in one statement. */
export async function insertCompany(tx: Tx, { user_id, order_ids, company, taxes }: NewCompany): Promise<void> {
  const { fault, number_country, delivery_country } = company
  const rows = order_ids.map((order_id, at) => ({ order_id, effect: companyEffect(company, taxes?.quotes[at]) }))
  await sql`
    with remembered as (
      insert into shopper_company (user_id, company, company_tax_number)
      values (${user_id}, ${company.company}, ${company.company_tax_number})
      on conflict (user_id) do update set company = excluded.company, company_tax_number = excluded.company_tax_number,
        used_at = now()
    )
    insert into order_company (user_id, order_id, company, company_tax_number, number_fault, number_country,
      delivery_country, tax_effect)
    select ${user_id}, order_id, ${company.company}, ${company.company_tax_number}, ${fault}, ${number_country},
      ${delivery_country}, effect
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (order_id uuid, effect text)`.execute(tx)
}

/** The company that bought, with its proofs; undefined for a consumer. */
export const findCompanyOf = (db: Db, { user_id, order_id }: OrderKey) =>
  db
    .selectFrom('order_company')
    .select(['company', 'company_tax_number', 'number_fault', 'number_country', 'delivery_country', 'checked_at'])
    .select(['tax_effect', 'register_result', 'register_checked_on'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()

export type RegisterCheck = { order_id: string; register_result: 'valid' | 'not_valid' }

/** @returns false for an order without a company's tax number. */
export async function setRegister(tx: Tx, { order_id, register_result }: RegisterCheck): Promise<boolean> {
  const { rows } = await sql`
    update order_company set register_result = ${register_result}, register_checked_on = bank_day_of(now())
    where order_id = ${order_id} and company_tax_number is not null returning order_id`.execute(tx)
  return rows.length > 0
}
