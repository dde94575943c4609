import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AgentScope } from '@sampan/contract/rules'

/** A right of an app, in a few words. */
export function agentScopeText(scope: AgentScope, i18n: I18n): string {
  switch (scope) {
    case 'dev.ucp.shopping.order:read':
      return t(i18n)`See your orders`
    case 'dev.ucp.shopping.checkout:manage':
      return t(i18n)`Prepare purchases for you`
    case 'dev.ucp.shopping.checkout:pay':
      return t(i18n)`Pay from your balance`
  }
}

/** The extent of a right. */
export function agentScopeDetail(scope: AgentScope, i18n: I18n): string {
  switch (scope) {
    case 'dev.ucp.shopping.order:read':
      return t(i18n)`What you bought, where it is, and refunds`
    case 'dev.ucp.shopping.checkout:manage':
      return t(i18n)`Choose goods and fill in the checkout`
    case 'dev.ucp.shopping.checkout:pay':
      return t(i18n)`Without asking you, up to a limit that you set`
  }
}
