import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ONE_TIME_CODE_PATTERN } from '@sampan/contract/rules'

export type MailedCode = {
  /** The eight digits that were mailed. */
  code: string
  /** What the shop gave when it mailed them; empty as long as it was not asked to. */
  request_token: string
}

/** What a form that needs a mailed code says is wrong with it. */
export function mailedCodeFault({ code, request_token }: MailedCode, i18n: I18n): string | undefined {
  if (!request_token) return t(i18n)`Please tap “Send code” first`
  if (!ONE_TIME_CODE_PATTERN.test(code)) return t(i18n)`Please fill in the eight digits from the email`
  return undefined
}
