import type { KindTile, MainShelf } from '@sampan/contract'
import type { ProductSort } from '@sampan/contract/rules'
import { readCategory, readKind } from '../../features/catalogue/shown-filter.ts'

/** A category or subcategory, or a kind of it. */
export type ShownCategory = { category: string; kind?: string }

/** Twelve tiles fill whole rows of two and of three. */
export const TILES_SHOWN = 12
/** The number of cards in a rail. */
export const RAIL_SHOWN = 8

/** The category and kind that the URL names. */
export function readWanted(search: URLSearchParams): Partial<ShownCategory> {
  const [category, kind] = [readCategory(search), readKind(search)]
  return { ...(category && { category }), ...(category && kind && { kind }) }
}

type Shelf = MainShelf['subcategories'][number]
export type Found = {
  shown: ShownCategory
  main: MainShelf
  /** The category itself, or its subcategory that is shown. */
  shelf: Shelf
  kind: KindTile | undefined
  /** Whether the URL names a category or kind that does not exist. */
  isUnknown: boolean
}

/** The wanted category, otherwise the shop's first; undefined in a shop without categories. */
export function findShown(categories: readonly MainShelf[], search: URLSearchParams): Found | undefined {
  const wanted = readWanted(search)
  const mainOf = (category: string) =>
    categories.find((one) => [one, ...one.subcategories].some((shelf) => shelf.category === category))
  const named = wanted.category === undefined ? undefined : mainOf(wanted.category)
  const main = named ?? categories.find((one) => !one.is_hidden) ?? categories[0]
  if (!main) return undefined
  const shelf = named?.subcategories.find((one) => one.category === wanted.category) ?? main
  const kind = shelf.kinds.find((one) => named && one.kind === wanted.kind)
  const shown = { category: shelf.category, ...(named && wanted.kind && { kind: wanted.kind }) }
  const isUnknown = (search.has('category') && !named) || (shown.kind !== undefined && !kind)
  return { shown, main, shelf, kind, isUnknown }
}

/** The crumbs: the category, then the subcategory and the kind if they are shown. */
export function crumbsOf({ main, shelf, kind }: Found): { name: string; href: string }[] {
  const hrefOf = (category: string) => `/explore?category=${category}`
  return [
    { name: main.name, href: hrefOf(main.category) },
    ...(shelf.category === main.category ? [] : [{ name: shelf.name, href: hrefOf(shelf.category) }]),
    ...(kind ? [{ name: kind.name, href: `${hrefOf(shelf.category)}&kind=${kind.kind}` }] : []),
  ]
}

// The screen and the server's prefetch share this input, so that both use the same query key.
export const HOT_SHOPS = { sort: 'hot' } as const
export const bestSellersIn = (category: ShownCategory) =>
  ({ ...category, sort: 'hot', page_size: TILES_SHOWN }) as const
export const picksBy = (sort: ProductSort) => ({ sort, page_size: RAIL_SHOWN })
