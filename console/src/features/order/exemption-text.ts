import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WithdrawalExemption } from '@sampan/contract/rules'

export const EXEMPTION_TEXT: Record<WithdrawalExemption, MessageDescriptor> = {
  opened_food: msg`Food, once opened`,
  hygiene: msg`Hygiene articles, once opened`,
  perishable: msg`Goods that spoil quickly`,
  made_to_order: msg`Goods made to order`,
}
