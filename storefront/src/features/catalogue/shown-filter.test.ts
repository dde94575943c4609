import { expect, test } from 'vitest'
import { inCategory, ofKind, productFilterText, readProductFilter, withOption } from './shown-filter.ts'

const filterIn = (text: string) => readProductFilter(new URLSearchParams(text))

test('a filter that is written to a URL and read again is unchanged', () => {
  const filter = {
    keyword: '茶 & tea',
    category: 'food',
    kind: 'tea',
    sort: 'price_asc',
    min_cents: 500,
    in_stock: 'true',
  } as const
  expect(filterIn(productFilterText(filter))).toEqual(filter)
})

test('invalid values in a URL are ignored', () => {
  expect(filterIn('keyword=++&category=Big+boats&sort=cheap&min_cents=-3&max_cents=1e9&in_stock=yes')).toEqual({})
  expect(filterIn('kind=tea')).toEqual({})
  expect(filterIn('category=food&kind=No+kind')).toEqual({ category: 'food' })
  expect(filterIn(`keyword=${'a'.repeat(150)}`).keyword).toHaveLength(100)
})

test('changing or removing the category of a filter also removes its kind', () => {
  const filter = { keyword: 'tea', category: 'food', kind: 'tea' } as const
  expect(inCategory(filter, 'toys')).toEqual({ keyword: 'tea', category: 'toys' })
  expect(inCategory(filter, undefined)).toEqual({ keyword: 'tea' })
  expect(ofKind(filter, 'rice')).toEqual({ keyword: 'tea', category: 'food', kind: 'rice' })
  expect(ofKind(filter, undefined)).toEqual({ keyword: 'tea', category: 'food' })
})

test('options are added and removed one by one, up to forty', () => {
  const one = withOption({ keyword: 'tea' }, 'size:m')
  expect(withOption(one, 'size:l')).toEqual({ keyword: 'tea', options: 'size:m,size:l' })
  expect(withOption(one, 'size:m')).toEqual({ keyword: 'tea' })
  const forty = { options: Array.from({ length: 40 }, (_, n) => `size:${n}`).join() }
  expect(withOption(forty, 'size:m')).toEqual(forty)
  expect(filterIn(productFilterText(withOption(forty, 'size:39'))).options?.split(',')).toHaveLength(39)
})
