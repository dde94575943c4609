import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { FreightService } from '@sampan/contract/rules'

/** The name of a delivery service. */
export function serviceText(service: FreightService, i18n: I18n): string {
  switch (service) {
    case 'economy':
      return t(i18n)`Economy`
    case 'standard':
      return t(i18n)`Standard`
    case 'express':
      return t(i18n)`Express`
  }
}
