import { hash } from 'node:crypto'
import { LANGUAGE_TAGS, RATINGS } from '@sampan/contract/rules'
import { FREE_DELIVERY, isMark, ratedCode } from '../search/marks.ts'
import { plainTitles, searchVector, type Texts, TOKENIZER_VERSION } from '../search/search-terms.ts'

type Source = { title: Texts; shop_name: Texts; codes: readonly string[] }

/** A digest of the source texts of a listing. When it changes, the texts are made again. */
export function sourceDigest({ title, shop_name, codes }: Source): string {
  const textsInOrder = (texts: Texts) => LANGUAGE_TAGS.map((language) => texts[language] ?? null)
  const digest = hash('md5', JSON.stringify([TOKENIZER_VERSION, textsInOrder(title), textsInOrder(shop_name), codes]))
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export function listingTextsOf(source: Source) {
  const titles = plainTitles(source.title)
  return {
    titles,
    search: searchVector(titles, source.shop_name, source.codes),
    marks: source.codes.filter(isMark),
  }
}

type Coded = {
  shop_id: string
  category: string
  subcategory: string | null
  kind: string | null
  options: readonly { axis: string; value_key: string }[]
  rating: number
  ships_free: boolean
}

/** The codes of a product's shop, category, subcategory, kind, options, rating and free delivery in its search vector. */
export const codesOf = ({ shop_id, category, subcategory, kind, options, rating, ships_free }: Coded): string[] => [
  `@shop:${shop_id}`,
  `@category:${category}`,
  ...(subcategory === null ? [] : [`@category:${subcategory}`]),
  ...(kind === null ? [] : [`@kind:${kind}`]),
  ...new Set(options.map(({ axis, value_key }) => `@option:${axis}:${value_key}`).toSorted()),
  ...RATINGS.filter((least) => rating >= Number(least)).map(ratedCode),
  ...(ships_free ? [FREE_DELIVERY] : []),
]
