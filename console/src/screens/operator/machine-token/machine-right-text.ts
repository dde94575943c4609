import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MachineRight } from '@sampan/contract/rules'

export function rightText(right: MachineRight, i18n: I18n): string {
  switch (right) {
    case 'ledger_audit':
      return t(i18n)`Check the ledger`
    case 'rates_set':
      return t(i18n)`Read and set currency rates`
  }
}

export const rightsText = (rights: readonly MachineRight[], i18n: I18n): string =>
  rights.map((right) => rightText(right, i18n)).join(', ')
