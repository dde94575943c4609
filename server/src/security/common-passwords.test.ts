import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { operatorPasswordFault } from './operator-password.ts'

test.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ', 'iloveyou', '147258369'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['', 'correct-horse', 'sampan-demo-1', 'sampan-desk-1', 'tide-and-oar-7'])(
  '"%s" is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test.each([
  ['eleven-char', 'at least 12'],
  ['1Qaz2wsx3edc', 'Many people'],
  ['sampan-desk-1', ''],
])('the desk answers the password %s with "%s"', (password, fault) => {
  expect(operatorPasswordFault(password)).toMatch(fault || /^$/)
})
