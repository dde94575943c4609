import type { Bounds } from '../search/tier-sql.ts'
import type { Listed, ListingFigures, NewListing, SourceData } from './listing-sql.ts'
import { codesOf, listingTextsOf, sourceDigest } from './listing-texts.ts'

export type Digested = ListingFigures & { made_of: string; source: Parameters<typeof listingTextsOf>[0] }

export function withDigest({ title, shop_name, options, ships_free, ...figures }: SourceData): Digested {
  const source = { title, shop_name, codes: codesOf({ ...figures, options, ships_free }) }
  return { ...figures, made_of: sourceDigest(source), source }
}

export const listingOf = ({ source, ...figures }: Digested, tier: number): NewListing => ({
  ...figures,
  ...listingTextsOf(source),
  tier,
})

/** Hysteresis: a listed product leaves its tier later than another product enters it. */
export function tierOf(now: ListingFigures, before: Listed | undefined, bounds: readonly Bounds[]): number {
  const at = bounds.findIndex(({ enter, leave }, index) =>
    isAbove(now, before && before.tier <= index + 1 ? leave : enter),
  )
  return at === -1 ? bounds.length + 1 : at + 1
}

const isAbove = (one: ListingFigures, place: Bounds['enter']) =>
  one.sales === place.sales ? one.product_id > place.product_id : one.sales > place.sales
