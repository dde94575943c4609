import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RechargeOptions } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { Faults } from '@sampan/front/use-form'

/** The fields that the drafts of bank recharges and chain recharges have in common. */
export type Claim = { amount_cents: number | null; evidence: readonly { file_id: string; url: string }[] }

export type Limits = { minimum_cents: number; maximum_cents: number }
/** `needs_evidence`: whether the report needs a picture of the transfer. */
export type ClaimRules = Limits & Pick<RechargeOptions, 'needs_evidence'>

export const within = (cents: number, { minimum_cents, maximum_cents }: Limits) =>
  Math.min(Math.max(cents, minimum_cents), maximum_cents)

const ROUND_DOLLARS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const OFFERED_LIMIT = 5

/** Round amounts within the limits of a recharge, in cents, that a tap fills in. */
export const offeredAmounts = ({ minimum_cents, maximum_cents }: Limits): number[] =>
  ROUND_DOLLARS.map((dollars) => dollars * 100)
    .filter((cents) => cents >= minimum_cents && cents <= maximum_cents)
    .slice(0, OFFERED_LIMIT)

/** The initial fields of a draft. The amount is the amount missing for a payment, within the limits of a recharge. */
export const newClaim = (missing_cents: number | null, limits: Limits): Claim => ({
  amount_cents: missing_cents && within(missing_cents, limits),
  evidence: [],
})

export function claimFaults({ amount_cents, evidence }: Claim, rules: ClaimRules, i18n: I18n): Faults<keyof Claim> {
  const amount = amountFault(amount_cents, rules, i18n)
  return {
    ...(amount && { amount_cents: amount }),
    ...(rules.needs_evidence && evidence.length === 0 && { evidence: t(i18n)`Please upload payment evidence` }),
  }
}

export const claimBody = ({ amount_cents, evidence }: Claim) => ({
  amount_cents: amount_cents ?? 0, // a draft without an amount never gets here, because the rules reject it
  evidence_ids: evidence.map(({ file_id }) => file_id),
})

export function amountFault(cents: number | null, limits: Limits, i18n: I18n): string | undefined {
  if (cents === null) return t(i18n)`Please fill correct amount`
  const minimum = moneyText(limits.minimum_cents)
  const maximum = moneyText(limits.maximum_cents)
  if (cents < limits.minimum_cents) return t(i18n)`Please fill correct amount: from ${minimum}`
  return cents > limits.maximum_cents ? t(i18n)`Please fill correct amount: at most ${maximum}` : undefined
}
