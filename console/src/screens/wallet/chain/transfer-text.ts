import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ChainHeld, ChainTransferState } from '@sampan/contract/chain'
import type { ReplyTo } from '@sampan/front/calls'
import type { Tone } from '../../../ui/text/status-badge.tsx'

type Outcome = ReplyTo<'POST /api/admin/chain/find'>['outcome']

export const STATE_TONES: Record<ChainTransferState, Tone> = {
  seen: 'busy',
  credited: 'good',
  kept: 'calm',
  by_hand: 'good',
  held: 'wait',
  orphaned: 'calm',
}

export function stateText(state: ChainTransferState, i18n: I18n): string {
  switch (state) {
    case 'seen':
      return t(i18n)`Confirming`
    case 'credited':
      return t(i18n)({ message: 'Credited', context: 'deposit' })
    case 'kept':
      return t(i18n)`Too small`
    case 'by_hand':
      return t(i18n)`Credited by hand`
    case 'held':
      return t(i18n)({ message: 'Held', context: 'deposit' })
    case 'orphaned':
      return t(i18n)({ message: 'Dropped', context: 'deposit' })
  }
}

/** Why a transfer waits for an operator. */
export function heldText(because: ChainHeld, i18n: I18n): string {
  switch (because) {
    case 'shopper_blocked':
      return t(i18n)`The shopper is blocked`
    case 'shopper_deleted':
      return t(i18n)`The account has been deleted`
    case 'token_closed':
      return t(i18n)`The token is closed`
    case 'less_arrived':
      return t(i18n)`The amount received is lower than the transfer shows`
    case 'unverified':
      return t(i18n)`The nodes couldn’t verify it`
    case 'missed':
      return t(i18n)`The server missed it when its block became final`
    case 'passed_by_hand':
      return t(i18n)`This transaction was credited before, in another block or by hand`
    case 'balance_limit':
      return t(i18n)`The balance would exceed its limit`
  }
}

/** The name of the outcome of a transaction. */
export function outcomeText(outcome: Outcome, i18n: I18n): string {
  switch (outcome) {
    case 'credited':
      return t(i18n)({ message: 'Credited', context: 'deposit' })
    case 'waiting':
      return t(i18n)`Waiting for confirmations`
    case 'kept':
      return t(i18n)`Too small; added to a later deposit of the shopper`
    case 'held':
      return t(i18n)`Held: an operator has to decide`
    case 'pending':
      return t(i18n)`Not in a block yet`
    case 'unread':
      return t(i18n)`In a block that is about to be read`
    case 'reverted':
      return t(i18n)`The transaction failed and moved nothing`
    case 'unsupported_token':
      return t(i18n)`A token that this network doesn’t accept arrived at a deposit address`
    case 'another_address':
      return t(i18n)`Not sent to a deposit address of the shop`
    case 'no_transfer':
      return t(i18n)`The transaction moved no tokens`
    case 'unknown':
      return t(i18n)`Not on any network`
  }
}
