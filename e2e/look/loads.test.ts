import { expect, test } from 'vitest'
import { screensNamed } from './loads.ts'

test('a screen of the desk is named with /console, and the error for another name says so', () => {
  expect(screensNamed(['/console/receivables']).map(({ title }) => title)).toEqual(['Money owed'])
  expect(() => screensNamed(['/receivables'])).toThrow(
    'no route is called /receivables; the desk has /console/receivables',
  )
  expect(() => screensNamed(['/none'])).toThrow(/^no route is called \/none$/)
})
