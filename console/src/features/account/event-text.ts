import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import type { SecurityEvent } from '@sampan/contract'

export function eventText(event: SecurityEvent, i18n: I18n): string {
  switch (event) {
    case 'signed_in':
      return translate(i18n)`Logged in`
    case 'password_changed':
      return translate(i18n)`Password changed`
    case 'password_recovered':
      return translate(i18n)`Password reset by email`
    case 'payment_code_set':
      return translate(i18n)`Payment code set`
    case 'payment_code_changed':
      return translate(i18n)`Payment code changed`
    case 'payment_code_recovered':
      return translate(i18n)`Payment code reset by email`
    case 'payment_code_locked':
      return translate(i18n)`Payment code locked`
    case 'payment_code_closed':
      return translate(i18n)`Payment code disabled`
    case 'email_changed':
      return translate(i18n)`Email changed`
    case 'profile_changed':
      return translate(i18n)`Profile changed`
    case 'language_changed':
      return translate(i18n)`Language changed`
    case 'session_ended':
      return translate(i18n)`A device logged out`
    case 'other_sessions_ended':
      return translate(i18n)`Other devices logged out`
    case 'data_exported':
      return translate(i18n)`Data exported`
    case 'agent_linked':
      return translate(i18n)`App got access`
    case 'agent_ended':
      return translate(i18n)`App access ended`
    case 'agent_allowance_changed':
      return translate(i18n)`App limit changed`
  }
}
