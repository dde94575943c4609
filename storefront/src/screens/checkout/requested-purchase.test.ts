import { expect, test } from 'vitest'
import { readRequestedPurchase } from './requested-purchase.ts'

const ID = '01a1fc88-8d26-7036-a1f8-a1d4cb9c0e43'
const purchaseIn = (search: string) => readRequestedPurchase(new URLSearchParams(search))

test('a URL can name lines of the cart; duplicates are removed', () => {
  expect(purchaseIn(`items=${ID},${ID},nonsense`)).toEqual({ cart_item_ids: [ID] })
})

test('a URL can name one SKU and its quantity, which is one by default', () => {
  expect(purchaseIn('sku=lamp-clay&quantity=3')).toEqual({ sku_id: 'lamp-clay', quantity: 3 })
  expect(purchaseIn('sku=lamp-clay')).toEqual({ sku_id: 'lamp-clay', quantity: 1 })
})

test.each([
  '',
  'items=',
  'items=1,2',
  'sku=',
  'sku=../x',
  'sku=lamp&quantity=0',
  'sku=lamp&quantity=100',
  'sku=lamp&quantity=1.5',
])('the query "%s" buys nothing', (search) => expect(purchaseIn(search)).toBeUndefined())

test('a URL can name a checkout that an agent prepared', () => {
  const handover_id = `handover_${'a1-_'.repeat(8)}`
  expect(purchaseIn(`handover=${handover_id}`)).toEqual({ handover_id })
  expect(purchaseIn('handover=handover_short')).toBeUndefined()
})
