import { isCommonPassword } from './common-passwords.ts'

/** An operator moves other people's money: more than the six characters of shoppers. */
const MINIMUM_LENGTH = 12

/** What is wrong with a password for the desk; empty when it is fine. */
export function operatorPasswordFault(password: string): string {
  if (password.length < MINIMUM_LENGTH) return `A password for the desk has at least ${MINIMUM_LENGTH} characters.`
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.'
  return ''
}
