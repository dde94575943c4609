import { freightOf } from '@sampan/contract/delivery'
import { expect, test } from 'vitest'
import { type Language, languages, type Words } from './catalogue/demo-types.ts'
import { goods, kinds } from './catalogue/kinds.ts'
import { colourWords, kindWords } from './catalogue/search-words.ts'
import { demoCatalogue } from './catalogue.ts'

const catalogue = demoCatalogue()
const { axes, banners, categories, popular_searches, kinds: namedKinds, products, reviews, shops } = catalogue
const skus = products.flatMap((product) => product.skus)

const scripts: Record<Language, RegExp> = {
  en: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+$/u,
  'zh-CN': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
}

/** Sizes, memory and charge are written the same way everywhere; Japanese and Korean use Latin units too. */
const bare = /^(?:S|M|L|XL|\d+ ?[GT]B|[\d,]+ ?mAh)$/
const figures = /^(?:USB-[AC]|[\d.,:×/+–~〜、-]|\s|g|kg|cm|mm|ml|L|W|V|Hz|mAh)+$/

/** Names without a translation. */
const names = ['Bluetooth 5.2']

function isWords(value: object): value is Words {
  return 'en' in value && typeof value.en === 'string'
}

/** Every text of the catalogue, at any depth. */
function textsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return []
  if (isWords(value)) return [value]
  return Object.values(value).flatMap(textsIn)
}

const bannerTexts = banners.map(({ eyebrow, title, action }) => ({ eyebrow, title, action }))
const texts = textsIn({
  categories,
  kinds: namedKinds,
  size_guides: catalogue.size_guides,
  shops,
  products,
  axes,
  banners: bannerTexts,
})

function isWritten(text: Words, language: Language): boolean {
  const translation = text[language]
  if (translation === '' || translation !== translation.trim()) return false
  if (bare.test(translation) || names.includes(translation)) return true
  if ((language === 'ja' || language === 'ko') && figures.test(translation)) return true
  return scripts[language].test(translation) && (language === 'en' || translation !== text.en)
}

/** Sizes of bags do not need a size guide. */
const isOfBag = (kind: string) => kind === 'tote' || kind === 'handbag'

function repeatedIds(ids: string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

/** Maximum length of the other names of a kind that the desk saves. */
const OTHER_NAMES_LIMIT = 200

test('every kind and colour has alternative names in the five languages, without duplicates, that the desk can save', () => {
  const kindNames = Object.values(kinds).flatMap((ofCategory) => Object.keys(ofCategory))
  expect(Object.keys(kindWords).toSorted()).toEqual(kindNames.toSorted())
  expect(Object.keys(colourWords).toSorted()).toEqual(Object.keys(axes.colour?.values ?? {}).toSorted())
  for (const [name, text] of [...Object.entries(kindWords), ...Object.entries(colourWords)]) {
    for (const language of languages) {
      expect(text[language], name).toMatch(scripts[language])
      const translatedWords = text[language].split(' ')
      expect(translatedWords, name).not.toContain('')
      expect(repeatedIds(translatedWords), name).toEqual([])
      expect(text[language].length, name).toBeLessThanOrEqual(OTHER_NAMES_LIMIT)
    }
  }
})

test('the demo sells at least five hundred products of ninety kinds from twenty shops', () => {
  expect(products.length).toBeGreaterThanOrEqual(500)
  expect(Object.values(kinds).flatMap((ofCategory) => Object.keys(ofCategory)).length).toBeGreaterThanOrEqual(90)
  expect(shops).toHaveLength(20)
  for (const { shop_id } of shops) {
    expect(products.filter((product) => product.shop_id === shop_id).length, shop_id).toBeGreaterThanOrEqual(8)
  }
})

test.each(categories)('$category has at least nine kinds, fifty products and 250 SKUs', ({ category }) => {
  const ofCategory = products.filter((product) => product.category === category)
  expect(Object.keys(kinds[category] ?? {}).length).toBeGreaterThanOrEqual(9)
  expect(ofCategory.length).toBeGreaterThanOrEqual(50)
  expect(ofCategory.flatMap((product) => product.skus).length).toBeGreaterThanOrEqual(250)
})

test('every kind has a name and an existing category, and every product has a kind of its category', () => {
  expect(repeatedIds(namedKinds.map(({ kind }) => kind))).toEqual([])
  for (const { category, kind, name } of namedKinds) {
    expect(Object.keys(kinds[category] ?? {}), kind).toContain(kind)
    const beside = namedKinds.filter((one) => one.category === category && one.kind !== kind)
    for (const language of languages) expect(beside.map((one) => one.name[language])).not.toContain(name[language])
  }
  for (const { kind, category } of products)
    expect(namedKinds).toContainEqual(expect.objectContaining({ kind, category }))
})

test('the size guide of each kind contains every size of clothes, shoes, hats, rings and belts', () => {
  const guides = new Map(catalogue.size_guides.map((guide) => [`${guide.kind} ${guide.axis}`, guide]))
  expect(guides.size).toBe(catalogue.size_guides.length)
  const others = ['phone_size', 'case_size']
  const usedGuides = new Set<string>()
  for (const { kind, skus, category } of products.filter((one) => ['mens', 'womens'].includes(one.category)))
    for (const { axis, value } of skus.flatMap((sku) => sku.values)) {
      if (!axes[axis]?.must_choose || others.includes(axis) || isOfBag(kind)) continue
      usedGuides.add(`${kind} ${axis}`)
      const sizes = guides.get(`${kind} ${axis}`)?.sizes.map(({ value_key }) => value_key)
      expect(sizes, `${category} ${kind} ${axis}`).toContain(value)
    }
  expect([...guides.keys()].toSorted()).toEqual([...usedGuides].toSorted())
})

test('a size guide has a figure for every measure, and lengths increase with the size', () => {
  for (const { kind, measures, sizes } of catalogue.size_guides) {
    for (const { figures } of sizes) expect(figures, kind).toHaveLength(measures.length)
    for (const at of measures.keys()) {
      const lengths = sizes.map(({ figures }) => figures[at]).filter((one) => Array.isArray(one))
      const flat = lengths.flat()
      expect(flat, kind).toEqual(flat.toSorted((a, b) => a - b))
      expect(lengths.length === 0 || lengths.length === sizes.length, kind).toBe(true)
    }
  }
})

test('every product belongs to an existing shop and category, and is available in every pictured variant', () => {
  for (const { product_id, pictured, values } of goods()) {
    const product = products.find((one) => one.product_id === product_id)
    expect(shops.map(({ shop_id }) => shop_id)).toContain(product?.shop_id)
    expect(categories.map(({ category }) => category)).toContain(product?.category)
    const first = product?.skus.map((sku) => sku.values[0]) ?? []
    expect(new Set(first.map((value) => value?.axis)), product_id).toEqual(new Set([pictured]))
    expect([...new Set(first.map((value) => value?.value))], product_id).toEqual(values)
    expect(repeatedIds(values), product_id).toEqual([])
  }
})

test('ids are unique, and no two variants of a product are the same', () => {
  expect(repeatedIds(products.map(({ product_id }) => product_id))).toEqual([])
  expect(repeatedIds(skus.map(({ sku_id }) => sku_id))).toEqual([])
  expect(repeatedIds(products.map(({ title }) => title.en))).toEqual([])
})

test('the demo catalogue is the same each time it is generated', () => {
  expect(demoCatalogue()).toEqual(catalogue)
})

test('every text exists in the five languages, each in its own script', () => {
  expect(texts.length).toBeGreaterThan(500)
  const wrong = texts.flatMap((text) =>
    languages.filter((language) => !isWritten(text, language)).map((one) => text[one]),
  )
  expect(wrong).toEqual([])
})

test('a description has two to seven complete sentences, and an English title at most 34 characters', () => {
  for (const { title, description } of products) {
    expect(title.en.length).toBeLessThanOrEqual(34)
    for (const language of ['en', 'zh-CN', 'ja', 'ko'] as const) {
      const ends = description[language].match(/[.。](?=\s|$|[^\d.])/g) ?? []
      expect(ends.length, description[language]).toBeGreaterThanOrEqual(2)
      expect(ends.length, description[language]).toBeLessThanOrEqual(7)
      expect(description[language]).toMatch(/[.。]$/)
    }
  }
})

test('every product has a table of three to six rows, without duplicate rows', () => {
  for (const { product_id, specs } of products) {
    expect(specs.length, product_id).toBeGreaterThanOrEqual(3)
    expect(specs.length, product_id).toBeLessThanOrEqual(6)
    expect(repeatedIds(specs.map(({ name }) => name.en)), product_id).toEqual([])
  }
})

test('every picture was drawn for products, shops or banners', () => {
  const images = new Set(products.flatMap((product) => product.images))
  for (const product of products) {
    const ofVariants = [1, 2, 3].map((at) => `${product.product_id}-${at}.webp`)
    const [front = '', ...others] = ofVariants
    const views = [4, 5, 6].map((at) => `${product.product_id}-${at}.webp`)
    expect(product.images).toEqual([front, ...views, ...others])
    for (const sku of product.skus) expect(ofVariants).toContain(sku.image)
  }
  for (const { image } of categories) expect(images).toContain(image)
  expect(shops.map(({ logo }) => logo)).toEqual(shops.map((_, at) => `shop-${at + 1}.webp`))
  expect(banners).toHaveLength(6)
})

test('every variant has a price in whole cents, a stock and option names', () => {
  expect(skus.length).toBeGreaterThanOrEqual(2500)
  for (const { sku_id, price_cents, stock, values } of skus) {
    expect(Number.isInteger(price_cents) && price_cents >= 300 && price_cents <= 160_000, sku_id).toBe(true)
    expect(Number.isInteger(stock) && stock >= 0 && stock <= 400, sku_id).toBe(true)
    for (const { axis, value } of values) expect(axes[axis]?.values[value], sku_id).toBeDefined()
  }
})

test('a reduced price is lower than the earlier price in every variant', () => {
  const lowered = products.flatMap(({ was_cents, skus }) => (was_cents === null ? [] : [{ was_cents, skus }]))
  expect(lowered.length).toBeGreaterThanOrEqual(10)
  for (const product of lowered) {
    for (const { sku_id, price_cents } of product.skus) expect(price_cents, sku_id).toBeLessThan(product.was_cents)
  }
})

test('a few products are sold out; for all others the first variant is available', () => {
  const soldOut = products.filter((product) => product.skus.every(({ stock }) => stock === 0))
  expect(soldOut.length).toBeGreaterThanOrEqual(10)
  expect(soldOut.length).toBeLessThanOrEqual(30)
  for (const product of products) {
    if (!soldOut.includes(product)) expect(product.skus[0]?.stock).toBeGreaterThan(0)
  }
  expect(skus.filter(({ stock }) => stock >= 1 && stock <= 5).length).toBeGreaterThan(0)
})

test('every shop ships to the countries of the five languages, and a few shops ship to no other country', () => {
  for (const { shop_id, freight } of shops) {
    const countries = freight.map(({ country }) => country)
    expect(countries, shop_id).toEqual(expect.arrayContaining(['CN', 'JP', 'KR', 'TH', 'US']))
    expect(repeatedIds(freight.map(({ country, service }) => `${country} ${service}`)), shop_id).toEqual([])
  }
  const nowhereElse = shops.filter(({ freight }) => !freight.some(({ country }) => country === '*'))
  expect(nowhereElse.length).toBeGreaterThanOrEqual(2)
  expect(nowhereElse.length).toBeLessThanOrEqual(6)
})

test('freight is realistic: $3 to $9 nearby, $6 to $15 far away, and free from several times that amount', () => {
  const byPieces = shops.filter(({ freight }) => freight.every(({ bands }) => bands === undefined))
  expect(byPieces.length).toBe(shops.length - 1)
  for (const { shop_id, freight } of byPieces) {
    for (const { country, base_cents, each_further_cents, free_from_cents, ...days } of freight) {
      const [least, most] = ['US', '*'].includes(country) ? [600, 1500] : [300, 900]
      expect(base_cents, `${shop_id} to ${country}`).toBeGreaterThanOrEqual(least)
      expect(base_cents, `${shop_id} to ${country}`).toBeLessThanOrEqual(most)
      expect(each_further_cents * 2).toBeLessThanOrEqual(base_cents)
      expect(free_from_cents).toBeGreaterThan(base_cents * 5)
      expect(days.transit_days_max).toBeGreaterThan(days.transit_days_min)
    }
  }
})

test('prices by weight rise with the weight, and faster services cost more', () => {
  const rules = shops.flatMap(({ freight }) => freight.filter(({ bands }) => bands !== undefined))
  const priceOf = (rule: (typeof rules)[number], grams: number) =>
    freightOf({ ...rule, free_from_cents: null }, { pieces: 1, goods_cents: 0, grams }) ?? 0
  for (const grams of [200, 700, 1_500, 3_200])
    for (const [at, rule] of rules.entries()) {
      const earlier = rules[at - 1]
      expect(priceOf(rule, grams)).toBeGreaterThan(0)
      expect(priceOf(rule, grams + 1_000)).toBeGreaterThan(priceOf(rule, grams))
      if (earlier?.country !== rule.country) continue
      expect(priceOf(rule, grams), `${rule.country} ${rule.service}`).toBeGreaterThan(priceOf(earlier, grams))
      expect(rule.transit_days_max).toBeLessThan(earlier.transit_days_max)
    }
})

test('every product has four to nine reviews about its variants, newer than the product, in the stated language', () => {
  for (const { product_id, days_ago, sales, skus, images } of products) {
    const own = reviews.filter((review) => review.product_id === product_id)
    expect(own.length, product_id).toBeGreaterThanOrEqual(4)
    expect(own.length, product_id).toBeLessThanOrEqual(9)
    expect(own.length, product_id).toBeLessThan(sales)
    expect(new Set(own.map(({ language }) => language)).size, product_id).toBeGreaterThanOrEqual(4)
    for (const review of own) {
      expect(skus.map(({ sku_id }) => sku_id)).toContain(review.sku_id)
      expect(review.days_ago).toBeGreaterThan(0)
      expect(review.days_ago).toBeLessThan(days_ago)
      expect(review.content).toMatch(scripts[review.language])
      expect(review.author).toMatch(scripts[review.language])
      for (const picture of review.pictures) expect(images).toContain(picture)
    }
  }
  expect(reviews.length).toBeGreaterThanOrEqual(3000)
  expect(
    repeatedIds(
      goods().flatMap((good) =>
        good.reviews
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ),
  ).toEqual([])
})

test('most reviews are positive, some are not', () => {
  const glad = reviews.filter(({ product_score }) => product_score >= 4).length / reviews.length
  expect(glad).toBeGreaterThan(0.8)
  expect(glad).toBeLessThan(0.95)
})

test('every hot search word finds a product in its language', () => {
  for (const language of languages) {
    expect(popular_searches[language]).toHaveLength(8)
    for (const word of popular_searches[language]) {
      const isInTitle = products.some(({ title }) => title[language].toLowerCase().includes(word.toLowerCase()))
      expect(isInTitle, `${language}: ${word}`).toBe(true)
    }
  }
})
