import { msg } from '@lingui/core/macro'
import type { ReplyTo } from '@sampan/front/calls'

export type OwedTax = ReplyTo<'GET /api/admin/tax/owed'>['taxes'][number]

export const TAX_KIND_TEXT = {
  tax: msg`Taxes`,
  duty: msg`Customs duties`,
  charge: msg`Charges`,
}
