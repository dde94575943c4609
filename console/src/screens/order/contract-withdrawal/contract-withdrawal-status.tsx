import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ContractWithdrawalAtDesk } from '@sampan/contract'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'

type Status = ContractWithdrawalAtDesk['status']

const TONES: Record<Status, Tone> = { unmatched: 'wait', attached: 'busy', done: 'good', refused: 'calm' }

export function withdrawalStatusText(status: Status, i18n: I18n): string {
  switch (status) {
    case 'unmatched':
      return t(i18n)`No matching order`
    case 'attached':
      return t(i18n)({ message: 'Attached', context: 'contract withdrawal' })
    case 'done':
      return t(i18n)({ message: 'Done', context: 'contract withdrawal' })
    case 'refused':
      return t(i18n)({ message: 'Refused', context: 'contract withdrawal' })
  }
}

export function WithdrawalStatus({ withdrawal }: { withdrawal: ContractWithdrawalAtDesk }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={TONES[withdrawal.status]}>{withdrawalStatusText(withdrawal.status, i18n)}</StatusBadge>
}
