import { BILLS, SHOPPER } from '@sampan/contract/shop-reads'
import { expect, test } from 'vitest'
import { LIVE_READS } from './live-reads.ts'

test('a live event about money makes the balance and the bills stale', () => {
  expect(LIVE_READS.wallet).toEqual(expect.arrayContaining([SHOPPER, ...BILLS]))
})
