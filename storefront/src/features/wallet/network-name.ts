import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** What shoppers call a network. One that this build does not know keeps its key. */
export function networkName(network: string, i18n: I18n): string {
  switch (network) {
    case 'demo':
      return t(i18n)`Demo chain`
    default:
      return network
  }
}
