import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** The display name of a network. A network that this build does not know is shown with its key. */
export function networkName(network: string, i18n: I18n): string {
  switch (network) {
    case 'demo':
      return t(i18n)`Demo chain`
    default:
      return network
  }
}
