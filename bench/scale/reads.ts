import type { Language } from '@sampan/contract/rules'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { DemoCatalogue } from '../../demo/catalogue/demo-types.ts'
import type { Read } from '../loads.ts'
import { cloneOf } from './clone.ts'
import { randomNumbers } from './random-numbers.ts'

/** One row of the table. All its requests are of the same kind, and each request is unique. */
export type Row = { name: string; reads: () => Generator<Read> }

const CATEGORIES = ['family', 'health', 'electrical', 'outdoors', 'computer']
const TWO_LETTERS = ['la', 'te', 'ke', 'so']
const THREE_LETTERS = ['lam', 'tea', 'ket', 'soa']
const MISTYPED = ['lanp', 'ketle', 'headphnes', 'keybaord']

/** A counter over all rows and rounds, so that requests are unique. */
let read_count = 0

/**
 * Requests a list with a price limit above all prices, different in each request: it makes the URL unique and does not
 * change the reply.
 */
const listRead = (query: string, language: Language = 'en'): Read => ({
  path: `/api/product/list?${query}${query && '&'}max_cents=${1e9 + ++read_count}`,
  language,
})

const SIGNS = '.,;:!?+*'
/** Punctuation that search ignores. It makes a keyword unique without changing the results. */
function signs(): string {
  const digits = (++read_count).toString(SIGNS.length)
  return [...digits].map((digit) => SIGNS[Number(digit)]).join('')
}
const suggestionRead = (keyword: string): Read => ({
  path: `/api/search/suggest?keyword=${encodeURIComponent(`${keyword} ${signs()}`)}`,
  language: 'en',
})

const LETTERS = 'bcdfghjklm'
/** A unique word that occurs in no language. */
const nowhere = () => `xq${[...String(++read_count)].map((digit) => LETTERS[Number(digit)]).join('')}xq`

function* endless(readOf: (turn: number) => Read): Generator<Read> {
  for (let turn = 0; ; turn++) yield readOf(turn)
}
const inTurn = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item // the list is never empty

export function rowsFor(products: number, demo: DemoCatalogue): Row[] {
  const searchRead = (keyword: string, language: Language = 'en') =>
    endless(() => listRead(`keyword=${encodeURIComponent(keyword)}`, language))
  let runs = 0
  /**
   * Requests for random products. Each product has the same probability, and is requested at most once per language.
   */
  function* anyProduct(pathOf: (product_id: string) => string): Generator<Read> {
    const random = randomNumbers(++runs)
    const keys = new Set<string>()
    // A shop with more than a few hundred products never needs all attempts.
    for (let tries = 0; tries < 100_000; tries++) {
      const number = Math.floor(random() * products)
      const product_id = (demo.products[number] ?? cloneOf(number - demo.products.length, demo)).product_id
      const language = inTurn(LANGUAGE_TAGS, tries)
      const key = `${language} ${product_id}`
      if (!keys.has(key)) yield { path: pathOf(product_id), language }
      keys.add(key)
    }
  }
  return [
    { name: 'list, first page', reads: () => endless(() => listRead('')) },
    {
      name: "a category's third page",
      reads: () => endless((turn) => listRead(`page=3&category=${inTurn(CATEGORIES, turn)}`)),
    },
    { name: 'by price', reads: () => endless(() => listRead('sort=price_asc')) },
    { name: 'newest', reads: () => endless(() => listRead('sort=new')) },
    { name: 'search: a common word', reads: () => searchRead('lamp') },
    { name: 'search: two words', reads: () => searchRead('table lamp') },
    { name: 'search: 灯', reads: () => searchRead('灯', 'zh-CN') },
    { name: 'search: a word that is nowhere', reads: () => endless(() => listRead(`keyword=${nowhere()}`)) },
    { name: 'suggest: two letters', reads: () => endless((turn) => suggestionRead(inTurn(TWO_LETTERS, turn))) },
    { name: 'suggest: three letters', reads: () => endless((turn) => suggestionRead(inTurn(THREE_LETTERS, turn))) },
    { name: 'suggest: mistyped', reads: () => endless((turn) => suggestionRead(inTurn(MISTYPED, turn))) },
    { name: 'detail', reads: () => anyProduct((id) => `/api/product/detail?product_id=${id}`) },
    { name: 'related', reads: () => anyProduct((id) => `/api/product/related?product_id=${id}`) },
    { name: 'detail, rendered', reads: () => anyProduct((id) => `/detail/${id}`) },
  ]
}
