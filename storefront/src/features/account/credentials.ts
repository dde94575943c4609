import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { EMAIL_PATTERN, PASSWORD_LENGTH } from '@sampan/contract/rules'
import type { Faults } from '../../forms/form-faults.ts'

type Login = { account: string; password: string }

export function loginFaults({ account, password }: Login, i18n: I18n): Faults<keyof Login> {
  if (!account.trim()) return { account: t(i18n)`Please input account and password` }
  if (!EMAIL_PATTERN.test(account.trim())) return { account: t(i18n)`Please fill correct email` }
  if (!password) return { password: t(i18n)`Please input account and password` }
  return {}
}

export type Registration = Login & { confirm_password: string; family_name: string; given_name: string }

export function registrationFaults(form: Registration, i18n: I18n): Faults<keyof Registration> {
  const faults: Faults<keyof Registration> = {}
  if (!form.family_name.trim()) faults.family_name = t(i18n)`Please fill in your family name`
  if (!form.given_name.trim()) faults.given_name = t(i18n)`Please fill in your given name`
  if (!EMAIL_PATTERN.test(form.account.trim())) faults.account = t(i18n)`Please fill correct email`
  if (form.password.length < PASSWORD_LENGTH.minimum)
    faults.password = t(i18n)`Password must be at least 6 characters long`
  if (form.confirm_password !== form.password) faults.confirm_password = t(i18n)`Passwords do not match`
  return faults
}
