import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { WebhookTopic } from '@sampan/contract/rules'

export function topicText(topic: WebhookTopic, i18n: I18n): string {
  switch (topic) {
    case 'order':
      return t(i18n)`Orders`
    case 'refund':
      return t(i18n)`Refunds`
    case 'recharge':
      return t(i18n)`Top-ups`
    case 'withdrawal':
      return t(i18n)`Withdrawals`
    case 'chat':
      return t(i18n)`Messages from shoppers`
    case 'stock':
      return t(i18n)`Low stock`
  }
}
