import { expect, test } from 'vitest'
import { shortClasses } from './short-classes.ts'

test('a class has the same name in every build', () => {
  const one = shortClasses()
  const other = shortClasses()
  other('large', '/a/button.module.css')
  expect(other('small', '/a/button.module.css')).toBe(one('small', '/a/button.module.css'))
})

test('two files with the same name are rejected, because their classes would get the same names', () => {
  const nameOf = shortClasses()
  nameOf('small', '/a/button.module.css')
  expect(() => nameOf('small', '/b/button.module.css')).toThrow('would share')
})
