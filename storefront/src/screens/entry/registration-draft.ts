import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { EMAIL_PATTERN, PASSWORD_LENGTH } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'
import { device } from '../../device/device.ts'
import { nameFaults } from '../../features/account/name-faults.ts'
import { COUNTRY_OF_LANGUAGE } from '../../features/address/mobile-field.tsx'
import { e164Of, type MobileNumber } from '../../features/address/mobile-number.ts'

/** A registration while its form is filled in. */
type RegistrationDraft = {
  account: string
  password: string
  confirm_password: string
  family_name: string
  given_name: string
  /** The mobile number is optional. */
  mobile: MobileNumber
  /** The mailed code, if the server requires one for the email. */
  code: string
}

export const emptyRegistration = (locale: string): RegistrationDraft => ({
  account: '',
  password: '',
  confirm_password: '',
  family_name: '',
  given_name: '',
  mobile: { country: COUNTRY_OF_LANGUAGE[locale] ?? 'US', national: '' },
  code: '',
})

const isTyped = ({ national }: MobileNumber) => national.trim() !== ''

export async function registrationFaults(
  draft: RegistrationDraft,
  i18n: I18n,
): Promise<Faults<keyof RegistrationDraft>> {
  const faults: Faults<keyof RegistrationDraft> = {}
  Object.assign(faults, nameFaults(draft, i18n))
  if (!EMAIL_PATTERN.test(draft.account.trim())) faults.account = t(i18n)`Please fill correct email`
  if (draft.password.length < PASSWORD_LENGTH.minimum)
    faults.password = t(i18n)`Password must be at least 6 characters long`
  if (draft.confirm_password !== draft.password) faults.confirm_password = t(i18n)`Passwords do not match`
  if (isTyped(draft.mobile) && !(await e164Of(draft.mobile)))
    faults.mobile = t(i18n)`Please enter a correct mobile phone number`
  return faults
}

export async function registrationBody({ mobile, code: _, ...fields }: RegistrationDraft) {
  const number = isTyped(mobile) ? await e164Of(mobile) : undefined
  return { ...device.get(), ...fields, account: fields.account.trim(), ...(number && { mobile: number }) }
}
