import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/**
 * Messages of the specification's error catalogue. The Chinese messages are quoted literally from the specification.
 */
export const errorMessages = (i18n: I18n) => ({
  connection: () => t(i18n)`Cannot reach the shop`,
  timeout: () => t(i18n)`The shop took too long to answer`,
  status: (status: string) => t(i18n)`The shop answered with error ${status}`,
  duplicate: () => t(i18n)`Your request is being processed, please do not send it again`,
})
export type ErrorMessages = ReturnType<typeof errorMessages>
