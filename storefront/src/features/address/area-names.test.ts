import { expect, test } from 'vitest'
import { areaNames } from './area-names.ts'

const AREAS = [{ code: '13', name: 'Tokyo', children: [{ code: '13113', name: 'Shibuya-ku' }] }]

test('an area is named level by level; if its codes no longer exist, the area has no name', () => {
  expect(areaNames(AREAS, ['13', '13113'])).toBe('Tokyo / Shibuya-ku')
  expect(areaNames(AREAS, ['13', '99999'])).toBe('')
  expect(areaNames(AREAS, [])).toBe('')
})
