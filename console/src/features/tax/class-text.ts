import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaxClass } from '@sampan/contract/rules'

export const CLASS_TEXT: Record<TaxClass, MessageDescriptor> = {
  general: msg`General goods`,
  food: msg`Food`,
  clothing: msg`Clothing`,
  childrens_clothing: msg`Children’s clothing`,
  cosmetics: msg`Cosmetics`,
  books: msg`Books`,
}
