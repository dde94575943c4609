import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { DESK_PASSWORD_MINIMUM } from '@sampan/contract/rules'

export const newPasswordFaults = ({ new_password, again }: { new_password: string; again: string }, i18n: I18n) => ({
  ...(new_password.length < DESK_PASSWORD_MINIMUM && {
    new_password: translate(i18n)`At least ${DESK_PASSWORD_MINIMUM} characters`,
  }),
  ...(new_password !== again && { again: translate(i18n)`Passwords don’t match` }),
})
