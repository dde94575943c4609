import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/**
 * Messages of the specification's error catalogue. The Chinese messages are quoted literally from the specification.
 */
export const errorMessages = (i18n: I18n) => ({
  connection: () => t(i18n)`Can’t reach the shop`,
  timeout: () => t(i18n)`The shop didn’t respond in time`,
  status: (status: string) => t(i18n)`Something went wrong (error ${status})`,
  duplicate: () => t(i18n)`Already on it. Please wait a moment.`,
})
export type ErrorMessages = ReturnType<typeof errorMessages>
