import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'

type NewPassword = { new_password: string; confirm_password: string }

export const NO_PASSWORD: NewPassword = { new_password: '', confirm_password: '' }

/** The server also refuses common passwords; their list is too long for the browser. */
export function newPasswordFaults(
  { new_password, confirm_password }: NewPassword,
  i18n: I18n,
): Faults<keyof NewPassword> {
  const faults: Faults<keyof NewPassword> = {}
  if (new_password.length < PASSWORD_LENGTH.minimum)
    faults.new_password = t(i18n)`Password must be at least 6 characters long`
  if (confirm_password !== new_password) faults.confirm_password = t(i18n)`Passwords do not match`
  return faults
}
