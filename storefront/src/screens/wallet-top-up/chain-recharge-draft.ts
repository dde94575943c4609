import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DepositNetwork, RechargeOptions } from '@sampan/contract'
import {
  bareAddress,
  bareTransactionHash,
  chainNetworkOf,
  hasAddressForm,
  TRANSACTION_HASH_PATTERN,
} from '@sampan/contract/chain'
import type { Faults } from '@sampan/front/use-form'
import { type Claim, type ClaimRules, claimBody, claimFaults, newClaim } from '../../features/wallet/recharge-claim.ts'

/** A recharge on a chain while its form is filled in. */
export type ChainRechargeDraft = Claim & {
  /** Never filled: the network is chosen for the whole screen, and a missing choice is a fault of the form. */
  network?: never
  /** The chain address that the tokens were sent from. */
  address: string
  transaction_hash: string
}

/**
 * Limits in cents: those of the chosen network, or those of the shop until a network is chosen. Statements of a bank show
 * no transfer on a chain, so that it always needs evidence.
 */
export const rulesOn = (
  { minimum_cents, maximum_cents }: RechargeOptions,
  network: DepositNetwork | undefined,
): ClaimRules => ({
  minimum_cents: network?.minimum_cents ?? minimum_cents,
  maximum_cents,
  needs_evidence: true,
})

export const newChainRecharge = (options: RechargeOptions, missing_cents: number | null): ChainRechargeDraft => ({
  ...newClaim(missing_cents, options),
  address: '',
  transaction_hash: '',
})

export function chainRechargeFaults(
  draft: ChainRechargeDraft,
  network: DepositNetwork | undefined,
  rules: ClaimRules,
  i18n: I18n,
): Faults<keyof ChainRechargeDraft> {
  const faults: Faults<keyof ChainRechargeDraft> = claimFaults(draft, rules, i18n)
  if (!network) faults.network = t(i18n)`Please choose charge network`
  const address = addressFault(bareAddress(draft.address), network, i18n)
  if (address) faults.address = address
  const hash = bareTransactionHash(draft.transaction_hash)
  if (hash !== '' && !TRANSACTION_HASH_PATTERN.test(hash))
    faults.transaction_hash = t(i18n)`Enter the full transaction hash: 64 characters, 0–9 and a–f`
  return faults
}

function addressFault(address: string, network: DepositNetwork | undefined, i18n: I18n): string | undefined {
  if (address === '') return t(i18n)`Please fill recharge address`
  if (!network) return undefined
  if (address === network.address) return t(i18n)`That’s the address you send to. Enter the one you sent from.`
  const { name, kind } = network
  const isAddress = kind ? hasAddressForm(kind, address) : chainNetworkOf(network.network)?.isAddress(address)
  return isAddress ? undefined : t(i18n)`This isn’t a valid ${name} address`
}

export const chainRechargeBody = (draft: ChainRechargeDraft, network: DepositNetwork | undefined) => ({
  ...claimBody(draft),
  method: 'chain' as const,
  network: network?.network ?? '', // the rules refuse a form without a network
  address: bareAddress(draft.address),
  transaction_hash: bareTransactionHash(draft.transaction_hash) || undefined,
})
