import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SecurityEvent } from '@sampan/contract'

export function eventText(event: SecurityEvent, i18n: I18n): string {
  switch (event) {
    case 'signed_in':
      return t(i18n)`Logged in`
    case 'password_changed':
      return t(i18n)`Password changed`
    case 'password_recovered':
      return t(i18n)`Password reset by email`
    case 'payment_code_set':
      return t(i18n)`Payment code set`
    case 'payment_code_changed':
      return t(i18n)`Payment code changed`
    case 'payment_code_recovered':
      return t(i18n)`Payment code reset by email`
    case 'payment_code_locked':
      return t(i18n)`Payment code locked after 5 wrong tries`
    case 'payment_code_closed':
      return t(i18n)`Payment code disabled after 10 wrong tries`
    case 'email_changed':
      return t(i18n)`Email changed`
    case 'profile_changed':
      return t(i18n)`Profile changed`
    case 'language_changed':
      return t(i18n)`Language changed`
    case 'session_ended':
      return t(i18n)`Another device logged out`
    case 'other_sessions_ended':
      return t(i18n)`All other devices logged out`
    case 'data_exported':
      return t(i18n)`Data downloaded`
    case 'agent_linked':
      return t(i18n)`App got access`
    case 'agent_ended':
      return t(i18n)`App access ended`
    case 'agent_allowance_changed':
      return t(i18n)`App limit changed`
  }
}
