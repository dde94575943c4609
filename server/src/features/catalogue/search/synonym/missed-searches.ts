import type { ProductFilter, ProductList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../../db/database.ts'
import { normalise } from '../search-terms.ts'
import { countMissedSearches, type Missed } from './missed-search-sql.ts'

/** Further keywords are not counted until the next write. */
const KEYWORDS_MAX = 1_000
const LENGTH_MAX = 40
const DIGITS_MAX = 5

/** Addresses of mails and long numbers may be personal data, long texts too. */
const mayBePersonal = (keyword: string) =>
  keyword.length > LENGTH_MAX || keyword.includes('@') || (keyword.match(/\p{N}/gu)?.length ?? 0) > DIGITS_MAX

declare module '../../../../context.ts' {
  interface Context {
    /** Counts searches that found nothing. Most tests omit it. */
    missed_searches?: MissedSearches
  }
}

/** Keywords that found no product, counted in memory until they are written. */
export class MissedSearches {
  #counts = new Map<string, Missed>()

  /** Counts the keyword of a list without products, unless a filter may be the reason. */
  note(query: ProductFilter, list: Pick<ProductList, 'total'>, language: Language): void {
    const { page, page_size, keyword, sort, ...filters } = query
    if (!keyword || page > 1 || list.total > 0 || Object.values(filters).some((one) => one !== undefined)) return
    const plain = normalise(keyword).replace(/\s+/g, ' ').trim()
    if (plain === '' || mayBePersonal(plain)) return
    const key = `${language} ${plain}`
    const counted = this.#counts.get(key)
    if (counted) counted.searches++
    else if (this.#counts.size < KEYWORDS_MAX) this.#counts.set(key, { language, keyword: plain, searches: 1 })
  }

  /** Writes the counts. Counts that could not be written are lost, because they are only a hint for operators. */
  async write(db: Db): Promise<void> {
    if (this.#counts.size === 0) return
    const missed = [...this.#counts.values()]
    this.#counts = new Map()
    await countMissedSearches(db, missed)
  }
}
