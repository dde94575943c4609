import { expect, test } from 'vitest'
import { carrierOfNumber, trackingFault } from './tracking-number.ts'

const RIGHT = [
  ['UPS', '1Z5R89390357567127'],
  ['UPS Worldwide', '1z 410e 7w03 9275 1591'],
  ['USPS', '9400 1112 0108 0805 4830 16'],
  ['USPS', '7112 3456 7891 2345 6787'],
  ['USPS', '92748931507708513018050063'],
  ['FedEx', '986578788855'],
  ['FedEx Ground', '0414 4176 0228 964'],
  ['DHL Express', '3318810025'],
  ['DHL', 'JJD0099999999'],
  ['ヤマト運輸', '1234-5678-9013'],
  ['佐川急便', '123456789013'],
  ['日本郵便', 'EE473124829JP'],
  ['日本郵便', '12345678901'],
  ['Korea Post', 'RR473124829KR'],
  ['우체국택배', '6012345678901'],
  ['China Post', 'EE473124829CN'],
  ['EMS', 'EE473124829CN'],
  ['EMS', 'EE473124829JP'],
  ['Thailand Post', 'EF582568151TH'],
  ['ไปรษณีย์ไทย', 'EF582568151TH'],
  ['顺丰速运', 'SF1234567890123'],
  ['Flash Express', 'TH01123ABCD45A'],
  ['Mekong Post', 'MP-7741'],
] as const

test.each(RIGHT)('%s: %s is right', (carrier, number) => expect(trackingFault(carrier, number)).toBe(null))

test.each(
  RIGHT.filter(([carrier]) => !/DHL$|우체국|顺丰|Flash|Mekong/.test(carrier)).filter(
    ([, number]) => number !== '12345678901',
  ),
)('%s: of %s, each other last figure is wrong', (carrier, number) => {
  const at = number.search(/\d[^\d]*$/)
  for (const digit of '0123456789') {
    if (digit === number[at]) continue
    const mistyped = number.slice(0, at) + digit + number.slice(at + 1)
    expect([mistyped, trackingFault(carrier, mistyped)]).toEqual([mistyped, 'check_digit'])
  }
})

test.each([
  ['UPS', '986578788855'],
  ['Thailand Post', 'EF582568151JP'],
  ['China Post', 'EE473124829JP'],
  ['ヤマト運輸', '1Z5R89390357567127'],
  ['FedEx', '12'],
])('%s: %s has another form', (carrier, number) => expect(trackingFault(carrier, number)).toBe('form'))

test('a number names one of the shop’s carriers, or none if it fits several', () => {
  const carriers = ['DHL Express', 'Thailand Post', 'UPS', 'ヤマト運輸', 'Mekong Post']
  expect(carrierOfNumber('1Z5R89390357567127', carriers)).toBe('UPS')
  expect(carrierOfNumber('EF582568151TH', carriers)).toBe('Thailand Post')
  expect(carrierOfNumber('EF582568150TH', carriers)).toBe(undefined)
  expect(carrierOfNumber('123456789013', carriers)).toBe('ヤマト運輸')
  expect(carrierOfNumber('123456789013', [...carriers, '佐川急便'])).toBe(undefined)
  expect(carrierOfNumber('', carriers)).toBe(undefined)
})
