import { isCommonPassword } from './common-passwords.ts'

/** An operator moves other people's money: more than the shoppers' six. */
const MINIMUM_LENGTH = 12

/** What is wrong with a password for the desk; empty when it will do. */
export function operatorPasswordFault(password: string): string {
  if (password.length < MINIMUM_LENGTH) return `A password for the desk has at least ${MINIMUM_LENGTH} characters.`
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.'
  return ''
}
