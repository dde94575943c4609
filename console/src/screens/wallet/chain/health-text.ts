import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
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

/** The server reads a network at least every 15 s; a round of many ranges takes a few minutes at most. */
const UNREAD_MINUTES = 5
/** Final blocks that may wait for the next round without being called a backlog. */
const CATCHING_UP = 100

/** The state of a network in a word, with its meaning for operators. */
export function healthOf(
  { key, health }: ChainNetworkAtDesk,
  i18n: I18n,
  now_ms = Date.now(),
): { tone: Tone; text: string } {
  if (!key) return { tone: 'calm', text: t(i18n)({ message: 'Draft', context: 'network' }) }
  if (health.stopped_at) return { tone: 'bad', text: t(i18n)({ message: 'Stopped', context: 'network' }) }
  if (health.fault === 'stale') return { tone: 'wait', text: t(i18n)`No new blocks` }
  if (health.fault) return { tone: 'bad', text: t(i18n)`Not read right now` }
  if (!health.checked_at) return { tone: 'wait', text: t(i18n)`Not read yet` }
  const minutes = Math.floor((now_ms - Date.parse(health.checked_at)) / 60_000)
  if (minutes >= UNREAD_MINUTES) return { tone: 'bad', text: t(i18n)`Not read for ${minutes} min` }
  const unread = (health.final_height ?? 0) - (health.confirmed_height ?? 0)
  if (unread > CATCHING_UP)
    return {
      tone: 'wait',
      text: t(i18n)`${plural(unread, { one: 'Catching up, # block left', other: 'Catching up, # blocks left' })}`,
    }
  return { tone: 'good', text: t(i18n)`Up to date` }
}
