import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Which of these promo codes the shop has. */
export async function findCodes(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('promo_code').select('code').where('code', '=', anyOf(codes)).execute()
  return new Set(rows.map(({ code }) => code))
}

/** Deletes those of the codes that are unused. @returns the deleted codes. */
export async function deleteUnusedPromos(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  // Checkouts that use a code lock it.
  await sql`select from promo_code where code = ${anyOf(codes)} order by code for update`.execute(tx)
  const { rows } = await sql<{ code: string }>`delete from promo_code where code = ${anyOf(codes)}
    and not exists (select from promo_use where promo_use.code = promo_code.code)
    and not exists (select from former_promo_use where former_promo_use.code = promo_code.code)
    returning code`.execute(tx)
  return new Set(rows.map(({ code }) => code))
}
