import { expect, test } from 'vitest'
import { isSameName, nameText } from './person-name.ts'

test.each([
  ['en', 'Nina Srisai'],
  ['tai', 'Nina Srisai'],
  ['zh-CN', 'Srisai Nina'],
  ['ri', 'Srisai Nina'],
  ['han', 'Srisai Nina'],
])('a name in Latin letters follows the name order of %s', (locale, name) => {
  expect(nameText({ family_name: ' Srisai', given_name: 'Nina ' }, locale)).toBe(name)
})

test.each(['en', 'tai', 'zh-CN', 'ri', 'han'])(
  'a name in a script with a fixed name order keeps that order in %s',
  (locale) => {
    const named = (family_name: string, given_name: string) => nameText({ family_name, given_name }, locale)
    expect(named('山田', '花子')).toBe('山田花子')
    expect(named('サトウ', 'ケン・ジ')).toBe('サトウケン・ジ')
    expect(named('김', '민수')).toBe('김민수')
    expect(named('ศรีใส', 'นีน่า')).toBe('นีน่า ศรีใส')
    expect(named('', 'Nina')).toBe('Nina')
  },
)

test('a name in two scripts follows the name order of the language', () => {
  const named = { family_name: '王', given_name: 'Lily' }
  expect([nameText(named, 'en'), nameText(named, 'zh-CN')]).toEqual(['Lily 王', '王 Lily'])
})

test.each([
  ['Nina Srisai', 'SRISAI, NINA', true],
  ['林英', '林 英', true],
  ['Nina Srisai', 'Nina Srisa', false],
  ['林英', '英林', false],
])('whether %s and %s are the same name: %s', (one, other, is_same) => {
  expect(isSameName(one, other)).toBe(is_same)
})
