import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

export const errorWords = (i18n: I18n) => ({
  connection: () => t(i18n)`Cannot reach the server`,
  timeout: () => t(i18n)`The server took too long to answer`,
  status: (status: string) => t(i18n)`The server answered with error ${status}`,
})
