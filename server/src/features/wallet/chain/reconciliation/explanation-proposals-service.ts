import { z } from 'zod'
import type { Db } from '../../../../db/database.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { anyKind, type ProposalKind } from '../../../operator/proposal/proposal-service.ts'
import { findNetworkName, insertExplanation, lockRuns, type Place } from './explanation-sql.ts'
import { shownBalance, signedText, unexplainedOf } from './reconciliation-desk-service.ts'
import { type BalanceRow, findBalance } from './reconciliation-desk-sql.ts'

const Body = z.object({
  network: z.string(),
  token: z.string(),
  address_id: z.int(),
  /** In units of the token, with the sign of the difference. */
  units: z.string().regex(/^-?[1-9]\d*$/),
  /** The unexplained difference when the proposal was made. */
  of_units: z.string(),
  reason: z.string(),
})
type Body = z.output<typeof Body>

/** @throws NotFound when the address has no balance in the last reconciliation. */
export async function balanceOf(db: Db, place: Place): Promise<BalanceRow> {
  const row = await findBalance(db, place)
  if (!row) throw new NotFound()
  return row
}

const isPart = (units: bigint, whole: bigint) => (units < 0n ? units >= whole : units <= whole)

/**
 * The unexplained difference before and after an explanation.
 * @throws Refusal difference_amount when the nodes disagree, or the amount exceeds the difference.
 */
function explained(row: BalanceRow, units: bigint) {
  const before = unexplainedOf(row)
  if (row.other !== null || before === 0n || before > 0n !== units > 0n || !isPart(units, before))
    throw new Refusal('difference_amount', { field: 'amount' })
  return { before, after: before - units }
}

const accountOf: ProposalKind<Body>['about'] = async (db, body) => (await findBalance(db, body))?.account ?? null

/** The kind of proposal that explains the difference of an address, or a part of it. */
export const difference_kind: ProposalKind<Body> = {
  name: 'chain_difference',
  body: Body,
  about: accountOf,
  concerns: accountOf,
  changes: async (db, body) => {
    const row = await balanceOf(db, body)
    const { before, after } = explained(row, BigInt(body.units))
    const text = (units: bigint) => ({ text: `${signedText(units, row.decimals)} ${row.symbol}` })
    const name = (await findNetworkName(db, body.network))?.name ?? body.network
    return [
      { field: 'difference', before: text(before), after: text(after) },
      { field: 'network', before: null, after: { text: name } },
      { field: 'address', before: null, after: { text: shownBalance(row).address } },
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { units, of_units, reason, ...place } = body
    await lockRuns(tx, place.network)
    const row = await balanceOf(tx, place)
    refuseOwn(row.account, proposer, decider)
    if (unexplainedOf(row) !== BigInt(of_units) || row.other !== null) throw new Refusal('state_changed')
    explained(row, BigInt(units))
    const operators = { explained_by: proposer.operator_id, approved_by: decider.operator_id }
    await insertExplanation(tx, { ...place, ...operators, units: BigInt(units), reason })
    const amount = signedText(BigInt(units), row.decimals)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'chain_difference_explained',
      ref_type: 'network',
      ref_id: place.network,
      details: {
        ...{ token: place.token, address: shownBalance(row).address, amount, reason },
        proposed_by: proposer.operator_account,
      },
    })
  },
}

export const explanation_proposals: readonly ProposalKind[] = [anyKind(difference_kind)]
