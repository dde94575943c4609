import type { StoredTaxRule } from '@sampan/contract'
import { EU_STATES, type TaxClass } from '@sampan/contract/rules'

// The rules of one destination and day, in an order in which the first rule that fits is the right one.

export type Rule = Omit<StoredTaxRule, 'changed_by' | 'changed_at' | 'is_removed'>

/** The facts of a line that select its rules. */
export type Goods = { hs_code: string | null; tax_class: TaxClass | null; origin: string | null }

const PARENT: Partial<Record<TaxClass, TaxClass>> = { childrens_clothing: 'clothing' }

/** The rules of a kind by HS prefix; each list has the most specific rules first. */
type Shelf = {
  byPrefix: ReadonlyMap<string, readonly Rule[]>
  has_codes: boolean
  has_origins: boolean
  has_classes: boolean
}

export type Destination = {
  schemes: readonly Rule[]
  exceptions: readonly Rule[]
  /** Shelves by the name of the tax or charge, and by the layer of the duty. */
  taxes: ReadonlyMap<string, Shelf>
  charges: ReadonlyMap<string, Shelf>
  duties: ReadonlyMap<string, Shelf>
  /** Millionths of a dollar per unit of a currency. */
  micros: ReadonlyMap<string, number>
}

export type TaxBook = {
  version: number
  byCountry: ReadonlyMap<string, readonly Rule[]>
  destinations: Map<string, Destination | undefined>
}

/** Number of destinations and days that a book caches. */
const CACHED_DESTINATIONS = 500

export function bookOf(version: number, rules: readonly Rule[]): TaxBook {
  const byCountry = Map.groupBy(rules, ({ country }) => country)
  return { version, byCountry, destinations: new Map() }
}

/** The rules of a destination on a day; undefined if the shop has none for the country. */
export function destinationOf(
  book: TaxBook,
  { country, region, day }: { country: string; region: string | null; day: string },
): Destination | undefined {
  const key = `${country} ${region ?? ''} ${day}`
  if (book.destinations.has(key)) return book.destinations.get(key)
  const unions = EU_STATES.includes(country) ? ['EU'] : []
  const rules = [country, ...unions]
    .flatMap((one) => book.byCountry.get(one) ?? [])
    .filter(
      (rule) =>
        rule.valid_from <= day &&
        (rule.valid_until === null || day <= rule.valid_until) &&
        (rule.region === null || rule.region === region) &&
        !(rule.kind !== 'scheme' && isUnregistered(rule)),
    )
  if (book.destinations.size >= CACHED_DESTINATIONS) book.destinations.clear()
  const destination = rules.length === 0 ? undefined : arrange(rules)
  book.destinations.set(key, destination)
  return destination
}

/** Whether a rule needs a registration number that the shop does not have. */
export const isUnregistered = ({ terms, registration }: Rule): boolean =>
  terms.includes('registration') && registration === null

function arrange(rules: readonly Rule[]): Destination {
  const sorted = rules.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || Date.parse(other.valid_from) - Date.parse(one.valid_from),
  )
  const of = (kind: Rule['kind']) => sorted.filter((rule) => rule.kind === kind)
  const shelves = (kind: Rule['kind'], nameOf: (rule: Rule) => string) =>
    new Map([...Map.groupBy(of(kind), nameOf)].map(([name, some]) => [name, shelfOf(some)]))
  const schemes = of('scheme')
  const regional = schemes.filter(({ region }) => region !== null)
  return {
    schemes: regional.length > 0 ? regional : schemes,
    exceptions: of('exception'),
    taxes: shelves('tax', ({ name }) => name ?? ''),
    charges: shelves('charge', ({ name }) => name ?? ''),
    duties: shelves('duty', ({ layer }) => layer ?? ''),
    // A later entry replaces an earlier entry, so the newest rate has to come last.
    micros: new Map(
      of('exchange_rate')
        .toReversed()
        .map(({ currency, amount }) => [currency ?? '', amount ?? 0]),
    ).set('USD', 1_000_000),
  }
}

/** HS code before origin, class, region and country. */
const weightOf = ({ hs_prefix, origin, tax_class, region, country }: Rule): number =>
  (hs_prefix?.length ?? 0) * 100 +
  (origin === null ? 0 : 40) +
  (tax_class === null ? 0 : tax_class in PARENT ? 21 : 20) +
  (region === null ? 0 : 10) +
  (country === 'EU' ? 0 : 1)

const shelfOf = (rules: readonly Rule[]): Shelf => ({
  byPrefix: Map.groupBy(rules, ({ hs_prefix }) => hs_prefix ?? ''),
  has_codes: rules.some(({ hs_prefix }) => hs_prefix !== null),
  has_origins: rules.some(({ origin }) => origin !== null),
  has_classes: rules.some(({ tax_class }) => tax_class !== null),
})

const parentOf = (tax_class: TaxClass | null) => (tax_class === null ? undefined : PARENT[tax_class])

/** Whether a rule is for these goods. A group of countries is the origin of each of its members. */
export const isFor = ({ hs_prefix, tax_class, origin }: Rule, goods: Goods): boolean =>
  (hs_prefix === null || goods.hs_code?.startsWith(hs_prefix) === true) &&
  fitsClassAndOrigin({ tax_class, origin }, goods)

const fitsClassAndOrigin = ({ tax_class, origin }: Pick<Rule, 'tax_class' | 'origin'>, goods: Goods): boolean =>
  (tax_class === null || tax_class === goods.tax_class || tax_class === parentOf(goods.tax_class)) &&
  (origin === null || origin === goods.origin || (origin === 'EU' && EU_STATES.includes(goods.origin ?? '')))

/** The most specific rule for goods, or the missing fact without which it is uncertain. */
export function ruleFor(shelf: Shelf, goods: Goods): Rule | 'hs_code' | 'origin' | undefined {
  if (goods.tax_class === null && shelf.has_classes) return 'hs_code' // the class follows from the code
  if (goods.hs_code === null && shelf.has_codes && mayMatter(shelf, goods)) return 'hs_code'
  if (goods.origin === null && shelf.has_origins) return 'origin'
  const code = goods.hs_code ?? ''
  for (let length = code.length; length >= 0; length--) {
    const rule = shelf.byPrefix.get(code.slice(0, length))?.find((one) => fitsClassAndOrigin(one, goods))
    if (rule) return rule
  }
  return undefined
}

/** Whether a rule with an HS code could be for the goods. */
const mayMatter = ({ byPrefix }: Shelf, goods: Goods): boolean =>
  [...byPrefix].some(([prefix, rules]) => prefix !== '' && rules.some((one) => fitsClassAndOrigin(one, goods)))
