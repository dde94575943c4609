import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ReplyTo } from '../../../api/reads.ts'

export type ShipmentFault = ReplyTo<'POST /api/admin/order/ship_file'>['faults'][number]['fault']

export function shipmentFaultText(fault: ShipmentFault, i18n: I18n): string {
  switch (fault) {
    case 'columns':
      return t(i18n)`Needs three columns`
    case 'number':
      return t(i18n)`Not an order number`
    case 'carrier':
      return t(i18n)`Carrier missing`
    case 'tracking_number':
      return t(i18n)`Tracking number missing`
    case 'twice':
      return t(i18n)`In the file twice`
    case 'unknown':
      return t(i18n)`Order not found`
    case 'not_paid':
      return t(i18n)`Not paid yet`
    case 'shipped_otherwise':
      return t(i18n)`Already shipped with another tracking number`
    case 'in_after_sale':
      return t(i18n)`Refund requested`
    case 'over':
      return t(i18n)`Order is cancelled`
    case 'parcel_shared':
      return t(i18n)`Another shopper’s order has this tracking number`
    case 'failed':
      return t(i18n)`Couldn’t be shipped`
  }
}
