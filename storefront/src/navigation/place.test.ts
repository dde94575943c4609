import { expect, test } from 'vitest'
import { directionOf, type Place } from './place.ts'

const place = (path: string, step: number, how: Place['how'] = 'push'): Place => ({
  path,
  search: '',
  how,
  visit: 0,
  step,
})

test('a screen comes in from the side on which it lies in the history', () => {
  const home = place('/home', 0, 'first')
  expect(directionOf(home, place('/detail/a', 1))).toBe('forward')
  expect(directionOf(place('/detail/a', 1), place('/home', 0, 'pop'))).toBe('back')
  expect(directionOf(home, place('/detail/a', 1, 'pop'))).toBe('forward')
})

test('a redirect and another query of the same screen are no movement', () => {
  expect(directionOf(place('/payment', 1), place('/paid', 1, 'replace'))).toBeUndefined()
  expect(directionOf(place('/search', 1), place('/search', 2))).toBeUndefined()
})
