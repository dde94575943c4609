import { axes } from './catalogue/axes-words.ts'
import {
  type DemoCatalogue,
  type DemoKind,
  type DemoProduct,
  type Language,
  languages,
  type Words,
} from './catalogue/demo-types.ts'
import { banners, categories, popularSearches } from './catalogue/front-words.ts'
import { kindNames } from './catalogue/kind-names-words.ts'
import { type Good, goods, kinds } from './catalogue/kinds.ts'
import { reviewsOf } from './catalogue/reviews.ts'
import { shops } from './catalogue/shops-words.ts'
import { sizeGuides } from './catalogue/size-guides-words.ts'
import { skusOf } from './catalogue/skus.ts'

/** All products and texts of the demo shop, the same on every machine and every day: times are relative to today. */
export function demoCatalogue(): DemoCatalogue {
  const stock = goods()
  const products = stock.map(productOf)
  const reviews = stock.flatMap((good, at) => reviewsOf(products[at] as DemoProduct, good.reviews)) // one product per good
  return {
    categories,
    kinds: namedKinds(),
    size_guides: sizeGuides,
    shops,
    products,
    axes,
    reviews,
    banners,
    popular_searches: popularSearches,
  }
}

/** The kinds of each category, in the order in which the shop shows them. */
function namedKinds(): DemoKind[] {
  return Object.entries(kinds).flatMap(([category, ofCategory]) =>
    Object.keys(ofCategory).map((kind) => {
      const name = kindNames[kind]
      if (!name) throw new Error(`the kind ${kind} has no name`)
      return { kind, category, name }
    }),
  )
}

/**
 * Numbers of a product's pictures (see studio/views.js) in the order of the gallery: the first variant from the front, in
 * use, from the other side and from near, then the other variants.
 */
const PICTURES = [1, 4, 5, 6, 2, 3]

function productOf(good: Good): DemoProduct {
  const { product_id, shop_id, category, kind, title, sales, days_ago } = good
  const images = PICTURES.map((at) => `${product_id}-${at}.webp`)
  const was_cents = good.was_cents ?? null
  const [description, specs, skus] = [descriptionOf(good), specsOf(good), skusOf(good)]
  return { product_id, shop_id, category, kind, title, description, specs, images, skus, was_cents, sales, days_ago }
}

/** Separators between sentences: Chinese and Japanese use none. */
const betweenSentences: Record<Language, string> = { en: ' ', 'zh-CN': '', ja: '', ko: ' ', th: ' ' }

function descriptionOf({ description, of: { about } }: Good): Words {
  if (!about) return description
  const descriptions = languages.map((one) => [one, description[one] + betweenSentences[one] + about[one]])
  return Object.fromEntries(descriptions) as Words // one text for each of the languages
}

function specsOf({ specs = [], of }: Good): DemoProduct['specs'] {
  const own = new Set(specs.map(({ name }) => name.en))
  return [...specs, ...(of.specs ?? []).filter(({ name }) => !own.has(name.en))]
}
