import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { FreightService } from '@sampan/contract/rules'

/** The name of a delivery service. */
export function serviceText(service: FreightService, i18n: I18n): string {
  switch (service) {
    case 'economy':
      return t(i18n)`Economy delivery`
    case 'standard':
      return t(i18n)`Standard delivery`
    case 'express':
      return t(i18n)`Express delivery`
  }
}

/** The label of an order's freight. It names a service that is not the usual one. */
export const freightLabel = (service: FreightService | null | undefined, i18n: I18n): string =>
  service && service !== 'standard' ? serviceText(service, i18n) : t(i18n)`Freight`
