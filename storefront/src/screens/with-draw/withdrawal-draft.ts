import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ExtractNetwork, ExtractOptions } from '@sampan/contract'
import { bareCardNumber, isCardNumber } from '@sampan/contract/card-number'
import { bareAddress, chainNetworkOf, hasAddressForm } from '@sampan/contract/chain'
import { moneyText } from '@sampan/contract/money-text'
import type { Faults } from '@sampan/front/use-form'

/**
 * A withdrawal while its form is filled in. If the shopper changes the draw type, the fields of the other type keep
 * their input.
 */
export type WithdrawalDraft = {
  draw_type: 'bank' | 'chain'
  amount_cents: number | null
  bank_name: string
  bank_card_number: string
  account_name: string
  network: string
  address: string
}

/**
 * A new withdrawal. If there is only one network, it is preselected. If there are several, the shopper has to choose.
 */
export const newWithdrawal = (account_name: string, networks: readonly ExtractNetwork[]): WithdrawalDraft => ({
  draw_type: 'bank',
  amount_cents: null,
  bank_name: '',
  bank_card_number: '',
  account_name,
  network: (networks.length === 1 && networks[0]?.network) || '',
  address: '',
})

type Options = Pick<ExtractOptions, 'balance_cents' | 'minimum_cents' | 'maximum_cents' | 'charges' | 'networks'>
type Asked = Pick<WithdrawalDraft, 'draw_type' | 'amount_cents'>

/** The charge of an amount and the net amount after it, in cents. */
export function arrivalOf({ charges }: Options, { draw_type, amount_cents }: Asked) {
  const { fixed_cents, rate_bp } = charges[draw_type]
  const charge_cents = fixed_cents + Math.floor(((amount_cents ?? 0) * rate_bp) / 10_000)
  return { charge_cents, net_cents: Math.max(0, (amount_cents ?? 0) - charge_cents) }
}

/** The network that the shopper chose, with the token that it pays. */
export const paidNetwork = (networks: readonly ExtractNetwork[], chosenNetwork: string): ExtractNetwork | undefined =>
  networks.find(({ network }) => network === chosenNetwork)

/** The maximum of one withdrawal, in cents. */
export const maxWithdrawal = ({ balance_cents, maximum_cents }: Options) => Math.min(balance_cents, maximum_cents)

function amountFault(draft: Asked, options: Options, i18n: I18n): string | undefined {
  const { amount_cents } = draft
  if (amount_cents === null || amount_cents <= 0) return t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
  if (amount_cents > options.balance_cents) return t(i18n)`Draw amount cannot be larger than balance`
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  if (amount_cents < options.minimum_cents) return t(i18n)`You can withdraw ${minimum} or more`
  if (amount_cents > options.maximum_cents) return t(i18n)`You can withdraw up to ${maximum} at a time`
  return arrivalOf(options, draft).net_cents > 0
    ? undefined
    : t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
}

export function withdrawalFaults(draft: WithdrawalDraft, options: Options, i18n: I18n): Faults<keyof WithdrawalDraft> {
  const amount_cents = amountFault(draft, options, i18n)
  const faults = draft.draw_type === 'bank' ? cardFaults(draft, i18n) : chainFaults(draft, options, i18n)
  return amount_cents ? { amount_cents, ...faults } : faults
}

function cardFaults(draft: WithdrawalDraft, i18n: I18n): Faults<keyof WithdrawalDraft> {
  const faults: Faults<keyof WithdrawalDraft> = {}
  if (draft.bank_name.trim() === '') faults.bank_name = t(i18n)`Enter your bank’s name`
  if (!isCardNumber(bareCardNumber(draft.bank_card_number)))
    faults.bank_card_number = t(i18n)`Enter a valid bank card number`
  if (draft.account_name.trim() === '') faults.account_name = t(i18n)`Enter the account holder’s name`
  return faults
}

function chainFaults({ network, address }: WithdrawalDraft, { networks }: Options, i18n: I18n) {
  const faults: Faults<keyof WithdrawalDraft> = {}
  const payoutNetwork = paidNetwork(networks, network)
  if (!payoutNetwork) faults.network = t(i18n)`Choose a network`
  if (!isAddressOn(payoutNetwork, bareAddress(address))) faults.address = addressFault(i18n)
  return faults
}

/** Without a network, any text may be an address. */
function isAddressOn(payoutNetwork: ExtractNetwork | undefined, address: string): boolean {
  if (address === '' || !payoutNetwork) return address !== ''
  if (payoutNetwork.kind) return hasAddressForm(payoutNetwork.kind, address)
  return chainNetworkOf(payoutNetwork.network)?.isAddress(address) !== false
}

export const addressFault = (i18n: I18n) => t(i18n)`Enter a valid address you own on this network`

type Confirmed = { payment_code: string /** The token that the form shows. */; token: string }

/** The request body. The rules reject a draft without an amount. */
export function withdrawalBody(draft: WithdrawalDraft, { payment_code, token }: Confirmed) {
  const { draw_type, bank_name, bank_card_number, account_name, network } = draft
  const common = { amount_cents: draft.amount_cents ?? 0, payment_code }
  return draw_type === 'bank'
    ? { draw_type, ...common, bank_name, bank_card_number, account_name }
    : { draw_type, ...common, network, token, address: bareAddress(draft.address) }
}
