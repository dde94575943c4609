import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { type OperatorWithRoles, propose, waitingProposals } from '../../../operator/proposal/proposal-service.ts'
import { refuseSecrets } from '../network/refuse-secrets.ts'
import { balanceOf, difference_kind, explanation_proposals } from './explanation-proposals-service.ts'
import { findExplanations, findNetworkName, type Place } from './explanation-sql.ts'
import { shownBalance, signedText, unexplainedOf } from './reconciliation-desk-service.ts'

type Reply = z.input<Endpoints['GET /api/admin/chain/balance']['reply']>

const refOf = ({ network, token, address_id }: Place) => `${network}:${token}:${address_id}`

/** The balance of an address in the last reconciliation. @throws NotFound */
export async function readBalance(db: Db, operator: OperatorWithRoles, place: Place): Promise<Reply> {
  const row = await balanceOf(db, place)
  const [network, explanations, waiting] = await Promise.all([
    findNetworkName(db, place.network),
    findExplanations(db, place),
    waitingProposals(db, operator, explanation_proposals, [refOf(place)]),
  ])
  return {
    ...shownBalance(row),
    name: network?.name ?? place.network,
    nodes: network?.node_hosts ?? [],
    explanations: explanations.map(({ units, ...explanation }) => ({
      ...explanation,
      amount: signedText(BigInt(units), row.decimals),
    })),
    proposal: waiting[0] ?? null,
  }
}

/** Units of a positive amount in tokens. Undefined if the token has fewer decimals. */
function unitsIn(amount: string, decimals: number): bigint | undefined {
  const [whole = '', part = ''] = amount.split('.')
  const digits = part.replace(/0+$/, '')
  return digits.length > decimals ? undefined : BigInt(whole + digits.padEnd(decimals, '0'))
}

type Explained = Place & { amount: string; reason: string }

/**
 * Proposes to explain the difference of an address, or a part of it.
 * @returns the proposal's id.
 * @throws NotFound; Refusal difference_amount, secret_refused, second_operator_needed when the address is the operator's
 * own, and the refusals of a proposal.
 */
export async function proposeExplanation(
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { amount, reason, ...place }: Explained,
): Promise<string> {
  refuseSecrets({ reason })
  return actAtDesk(db, operator, async (tx) => {
    const row = await balanceOf(tx, place)
    if (row.account === operator.operator_account) throw new Refusal('second_operator_needed')
    const units = unitsIn(amount, row.decimals)
    if (!units) throw new Refusal('difference_amount', { field: 'amount' })
    const whole = unexplainedOf(row)
    const body = { ...place, units: String(whole < 0n ? -units : units), of_units: String(whole), reason }
    return propose(tx, operator, { kind: difference_kind, ref_id: refOf(place), body, reason, keys })
  })
}
