import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ONE_TIME_CODE_PATTERN } from '@sampan/contract/rules'

export type MailedCode = {
  /** The eight digits from the mail. */
  code: string
  /** The token returned by `send_code`; empty until a code was requested. */
  request_token: string
}

/** Validates a mailed code in a form. */
export function mailedCodeFault({ code, request_token }: MailedCode, i18n: I18n): string | undefined {
  if (!request_token) return t(i18n)`Tap “Send code” first`
  if (!ONE_TIME_CODE_PATTERN.test(code)) return t(i18n)`Enter the 8-digit code from your email`
  return undefined
}
