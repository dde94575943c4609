import { authorNames } from './authors-words.ts'
import { type DemoProduct, type DemoReview, type DemoSku, type Language, languages, type Score } from './demo-types.ts'
import { genericReviews } from './generic-reviews-words.ts'
import { type Chance, chanceFor } from './seeded-random.ts'
import { unbroken } from './words.ts'

type Said = { language: Language; product_score: Score; values: string[]; content: string }

const scores: readonly Score[] = [1, 2, 3, 4, 5]

/** A line is the language, the score, the values of the bought variant in brackets where the words speak of it, and the words. */
function readReview(line: string): Said {
  const [, language, score, value_list, content] = line.match(/^(\S+) (\d) (?:\(([\da-z-]+)\) )?(.+)$/) ?? []
  const knownLanguage = languages.find((one) => one === language)
  const product_score = scores.find((one) => String(one) === score)
  if (!knownLanguage || !product_score || !content) throw new Error(`not a review: ${line}`)
  return { language: knownLanguage, product_score, values: value_list?.split('-') ?? [], content: unbroken(content) }
}

function readAll(text: string): Said[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').map(readReview)
}

/** What was written of one product itself, and, for about half of the products, of the parcel it came in. */
export function reviewsOf(product: DemoProduct, own: string): DemoReview[] {
  const chance = chanceFor(`reviews of ${product.product_id}`)
  const lines = readAll(own)
  if (chance.fraction() < 0.5) lines.push(chance.pick(readAll(genericReviews)))
  return lines.map((one) => review(product, one, chance))
}

/** How many of the reviews show what arrived. */
const PICTURED = 1 / 9

function review(product: DemoProduct, line: Said, chance: Chance): DemoReview {
  const { language, product_score, content } = line
  const names = authorNames[language]
  const { sku_id, image } = boughtSku(product, line, chance)
  const [, inUse = image] = product.images
  return {
    product_id: product.product_id,
    sku_id,
    author: names.write(chance.pick(names.given_names), chance.pick(names.family)),
    language,
    product_score,
    content,
    // Squared, so that more of them are recent; a week is the soonest a parcel arrives.
    days_ago: 1 + Math.floor(chance.fraction() ** 2 * (product.days_ago - 8)),
    pictures: chance.fraction() < PICTURED ? [image, inUse] : [],
  }
}

function boughtSku(product: DemoProduct, line: Said, chance: Chance): DemoSku {
  const fitting = product.skus.filter(({ values }) =>
    line.values.every((wantedValue) => values.some(({ value }) => value === wantedValue)),
  )
  if (fitting.length === 0) throw new Error(`${product.product_id} does not come in ${line.values.join('-')}`)
  return chance.pick(fitting)
}
