import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { EMAIL_PATTERN } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'

type Login = { account: string; password: string }

export function loginFaults({ account, password }: Login, i18n: I18n): Faults<keyof Login> {
  if (!account.trim()) return { account: t(i18n)`Please input account and password` }
  if (!EMAIL_PATTERN.test(account.trim())) return { account: t(i18n)`Please fill correct email` }
  if (!password) return { password: t(i18n)`Please input account and password` }
  return {}
}
