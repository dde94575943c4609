import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RedirectFault } from '@sampan/contract'

export const REDIRECT_FAULT_TEXT: Record<RedirectFault, MessageDescriptor> = {
  torn: msg`The line is incomplete: it has an open quotation mark.`,
  no_path: msg`This is no address.`,
  no_target: msg`The new address or article number is missing.`,
  too_long: msg`The address is too long.`,
  reserved: msg`The shop itself uses this address.`,
  elsewhere: msg`The new address belongs to another site.`,
  unknown_target: msg`No page or product of this shop has this address or number.`,
  circle: msg`The addresses lead in a circle.`,
  twice: msg`The file has another new address for this old address.`,
}
