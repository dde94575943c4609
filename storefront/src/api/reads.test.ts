import { makeCall } from '@sampan/front/call'
import { pagesKey, readKey } from '@sampan/front/reads'
import { PAGED } from '@sampan/front/use-pages'
import { expect, test } from 'vitest'
import { shopClient } from './shop-client.ts'

/** A shop that records its requests. */
function aShop(answer: (url: string) => unknown) {
  const urls: string[] = []
  const call = makeCall(async ({ method, url }) => {
    urls.push(`${method} ${url}`)
    return answer(url)
  })
  return { client: shopClient(call), urls }
}

test('the query key names the call and its input', async () => {
  const { client, urls } = aShop(() => ({ title: 'Lamp' }))
  await client.fetchQuery({ queryKey: readKey('GET /api/product/detail', { product_id: 'lamp' }) })
  await client.fetchQuery({ queryKey: readKey('POST /api/checkout/quote', { sku_id: 'lamp-1', quantity: 1 }) })
  expect(urls).toEqual(['GET /api/product/detail?product_id=lamp', 'POST /api/checkout/quote'])
})

test('a list loads the next page by cursor, and ends when there is no cursor', () => {
  const page = { items: [], total: 41, page: 1, page_size: 20 }
  expect(PAGED.getNextPageParam({ ...page, next_cursor: '17.lamp' })).toEqual({ cursor: '17.lamp' })
  expect(PAGED.getNextPageParam({ ...page, next_cursor: null })).toBeUndefined()
})

test('a paged list and a single read of the same call have different keys', () => {
  expect(pagesKey('GET /api/user/recharge_log')).not.toEqual(readKey('GET /api/user/recharge_log'))
})

test('favourites read at the same time are batched into one call, and each read gets its own reply', async () => {
  const { client, urls } = aShop(() => ({ liked: ['lamp'], followed: ['harbour'] }))
  const favourites = (ask: { product_ids?: string; shop_ids?: string }) =>
    client.fetchQuery({ queryKey: readKey('GET /api/user/marks', ask) })
  const answers = await Promise.all([
    favourites({ product_ids: 'lamp' }),
    favourites({ product_ids: 'cup' }),
    favourites({ shop_ids: 'harbour' }),
  ])
  expect(answers).toEqual([
    { liked: ['lamp'], followed: [] },
    { liked: [], followed: [] },
    { liked: [], followed: ['harbour'] },
  ])
  expect(urls).toEqual(['GET /api/user/marks?product_ids=lamp%2Ccup&shop_ids=harbour'])
})
