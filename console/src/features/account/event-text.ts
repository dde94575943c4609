import type { I18n } from '@lingui/core'
import { t as word } from '@lingui/core/macro'
import type { SecurityEvent } from '@sampan/contract'

export function eventText(event: SecurityEvent, i18n: I18n): string {
  switch (event) {
    case 'signed_in':
      return word(i18n)`Logged in`
    case 'password_changed':
      return word(i18n)`Password changed`
    case 'password_recovered':
      return word(i18n)`Password reset by email`
    case 'payment_code_set':
      return word(i18n)`Payment code set`
    case 'payment_code_changed':
      return word(i18n)`Payment code changed`
    case 'payment_code_recovered':
      return word(i18n)`Payment code reset by email`
    case 'payment_code_locked':
      return word(i18n)`Payment code locked`
    case 'payment_code_closed':
      return word(i18n)`Payment code disabled`
    case 'email_changed':
      return word(i18n)`Email changed`
    case 'profile_changed':
      return word(i18n)`Profile changed`
    case 'language_changed':
      return word(i18n)`Language changed`
    case 'session_ended':
      return word(i18n)`A device logged out`
    case 'other_sessions_ended':
      return word(i18n)`Other devices logged out`
    case 'data_exported':
      return word(i18n)`Data exported`
  }
}
