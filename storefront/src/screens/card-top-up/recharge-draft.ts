import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RechargeOptions } from '@sampan/contract'
import type { Faults } from '../../forms/form-faults.ts'

/** A recharge by bank while its form is filled in. */
export type RechargeDraft = {
  bank_account_id: string
  amount_cents: number | null
  evidence: readonly { file_id: string; url: string }[]
  bank_reference: string
}
/** As the server names the fields in a refusal. */
export type RechargeField = 'amount_cents' | 'evidence_ids'

type Limits = Pick<RechargeOptions, 'minimum_cents' | 'maximum_cents'>

export function rechargeFaults(draft: RechargeDraft, limits: Limits, i18n: I18n): Faults<RechargeField> {
  const faults: Faults<RechargeField> = {}
  const { amount_cents } = draft
  if (amount_cents === null || amount_cents < limits.minimum_cents || amount_cents > limits.maximum_cents)
    faults.amount_cents = t(i18n)`Please fill correct amount`
  if (draft.evidence.length === 0) faults.evidence_ids = t(i18n)`Please upload payment evidence`
  return faults
}
