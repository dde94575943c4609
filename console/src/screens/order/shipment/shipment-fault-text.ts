import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ReplyTo } from '@sampan/front/calls'
import type { PasteFault } from './pasted-parcels.ts'

type ShipmentFault = ReplyTo<'POST /api/admin/order/ship_file'>['faults'][number]['fault']

/** Why a line of a file or of a paste does not ship. `cell` is the text that cannot be used. */
export function shipmentFaultText(fault: ShipmentFault | PasteFault, i18n: I18n, cell = ''): string {
  switch (fault) {
    case 'columns':
      return t(
        i18n,
      )`We can’t tell which column is which. Add a header row with order number, carrier and tracking number.`
    case 'number':
      return cell === '' ? t(i18n)`No order number` : t(i18n)`Not an order number: ${cell}`
    case 'carrier':
      return t(i18n)`Carrier missing`
    case 'carrier_number':
      return t(i18n)`A number instead of a carrier: ${cell}`
    case 'tracking_number':
      return t(i18n)`Tracking number missing`
    case 'not_tracking':
      return t(i18n)`Not a tracking number: ${cell}`
    case 'swapped':
      return t(i18n)`Carrier and tracking number are swapped: ${cell}. Choose the columns.`
    case 'rounded':
      return t(
        i18n,
      )`The spreadsheet rounded this number: ${cell}. Format the column as text and enter the number again.`
    case 'cells':
      return t(i18n)`The cells don’t match the headings. Check commas and quotation marks in this line.`
    case 'several':
      return t(i18n)`An order has one tracking number. This line has several: ${cell}`
    case 'twice':
      return t(i18n)`An order has one tracking number, and an earlier line has it. Not used: ${cell}`
    case 'not_selected':
      return t(i18n)`Not one of the selected orders`
    case 'too_many':
      return t(i18n)`More tracking numbers than orders. Not used: ${cell}`
    case 'not_previewed':
      return t(i18n)`Can ship only now, so it wasn’t in the preview. Check the file again.`
    case 'unknown':
      return t(i18n)`Order not found`
    case 'not_paid':
      return t(i18n)`Not paid yet`
    case 'shipped_otherwise':
      return cell === ''
        ? t(i18n)`Already shipped with another tracking number`
        : t(i18n)`Already shipped with another tracking number: ${cell}`
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
