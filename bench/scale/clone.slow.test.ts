import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { parseKeyword } from '../../server/src/features/catalogue/search/search-query.ts'
import { textLexemes } from '../../server/src/features/catalogue/search/search-terms.ts'
import { cloneOf, PRODUCTS_MAX, SHOPS_MAX, shopOf, shopsFor } from './clone.ts'
import { madeUpWord, WORDS_MAX } from './made-up-word.ts'

const demo = demoCatalogue()

test('made-up words are unique in each language, and none is a prefix of another', () => {
  const numbers = [
    ...Array.from({ length: 20_000 }, (_, number) => number),
    ...Array.from({ length: 20_000 }, (_, number) => Math.floor((number * WORDS_MAX) / 20_000)),
  ]
  for (const language of LANGUAGE_TAGS) {
    const words = new Set(numbers.map((number) => madeUpWord(number, language)))
    expect(words.size, language).toBe(new Set(numbers).size)
    expect(new Set([...words].map((word) => word.length)).size, language).toBe(1)
  }
  expect(() => madeUpWord(WORDS_MAX, 'en')).toThrow(RangeError)
  expect(PRODUCTS_MAX + SHOPS_MAX).toBe(WORDS_MAX)
})

test('a search for a made-up word, or for its first two letters, matches a text with that word', () => {
  for (let number = 0; number < 500; number++)
    for (const language of LANGUAGE_TAGS) {
      const word = madeUpWord(number, language)
      const lexemes = textLexemes(`a lamp ${word}`, language)
      for (const keyword of [word, word.slice(0, 2)])
        for (const { prefix, exact } of parseKeyword(keyword, language)?.words.flat() ?? [
          { prefix: 'nothing', exact: [] },
        ])
          expect(
            lexemes.some((one) => (prefix === null ? exact.includes(one) : one.startsWith(prefix))),
            keyword,
          ).toBe(true)
    }
})

test('a clone is reproducible, and has its own ids, title, price and shop', () => {
  const clones = Array.from({ length: 5_000 }, (_, number) => cloneOf(number, demo))
  expect(clones.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, number) => cloneOf(number, demo)))
  const ids = [...demo.products, ...clones].flatMap(({ product_id, skus }) => [
    product_id,
    ...skus.map((sku) => sku.sku_id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/)
  for (const language of LANGUAGE_TAGS)
    expect(new Set(clones.map(({ title }) => title[language])).size).toBe(clones.length)
  for (const { price_cents, was_cents, skus } of clones) {
    expect(price_cents).toBe(Math.min(...skus.map((sku) => sku.price_cents)))
    expect(was_cents ?? price_cents + 1).toBeGreaterThan(price_cents)
  }
})

test('clones have two SKUs on average, a few clones sell much and most sell little, and shops have any size', () => {
  const clones = Array.from({ length: 20_000 }, (_, number) => cloneOf(number, demo))
  const skus = clones.reduce((sum, clone) => sum + clone.skus.length, 0)
  expect(skus / clones.length).toBeCloseTo(2, 1)
  const sales = clones.map((clone) => clone.sales).toSorted((a, b) => b - a)
  const all = sales.reduce((sum, one) => sum + one, 0)
  const best = sales.slice(0, clones.length / 100).reduce((sum, one) => sum + one, 0)
  expect(best / all).toBeGreaterThan(0.25)
  expect(sales[clones.length / 2]).toBeLessThan(5)
  expect(sales[0]).toBeGreaterThan(1_000)
  const sizes = Map.groupBy(clones, (clone) => clone.shop_id)
  expect(sizes.size).toBeGreaterThan(shopsFor(20_000, demo) * 0.9)
  expect(Math.max(...[...sizes.values()].map((of_one) => of_one.length))).toBeGreaterThan(500)
  expect(new Set(Array.from({ length: 400 }, (_, number) => shopOf(number, demo).shop_id)).size).toBe(400)
})
