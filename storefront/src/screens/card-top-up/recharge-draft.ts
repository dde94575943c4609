import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RechargeOptions } from '@sampan/contract'
import { rechargeAmountFault, wishedAmount } from '../../features/wallet/recharge-limits.ts'
import type { Faults } from '../../forms/use-form.ts'

/** A recharge by bank while its form is filled in. */
type RechargeDraft = {
  bank_account_id: string
  amount_cents: number | null
  evidence: readonly { file_id: string; url: string }[]
  bank_reference: string
}

type Limits = Pick<RechargeOptions, 'minimum_cents' | 'maximum_cents'>

export const newRecharge = (options: RechargeOptions, wished_cents: number | null): RechargeDraft => ({
  bank_account_id: options.bank_accounts[0]?.bank_account_id ?? '',
  amount_cents: wishedAmount(wished_cents, options),
  evidence: [],
  bank_reference: '',
})

export function rechargeFaults(draft: RechargeDraft, limits: Limits, i18n: I18n): Faults<keyof RechargeDraft> {
  const faults: Faults<keyof RechargeDraft> = {}
  const amount = rechargeAmountFault(draft.amount_cents, limits, i18n)
  if (amount) faults.amount_cents = amount
  if (draft.evidence.length === 0) faults.evidence = t(i18n)`Please upload payment evidence`
  return faults
}

export const rechargeBody = ({ bank_account_id, amount_cents, evidence, bank_reference }: RechargeDraft) => ({
  method: 'manual' as const,
  bank_account_id,
  amount_cents: amount_cents ?? 0, // the rules let no draft through without one
  evidence_ids: evidence.map(({ file_id }) => file_id),
  bank_reference: bank_reference.trim() || undefined,
})
