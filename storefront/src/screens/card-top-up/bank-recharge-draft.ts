import type { RechargeOptions } from '@sampan/contract'
import { type Claim, claimBody, newClaim } from '../../features/wallet/recharge-claim.ts'

/** A recharge by bank transfer while its form is filled in. */
type BankRechargeDraft = Claim & { bank_account_id: string; bank_reference: string }

export const newBankRecharge = (options: RechargeOptions, missing_cents: number | null): BankRechargeDraft => ({
  ...newClaim(missing_cents, options),
  bank_account_id: options.bank_accounts[0]?.bank_account_id ?? '',
  bank_reference: '',
})

export const bankRechargeBody = (draft: BankRechargeDraft) => ({
  ...claimBody(draft),
  method: 'manual' as const,
  bank_account_id: draft.bank_account_id,
  bank_reference: draft.bank_reference.trim() || undefined,
})
