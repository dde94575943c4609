import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Tx } from '../server/src/db/transaction.ts'
import { storeChanges } from '../server/src/features/tax/tax-change-service.ts'
import { readTaxFile } from '../server/src/features/tax/tax-file-rules.ts'

const read = (name: string) => readFile(new URL(`tax/${name}`, import.meta.url), 'utf8')

/**
 * Adds the demo's rules of taxes, and HS code and origin of its products by kind, also to a demo that was filled before
 * these existed. Figures and sources are as of the day that each rule names. Registration numbers are empty.
 */
export async function fillTaxes(tx: Tx): Promise<void> {
  const { version } = await tx.selectFrom('tax_book').select('version').executeTakeFirstOrThrow()
  if (version > 0) return
  const { operator_id } = await tx
    .selectFrom('operator')
    .select('operator_id')
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow()
  const { rules, faults } = await readTaxFile(await read('tax-rules.csv'))
  const [fault] = faults
  if (fault) throw new Error(`demo/tax/tax-rules.csv, line ${fault.line}: ${fault.column}`)
  await storeChanges(tx, { saves: rules.map((rule) => ({ rule, revision: null })), removals: [] }, operator_id)
  const kinds = (await read('kinds.csv')).trim().split('\n').slice(1)
  const columnOf = (at: number) => kinds.map((line) => line.split(',')[at] ?? '')
  await sql`update product set hs_code = demo.hs_code, origin_country = demo.origin_country
    from unnest(${columnOf(0)}::text[], ${columnOf(1)}::text[], ${columnOf(2)}::text[]) as demo (kind, hs_code, origin_country)
    where product.kind = demo.kind and product.hs_code is null and product.origin_country is null`.execute(tx)
}
