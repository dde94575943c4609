import type { PayoutProblem } from '@sampan/contract/chain'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'

const CENT_DECIMALS = 2

/** The units of a token that pay cents. A token with fewer decimals than cents is never paid. */
export const unitsOf = (cents: number, decimals: number): bigint =>
  BigInt(cents) * 10n ** BigInt(Math.max(0, decimals - CENT_DECIMALS))

export type Owed = { contract: BareAddress; recipient: BareAddress; units: bigint; since: string }
type Found = { transfers: readonly TokenTransfer[]; used: ReadonlySet<number>; block_at: string }

/** The clocks of the server and of the chain can differ. */
const CLOCKS_MS = 60_000

/**
 * Finds the transfer of a transaction that pays a withdrawal: the token, the recipient and the amount are exact, and the
 * transfer has closed no other withdrawal. A payment before the approval does not count.
 * @returns the reason if no transfer pays it, for the operators' desk.
 */
export function transferThatPays(owed: Owed, { transfers, used, block_at }: Found): TokenTransfer | PayoutProblem {
  if (transfers.length === 0) return 'no_transfer'
  const to_recipient = transfers.filter(({ recipient }) => recipient === owed.recipient)
  if (to_recipient.length === 0) return 'other_address'
  const in_token = to_recipient.filter(({ contract }) => contract === owed.contract)
  if (in_token.length === 0) return 'other_token'
  const exact = in_token.filter(({ units }) => units === owed.units)
  if (exact.length === 0) return 'other_amount'
  const unused = exact.find(({ log_index }) => !used.has(log_index))
  if (!unused) return 'used'
  return Date.parse(block_at) < Date.parse(owed.since) - CLOCKS_MS ? 'too_old' : unused
}
