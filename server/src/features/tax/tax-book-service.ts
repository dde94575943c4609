import type { Db } from '../../db/database.ts'
import { bookOf, type TaxBook } from './tax-book-rules.ts'
import { findNewest, findVersion } from './tax-sql.ts'

/** The rules that this process has read, by the id of their state. Tests open several shops in one process. */
const books = new Map<string, TaxBook>()
const CACHED_BOOKS = 4

/**
 * The current rules. One row tells whether another operator or process changed them since they were read; only then they
 * are read again. The version is read before the rules, so that a change in between is noticed by the next call.
 */
export async function readTaxBook(db: Db): Promise<TaxBook> {
  const { version, state_id } = await findVersion(db)
  const cached = books.get(state_id)
  if (cached) return cached
  // Rules are never deleted, so a shop without a change has none.
  const rules = version === 0 ? [] : (await findNewest(db)).filter(({ is_removed }) => !is_removed)
  const book = bookOf(version, rules)
  if (books.size >= CACHED_BOOKS) books.clear()
  // Without this condition all shops without rules would share the id that a migration gave them.
  if (version > 0) books.set(state_id, book)
  return book
}

export const hasTaxRules = async (db: Db): Promise<boolean> => (await readTaxBook(db)).byCountry.size > 0
