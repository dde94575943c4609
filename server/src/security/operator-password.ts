import { DESK_PASSWORD_MINIMUM } from '@sampan/contract/rules'
import { isCommonPassword } from './common-passwords.ts'

/** Returns why a password is not allowed at the operators' desk; empty when it is allowed. */
export function operatorPasswordFault(password: string): string {
  if (password.length < DESK_PASSWORD_MINIMUM)
    return `A password for the desk has at least ${DESK_PASSWORD_MINIMUM} characters.`
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.'
  return ''
}
