import { expect, test } from 'vitest'
import { needsPostcode, postcodeExample, postcodeOf } from './postcode.ts'

test.each([
  ['JP', '155-0031', '155-0031'],
  ['JP', '1550031', '155-0031'],
  ['JP', '１５５ー００３１', '155-0031'],
  ['JP', '〒155−0031', '155-0031'],
  ['JP', ' 155 0031 ', '155-0031'],
  ['TH', '１０１１０', '10110'],
  ['TH', '๑๐๕๐๐', '10500'],
  ['KR', '06133', '06133'],
  ['CN', '100020', '100020'],
  ['US', '95014', '95014'],
  ['US', '950142083', '95014-2083'],
  ['US', '95014-2083', '95014-2083'],
  ['GB', ' SW1A 1AA ', 'SW1A 1AA'],
  ['HK', '', null],
  ['SG', null, null],
])('in %s "%s" is stored as %s', (country, input, postcode) => {
  expect(postcodeOf(country, input)).toBe(postcode)
})

test.each([
  ['JP', '15'],
  ['JP', 'abc'],
  ['JP', '155-00312'],
  ['JP', ''],
  ['TH', '1011'],
  ['TH', null],
  ['KR', '135-080'],
  ['CN', '10002'],
  ['US', '9501'],
  ['US', '950142'],
  ['US', 'A5014'],
])('%s has no postcode "%s"', (country, input) => {
  expect(postcodeOf(country, input)).toBeUndefined()
})

test.each(['CN', 'JP', 'KR', 'TH', 'US'])('the example of %s is a valid postcode of that country', (country) => {
  expect(needsPostcode(country)).toBe(true)
  const example = postcodeExample(country)
  expect(example).toBeDefined()
  expect(postcodeOf(country, example)).toBe(example)
})
