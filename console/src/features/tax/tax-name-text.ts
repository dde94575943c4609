import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaxName } from '@sampan/contract/rules'

export const NAME_TEXT: Record<TaxName, MessageDescriptor> = {
  vat: msg`VAT`,
  gst: msg`GST`,
  pst: msg`Provincial tax`,
  sales_tax: msg`Sales tax`,
  consumption_tax: msg`Consumption tax`,
  postal_tax: msg`Postal tax`,
  duty: msg`Customs duty`,
  handling_fee: msg`Handling fee`,
  parcel_fee: msg`Parcel fee`,
}
