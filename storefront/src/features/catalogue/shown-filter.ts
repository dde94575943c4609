import type { FilterWords, ProductFilter } from '@sampan/contract'
import { queryString } from '@sampan/contract/client'
import { PRODUCT_SORTS, type ProductSort, RATINGS } from '@sampan/contract/rules'
import { keywordIn } from '../../navigation/keyword-in.ts'

/** The filter of a product list, stored in the URL. */
export type ShownFilter = Partial<
  Pick<ProductFilter, 'keyword' | 'category' | 'kind' | 'shop_id' | 'sort' | 'min_cents' | 'max_cents'>
> & {
  in_stock?: 'true'
  /** Searches the keyword without corrections. */
  as_typed?: 'true'
  /** Values of options, such as `colour:clay,size:m`. */
  options?: string
  min_rating?: Rating
  free_delivery?: 'true'
}

type Rating = (typeof RATINGS)[number]
const OPTIONS_LENGTH = 1_000
const OPTIONS = /^[a-z0-9_-]+:[a-z0-9_-]+(,[a-z0-9_-]+:[a-z0-9_-]+){0,39}$/

const isValid = (options: string) => options.length <= OPTIONS_LENGTH && OPTIONS.test(options)

const cents = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined)

const readId = (search: URLSearchParams, name: string): string | undefined => {
  const id = search.get(name)
  return id && /^[a-z0-9][a-z0-9-]{0,79}$/.test(id) ? id : undefined
}

/** The category in a URL. Only the server knows whether the shop has it. */
export const readCategory = (search: URLSearchParams) => readId(search, 'category')
/** The kind in a URL; valid only together with its category. */
export const readKind = (search: URLSearchParams) => readId(search, 'kind')

/** The filter in a URL. Invalid values are ignored. */
export function readProductFilter(search: URLSearchParams): ShownFilter {
  const keyword = keywordIn(search)
  const category = readCategory(search)
  const kind = category && readKind(search)
  const sort = PRODUCT_SORTS.find((name): name is ProductSort => name === search.get('sort'))
  const min_cents = cents(search.get('min_cents'))
  const max_cents = cents(search.get('max_cents'))
  const options = search.get('options')
  const min_rating = RATINGS.find((stars): stars is Rating => stars === search.get('min_rating'))
  return {
    ...(keyword && { keyword }),
    ...(keyword && search.get('as_typed') === 'true' && { as_typed: 'true' as const }),
    ...(category && { category }),
    ...(kind && { kind }),
    ...(sort && { sort }),
    ...(min_cents !== undefined && { min_cents }),
    ...(max_cents !== undefined && { max_cents }),
    ...(search.get('in_stock') === 'true' && { in_stock: 'true' as const }),
    ...(options && isValid(options) && { options }),
    ...(min_rating && { min_rating }),
    ...(search.get('free_delivery') === 'true' && { free_delivery: 'true' as const }),
  }
}

/** The filter with another category, or without one. Also removes the kind, which belongs to its category. */
export function inCategory(filter: ShownFilter, category: string | undefined): ShownFilter {
  const { category: _, kind: __, ...others } = filter
  return { ...others, ...(category && { category }) }
}

/** The filter with another kind, or without one. */
export function ofKind(filter: ShownFilter, kind: string | undefined): ShownFilter {
  const { kind: _, ...others } = filter
  return { ...others, ...(kind && { kind }) }
}

/** The filter with the filters that its keyword names, instead of their words. */
export function withFilterWords(filter: ShownFilter, words: FilterWords | undefined): ShownFilter {
  if (!words) return filter
  const { keyword, options, min_cents, max_cents } = words
  const { keyword: _, ...others } = filter
  return {
    ...(keyword && { keyword }),
    ...others,
    ...(options.length > 0 && { options: options.join() }),
    ...(min_cents !== null && { min_cents }),
    ...(max_cents !== null && { max_cents }),
  }
}

const optionsOf = ({ options }: ShownFilter) => options?.split(',') ?? []

export const hasOption = (filter: ShownFilter, option: string) => optionsOf(filter).includes(option)

/** The filter with a value of an option added, or removed if the filter has it. Unchanged if it has too many options. */
export function withOption(filter: ShownFilter, option: string): ShownFilter {
  const { options: _, ...others } = filter
  const chosenOptions = optionsOf(filter)
  const next = chosenOptions.includes(option)
    ? chosenOptions.filter((one) => one !== option)
    : [...chosenOptions, option]
  if (next.length > 0 && !isValid(next.join())) return filter
  return { ...others, ...(next.length > 0 && { options: next.join() }) }
}

/** The filter without some of its parts. */
export const without = (filter: ShownFilter, ...names: (keyof ShownFilter)[]): ShownFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((removedName) => removedName === name)))

/** The filter as a query string, without a question mark. */
export const productFilterText = (filter: ShownFilter): string => queryString(filter)
