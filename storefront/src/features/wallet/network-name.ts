import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** The display name of a network; its key if this build does not know it. */
export function networkName(network: string, i18n: I18n): string {
  switch (network) {
    case 'demo':
      return t(i18n)`Demo chain`
    default:
      return network
  }
}
