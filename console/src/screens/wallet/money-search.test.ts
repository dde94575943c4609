import { expect, test } from 'vitest'
import { searchOf } from './money-search.ts'

test('one field finds shoppers, amounts and references', () => {
  expect(searchOf(' mei@example.com ')).toEqual({ shopper: 'mei@example.com' })
  expect(searchOf('00000000-0000-7000-8000-0000000000a1')).toEqual({ shopper: '00000000-0000-7000-8000-0000000000a1' })
  expect(searchOf('$1,250')).toEqual({ amount_cents: '125000' })
  expect(searchOf('12.5')).toEqual({ amount_cents: '1250' })
  expect(searchOf('80')).toEqual({ amount_cents: '8000' })
  expect(searchOf('20261123001')).toEqual({ reference: '20261123001' })
  expect(searchOf('HB-44.1')).toEqual({ reference: 'HB-44.1' })
  expect(searchOf('0x9f')).toEqual({ reference: '0x9f' })
  expect(searchOf('')).toEqual({})
})
