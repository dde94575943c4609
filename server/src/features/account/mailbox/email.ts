import { EMAIL_PATTERN } from '@sampan/contract/rules'
import { Refusal } from '../../../refusal/refusal.ts'

/**
 * Validates an e-mail address and converts it to lower case, as accounts store it.
 * @throws Refusal account_invalid, at the form's `field`.
 */
export function emailOf(input: string, field = 'account'): string {
  const account = input.toLowerCase()
  if (!EMAIL_PATTERN.test(account)) throw new Refusal('account_invalid', { field })
  return account
}
