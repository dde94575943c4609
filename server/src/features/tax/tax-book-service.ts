import type { Db } from '../../db/database.ts'
import { bookOf, type TaxBook } from './tax-book-rules.ts'
import { findNewest, findVersion } from './tax-sql.ts'

/** The rules that this process has read, by pool of connections. Tests open several shops in one process. */
const books = new WeakMap<Db, TaxBook>()

/**
 * The current rules. One row tells whether another operator or process changed them since they were read; only then they
 * are read again. The version is read before the rules, so that a change in between is noticed by the next call.
 */
export async function readTaxBook(db: Db): Promise<TaxBook> {
  const version = await findVersion(db)
  const cached = books.get(db)
  if (cached?.version === version) return cached
  const rules = (await findNewest(db)).filter(({ is_removed }) => !is_removed)
  const book = bookOf(version, rules)
  books.set(db, book)
  return book
}
