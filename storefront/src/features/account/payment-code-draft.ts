import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { PAYMENT_CODE_PATTERN } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'
import { mailedCodeFault } from './mailed-code.ts'

/** The proof of ownership besides the password: none for a first code, otherwise the old code or a mailed code. */
export type Proof = 'none' | 'old' | 'mail'

export type PaymentCodeDraft = {
  old_payment_code: string
  /** The eight digits from the mail. */
  code: string
  payment_code: string
  confirm_payment_code: string
  password: string
}

export const EMPTY_CODE: PaymentCodeDraft = {
  old_payment_code: '',
  code: '',
  payment_code: '',
  confirm_payment_code: '',
  password: '',
}

export function paymentCodeFaults(
  draft: PaymentCodeDraft,
  proof: Proof,
  request_token: string,
  i18n: I18n,
): Faults<keyof PaymentCodeDraft> {
  const faults: Faults<keyof PaymentCodeDraft> = {}
  if (proof === 'old' && !draft.old_payment_code) faults.old_payment_code = t(i18n)`Old password is required`
  const code_fault = proof === 'mail' && mailedCodeFault({ code: draft.code, request_token }, i18n)
  if (code_fault) faults.code = code_fault
  if (!PAYMENT_CODE_PATTERN.test(draft.payment_code))
    faults.payment_code = t(i18n)`Payment code must be at least 6 characters and digits only`
  if (draft.confirm_payment_code !== draft.payment_code)
    faults.confirm_payment_code = t(i18n)`Payment codes do not match`
  if (!draft.password) faults.password = t(i18n)`Enter your password`
  return faults
}

/** The request body, with only the fields of this proof. */
export function paymentCodeBody(draft: PaymentCodeDraft, proof: Proof, request_token: string) {
  const { old_payment_code, code, ...rest } = draft
  return { ...rest, ...(proof === 'old' && { old_payment_code }), ...(proof === 'mail' && { code, request_token }) }
}
