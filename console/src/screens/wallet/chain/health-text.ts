import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import type { ChainFault } from '@sampan/contract/chain'
import type { Tone } from '../../../ui/text/status-badge.tsx'

/** Why a network is not read at the moment. */
export function faultText(fault: ChainFault, i18n: I18n): string {
  switch (fault) {
    case 'unreachable':
      return t(i18n)`The node can’t be reached`
    case 'too_slow':
      return t(i18n)`The node replies too slowly`
    case 'limited':
      return t(i18n)`The provider’s rate limit is reached`
    case 'refused':
      return t(i18n)`The node refuses a call`
    case 'too_large':
      return t(i18n)`The node’s reply is too large`
    case 'malformed':
      return t(i18n)`The node sent an unusable reply`
    case 'other_chain':
      return t(i18n)`The node is on another chain`
    case 'behind':
      return t(i18n)`The node is behind`
    case 'nodes_disagree':
      return t(i18n)`The nodes disagree about a final block`
    case 'stale':
      return t(i18n)`No new block for 15 minutes on both nodes`
    case 'internal':
      return t(i18n)`An error on the server; see its log`
  }
}

/** The state of a network in a word, with its meaning for operators. */
export function healthOf({ key, health }: ChainNetworkAtDesk, i18n: I18n): { tone: Tone; text: string } {
  if (!key) return { tone: 'calm', text: t(i18n)({ message: 'Draft', context: 'network' }) }
  if (health.stopped_at) return { tone: 'bad', text: t(i18n)({ message: 'Stopped', context: 'network' }) }
  if (health.fault) return { tone: 'bad', text: t(i18n)`Not read right now` }
  if (!health.checked_at) return { tone: 'wait', text: t(i18n)`Not read yet` }
  return { tone: 'good', text: t(i18n)`Up to date` }
}
