import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

export const errorMessages = (i18n: I18n) => ({
  connection: () => t(i18n)`Can’t reach the server`,
  timeout: () => t(i18n)`The server took too long to respond`,
  status: (status: string) => t(i18n)`Something went wrong (error ${status})`,
})
