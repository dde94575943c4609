import { axes } from './catalogue/axes-words.ts'
import { computerWords } from './catalogue/computer-words.ts'
import type { DemoCatalogue, DemoProduct } from './catalogue/demo-types.ts'
import { electricalWords } from './catalogue/electrical-words.ts'
import { familyWords } from './catalogue/family-words.ts'
import { foodWords } from './catalogue/food-words.ts'
import { banners, categories, hotWords } from './catalogue/front-words.ts'
import { type Good, goods } from './catalogue/goods.ts'
import { healthWords } from './catalogue/health-words.ts'
import { mensWords } from './catalogue/mens-words.ts'
import { outdoorsWords } from './catalogue/outdoors-words.ts'
import { phoneWords } from './catalogue/phone-words.ts'
import { reviewsOf } from './catalogue/reviews.ts'
import { shops } from './catalogue/shops-words.ts'
import { skusOf } from './catalogue/skus.ts'
import { toysWords } from './catalogue/toys-words.ts'
import { womensWords } from './catalogue/womens-words.ts'

const allWords = [
  ...computerWords,
  ...electricalWords,
  ...outdoorsWords,
  ...familyWords,
  ...healthWords,
  ...mensWords,
  ...womensWords,
  ...foodWords,
  ...phoneWords,
  ...toysWords,
]

/** Everything the demo shop sells and says, the same on every machine and every day: times are days before today. */
export function demoCatalogue(): DemoCatalogue {
  const products = goods.map(productOf)
  const reviews = products.flatMap(reviewsOf)
  return { categories, shops, products, axes, reviews, banners, hot_words: hotWords }
}

function productOf(good: Good): DemoProduct {
  const { product_id, shop_id, category, sales, days_ago } = good
  const said = allWords.find((one) => one.product_id === product_id)
  if (!said) throw new Error(`${product_id} has no words`)
  const { title, description, specs } = said
  const images = [1, 2, 3, 4].map((at) => `${product_id}-${at}.webp`)
  const skus = skusOf(good)
  const was_cents = good.was_cents ?? null
  return { product_id, shop_id, category, title, description, specs, images, skus, was_cents, sales, days_ago }
}
