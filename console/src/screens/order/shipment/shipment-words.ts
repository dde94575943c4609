import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ReplyTo } from '../../../api/reads.ts'

export type ShipmentFault = ReplyTo<'POST /api/admin/order/ship_file'>['faults'][number]['fault']

export function shipmentFaultWord(fault: ShipmentFault, i18n: I18n): string {
  switch (fault) {
    case 'columns':
      return t(i18n)`Needs three columns`
    case 'number':
      return t(i18n)`Is no order number`
    case 'carrier':
      return t(i18n)`Lacks the carrier`
    case 'tracking_number':
      return t(i18n)`Lacks the tracking number`
    case 'twice':
      return t(i18n)`Stands in the file twice`
    case 'unknown':
      return t(i18n)`There is no such order`
    case 'not_paid':
      return t(i18n)`Is not paid`
    case 'shipped_otherwise':
      return t(i18n)`Is on its way with another parcel`
    case 'in_after_sale':
      return t(i18n)`A refund is asked for`
    case 'over':
      return t(i18n)`Is cancelled`
    case 'parcel_shared':
      return t(i18n)`Another shopper’s order has this tracking number`
    case 'failed':
      return t(i18n)`Could not be shipped`
  }
}
