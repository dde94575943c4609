import { expect, test } from 'vitest'
import { areaNames } from './area-names.ts'

const AREAS = [{ code: '13', name: 'Tokyo', children: [{ code: '13113', name: 'Shibuya-ku' }] }]

test('a chosen area is named step by step, and not at all once its codes are gone', () => {
  expect(areaNames(AREAS, ['13', '13113'])).toBe('Tokyo / Shibuya-ku')
  expect(areaNames(AREAS, ['13', '99999'])).toBe('')
  expect(areaNames(AREAS, [])).toBe('')
})
