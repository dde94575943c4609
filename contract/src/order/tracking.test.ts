import { expect, test } from 'vitest'
import { isTrackingLink, trackingLink } from './tracking.ts'

const LINK = 'https://track.example.com/parcel?number={number}&language=en'

test('the tracking number stays one path segment or parameter, whatever was typed', () => {
  expect(trackingLink(LINK, 'EX123')).toBe('https://track.example.com/parcel?number=EX123&language=en')
  expect(trackingLink(LINK, '1&2/../#3 "é')).toBe(
    'https://track.example.com/parcel?number=1%262%2F..%2F%233%20%22%C3%A9&language=en',
  )
  expect(trackingLink('https://a.example/{number}/{number}', '7')).toBe('https://a.example/7/7')
  // Replacement patterns of `String.replace` are inserted literally.
  expect(trackingLink('https://a.example/{number}', "$&$'")).toBe("https://a.example/%24%26%24'")
})

test.each([
  [LINK, true],
  ['https://track.example.com/{number}', true],
  ['https://track.example.com/#{number}', true],
  ['http://track.example.com/{number}', false],
  ['javascript:alert("{number}")//', false],
  ['https://track.example.com/', false],
  ['https://{number}.example.com/', false],
  ['https://example.com:{number}/', false],
  ['https://user:{number}@example.com/', false],
  ['https://localhost/{number}', false],
  ['track.example.com/{number}', false],
  ['https://track.example.com/ {number}', false],
  ['', false],
])('whether %s is a valid tracking link: %s', (link, can) => {
  expect(isTrackingLink(link)).toBe(can)
})
