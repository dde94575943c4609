import { EU_STATES } from '@sampan/contract/rules'
import type { Book } from './book.ts'
import type { BookRow } from './book-columns.ts'
import { findTaxSums, type TaxSums } from './taxes-sql.ts'

const AMOUNTS = ['value_usd', 'collected_usd', 'returned_usd', 'value_eur', 'owed_eur'] as const
type Month = TaxSums & { month: string }

const rateText = (rate_1000: number | null) => (rate_1000 === null ? '' : `${rate_1000 / 1_000}%`)

/** Sums by month, country, region, tax and rate. */
async function monthsOf({ db, days, up_to, signal }: Book): Promise<Month[]> {
  const months = new Map<string, Month>()
  for (const day of days) {
    signal.throwIfAborted()
    for (const sums of await findTaxSums(db, { ...day, up_to })) {
      const month = day.day.slice(0, 7)
      const { country, region, kind, name, rate_1000 } = sums
      const key = [month, country, region, kind, name, String(rate_1000 ?? '').padStart(9, '0')].join(' ')
      const sum = months.get(key)
      months.set(key, sum ? { ...sum, ...added(sum, sums) } : { month, ...sums })
    }
  }
  return [...months].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

const added = (one: TaxSums, other: TaxSums) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, one[name] + other[name]])) as Record<(typeof AMOUNTS)[number], number> // one entry per amount

/** Collected and returned taxes, duties and charges by month, country, region and rate. */
export async function* taxRows(book: Book): AsyncGenerator<BookRow> {
  for (const {
    month,
    country,
    region,
    kind,
    name,
    rate_1000,
    value_usd,
    collected_usd,
    returned_usd,
  } of await monthsOf(book))
    yield {
      ...{ month, country, region, kind, name, rate: rateText(rate_1000) },
      ...{ value_usd, collected_usd, returned_usd, owed_usd: collected_usd - returned_usd },
    }
}

/** The rows of a return in the European Union's one-stop shop: VAT by member state of consumption and rate, in euros. */
export async function* oneStopRows(book: Book): AsyncGenerator<BookRow> {
  for (const { month, country, kind, name, rate_1000, value_eur, owed_eur } of await monthsOf(book))
    if (kind === 'tax' && name === 'vat' && EU_STATES.includes(country))
      yield { month, member_state: country, rate: rateText(rate_1000), value_eur, vat_eur: owed_eur }
}
