import { cents } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Saving } from '../product/product-desk-sql.ts'
import type { ProductLines } from './import-draft.ts'

// Prices of an import that change by more than half, such as 39.90 that becomes 3,990: the check stores them, and the
// operator who applies the import confirms them.

type NotedJump = { line: number; from_cents: number; to_cents: number }

/** Prices of the drafts that fall or rise by more than half, with their lines. */
function steepJumps(savings: readonly Saving[], products: readonly ProductLines[]): NotedJump[] {
  const lines = new Map(products.map((one) => [one.product_id, one.lines]))
  return savings.flatMap(({ draft, stored }) => {
    const before = new Map(stored?.skus.map((sku) => [sku.sku_id, sku.price_cents]))
    return (lines.get(draft.product_id) ?? []).flatMap(({ line, cells }) => {
      const from_cents = before.get(cells.sku_id ?? '')
      const to_cents = draft.skus.find(({ sku_id }) => sku_id === cells.sku_id)?.price_cents
      if (from_cents === undefined || to_cents === undefined) return []
      if (to_cents * 2 >= from_cents && to_cents * 2 <= from_cents * 3) return []
      return [{ line, from_cents, to_cents }]
    })
  })
}

export async function recordPriceJumps(
  tx: Tx,
  import_id: string,
  savings: readonly Saving[],
  products: readonly ProductLines[],
): Promise<void> {
  const jumps = steepJumps(savings, products)
  if (jumps.length === 0) return
  await sql`update catalogue_import_line as staged set price_from_cents = from_cents, price_to_cents = to_cents
    from jsonb_to_recordset(${JSON.stringify(jumps)}::jsonb) as jump (line int, from_cents bigint, to_cents bigint)
    where import_id = ${import_id} and staged.line = jump.line`.execute(tx)
}

/** Lines whose price changes by more than half and that will be applied, because their product has no fault. */
export const linesThatJump = sql`catalogue_import_line as jump where jump.price_from_cents is not null and not exists (
  select from catalogue_import_line as own where own.import_id = jump.import_id and own.product_id = jump.product_id
    and own.faults <> '[]')`

type Jump = NotedJump & { product_id: string; sku_id: string; title: string }

export async function findPriceJumps(db: Db, import_id: string, language: Language, limit: number) {
  const { rows } = await sql<Jump>`
    select line, product_id, cells ->> 'sku_id' as sku_id, coalesce(title ->> ${language}, title ->> 'en', product_id) as title,
      price_from_cents as from_cents, price_to_cents as to_cents
    from (select jump.* from ${linesThatJump} and jump.import_id = ${import_id}) as jumps join product using (product_id)
    order by line limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, from_cents: cents(row.from_cents), to_cents: cents(row.to_cents) }))
}
