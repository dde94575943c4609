import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { WithdrawalExemption } from '@sampan/contract/rules'

/** Why the EU and UK exempt goods from the right of withdrawal. */
export function exemptionText(exemption: WithdrawalExemption, i18n: I18n): string {
  switch (exemption) {
    case 'opened_food':
      return t(i18n)`EU and UK: no right of withdrawal once the food is opened.`
    case 'hygiene':
      return t(i18n)`EU and UK: no right of withdrawal once the seal is opened, for reasons of hygiene.`
    case 'perishable':
      return t(i18n)`EU and UK: no right of withdrawal, because the goods spoil quickly.`
    case 'made_to_order':
      return t(i18n)`EU and UK: no right of withdrawal, because the goods are made to order.`
  }
}
