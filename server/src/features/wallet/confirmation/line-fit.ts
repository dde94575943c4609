import type { LineFitName } from '@sampan/contract'
import type { BankCurrency } from '@sampan/contract/bank-currency'
import { isNameIn } from './name-in-text.ts'

// Decides which open lines of bank statements fit which waiting recharges, and why a line does not confirm one. It knows
// no database: the caller reads all waiting recharges of the shoppers concerned, and all open lines that may be theirs.

/** A recharge by bank transfer that waits for its audit. */
export type WaitingClaim = {
  recharge_id: string
  user_id: string
  amount_cents: number
  /** The shopper's reference, and the transaction number that the shopper entered, as `bare_reference` writes them. */
  sign: string
  bank_sign: string | null
  family_name: string
  given_name: string
  /** The first day in a statement on which the money of this report can have arrived. */
  earliest_day: string
  /** Whether another recharge has the same evidence. */
  is_reused: boolean
}

/** An open incoming line. */
export type OpenLine = {
  line_id: string
  day: string
  amount_cents: number
  currency: BankCurrency
  /** The references of shoppers in the line. */
  named: readonly string[]
  /** The line's reference and text. */
  says: string
  /** Whether another statement has a line of the same day, amount and reference. */
  is_repeated: boolean
  was_released: boolean
  /** Whether a later line takes the money back. */
  is_reversed: boolean
}

/** An approved recharge that no line is matched with. A line until `last_day` may have brought its money. */
export type UnmatchedCredit = { user_id: string; amount_cents: number; last_day: string }

export type Fit = { fit: LineFitName; line_ids: string[] }
type Candidates = { claims: readonly WaitingClaim[]; lines: readonly OpenLine[]; credits: readonly UnmatchedCredit[] }

const names = ({ sign }: WaitingClaim, { named }: OpenLine) => named.includes(sign)
const isEqual = (claim: WaitingClaim, line: OpenLine) => names(claim, line) && claim.amount_cents === line.amount_cents
const sum = (amounts: readonly { amount_cents: number }[]) =>
  amounts.reduce((total, { amount_cents }) => total + amount_cents, 0)

/** Items by a key, in their order, so that a statement with thousands of lines is not compared line by line. */
class Index<Key, Item> {
  readonly #items = new Map<Key, Item[]>()

  constructor(items: readonly Item[], keysOf: (item: Item) => readonly Key[]) {
    for (const item of items)
      for (const key of keysOf(item)) {
        const same = this.#items.get(key)
        if (same) same.push(item)
        else this.#items.set(key, [item])
      }
  }

  of(key: Key): readonly Item[] {
    return this.#items.get(key) ?? []
  }
}

const linesBySign = (lines: readonly OpenLine[]) => new Index(lines, ({ named }) => [...new Set(named)])
const claimsBySign = (claims: readonly WaitingClaim[]) => new Index(claims, ({ sign }) => [sign])

/** The fits of each recharge that has any, by its id. Claims and lines are in their order in time. */
export function fitsOf({ claims, lines, credits }: Candidates): Map<string, Fit[]> {
  const fits = new Map<string, Fit[]>()
  const add = ({ recharge_id }: WaitingClaim, fit: LineFitName, ...fitting: OpenLine[]) => {
    const line_ids = fitting.map(({ line_id }) => line_id)
    fits.set(recharge_id, [...(fits.get(recharge_id) ?? []), { fit, line_ids }])
  }
  const exact_lines = new Set<string>()
  const known = {
    claims: claimsBySign(claims),
    lines: linesBySign(lines),
    credits: new Index(credits, ({ user_id }) => [user_id]),
  }
  for (const [claim, line] of equalPairs(claims, known.lines)) {
    const fit = doubtAbout(claim, line, known) ?? 'exact'
    if (fit === 'exact') exact_lines.add(line.line_id)
    add(claim, fit, line)
  }
  // Lines and recharges that belong together are not compared with others.
  const left = lines.filter(({ line_id }) => !exact_lines.has(line_id))
  const waiting = claims.filter(({ recharge_id }) => !fits.has(recharge_id))
  const [leftBySign, waitingBySign] = [linesBySign(left), claimsBySign(waiting)]
  for (const claim of waiting)
    for (const { fit, lines: part } of otherSums(claim, waitingBySign, leftBySign)) add(claim, fit, ...part)
  const leftByAmount = new Index(left, ({ amount_cents }) => [amount_cents])
  for (const claim of claims) {
    if (fits.has(claim.recharge_id)) continue
    for (const line of leftByAmount.of(claim.amount_cents)) {
      const fit = likenessOf(claim, line)
      if (fit) add(claim, fit, line)
    }
  }
  return fits
}

/**
 * The recharges and lines with the same reference and amount. If a shopper has as many lines of an amount as recharges,
 * each recharge gets one of them; otherwise each recharge is paired with each line, which is a doubt.
 */
function equalPairs(claims: readonly WaitingClaim[], lines: Index<string, OpenLine>): [WaitingClaim, OpenLine][] {
  const groups = Map.groupBy(claims, ({ sign, amount_cents }) => `${sign} ${amount_cents}`)
  return [...groups.values()].flatMap((group) => {
    const equal = lines.of(group[0]?.sign ?? '').filter((line) => line.amount_cents === group[0]?.amount_cents)
    if (equal.length === group.length)
      return group.map((claim, at): [WaitingClaim, OpenLine] => [claim, equal[at] as OpenLine]) // of the same length
    return group.flatMap((claim) => equal.map((line): [WaitingClaim, OpenLine] => [claim, line]))
  })
}

type Indexes = {
  claims: Index<string, WaitingClaim>
  lines: Index<string, OpenLine>
  credits: Index<string, UnmatchedCredit>
}

/** Why a line with the reference and the amount of a recharge does not confirm it. */
function doubtAbout(claim: WaitingClaim, line: OpenLine, { claims, lines, credits }: Indexes): LineFitName | undefined {
  const { user_id, amount_cents } = claim
  const equal_claims = [...new Set(line.named)].flatMap((sign) =>
    claims.of(sign).filter((other) => isEqual(other, line)),
  )
  const equal_lines = lines.of(claim.sign).filter((other) => isEqual(claim, other))
  if (line.currency !== 'USD') return 'converted'
  if (line.is_repeated) return 'repeated'
  if (line.was_released) return 'released'
  if (line.is_reversed) return 'reversed'
  if (credits.of(user_id).some((credit) => credit.amount_cents === amount_cents && line.day <= credit.last_day))
    return 'credited'
  if (equal_claims.some((other) => other.user_id !== user_id)) return 'several_claims'
  if (equal_lines.length > equal_claims.length) return 'several_lines'
  if (equal_claims.length > equal_lines.length) return 'several_claims'
  if (line.day < claim.earliest_day) return 'early'
  return claim.is_reused ? 'reused' : undefined
}

type Suggestion = { fit: LineFitName; lines: OpenLine[] }

/** Lines with the reference of a recharge and another amount. */
function otherSums(
  claim: WaitingClaim,
  waiting: Index<string, WaitingClaim>,
  lines: Index<string, OpenLine>,
): Suggestion[] {
  const own_lines = lines.of(claim.sign)
  const parts = partWithSum(own_lines, claim.amount_cents)
  if (parts) return [{ fit: 'sum_of_lines', lines: parts }]
  const own_claims = waiting.of(claim.sign)
  return own_lines.map((line): Suggestion => {
    const part = partWithSum(own_claims, line.amount_cents)
    if (part?.includes(claim)) return { fit: 'sum_of_claims', lines: [line] }
    return { fit: line.amount_cents > claim.amount_cents ? 'more' : 'less', lines: [line] }
  })
}

/** All items, or else two of them, that make a sum together. */
function partWithSum<Item extends { amount_cents: number }>(items: readonly Item[], cents: number): Item[] | undefined {
  if (items.length < 2) return undefined
  if (sum(items) === cents) return [...items]
  for (const [at, item] of items.entries()) {
    const other = items.slice(at + 1).find(({ amount_cents }) => amount_cents + item.amount_cents === cents)
    if (other) return [item, other]
  }
  return undefined
}

/** Whether a line without the shopper's reference has the amount, and the transaction number or the shopper's name. */
function likenessOf(claim: WaitingClaim, line: OpenLine): LineFitName | undefined {
  if (claim.amount_cents !== line.amount_cents || names(claim, line)) return undefined
  const { bank_sign } = claim
  if (bank_sign !== null && bank_sign.length >= 5 && bareText(line.says).includes(bank_sign)) return 'bank_reference'
  return isNameIn(claim, line.says) ? 'name' : undefined
}

/** The text as `bare_reference` writes it in the database. */
const bareText = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
