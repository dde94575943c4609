import { expect, test } from 'vitest'
import { paramsIn } from './path-pattern.ts'

test('the parameters of a path are decoded, and a malformed part is left as it is', () => {
  expect(paramsIn('/shops/:shop_id', '/shops/caf%C3%A9')).toEqual({ shop_id: 'café' })
  expect(paramsIn('/shops/:shop_id', '/shops/100%')).toEqual({ shop_id: '100%' })
})

test('an optional parameter may be missing, and another path does not match', () => {
  expect(paramsIn('/orders/:order_id?', '/orders')).toEqual({ order_id: undefined })
  expect(paramsIn('/orders/:order_id?', '/refunds/1')).toBeUndefined()
})
