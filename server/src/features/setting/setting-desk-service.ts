import type { DbAndKeys } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { hasSecondOperator } from '../operator/operator-term-sql.ts'
import { endChangedProposals } from '../operator/proposal/proposal-outdated-service.ts'
import { decidersOf, propose } from '../operator/proposal/proposal-service.ts'
import { consumeFreshCode } from '../operator/session/second-factor-service.ts'
import { needsOwner } from './setting-bounds.ts'
import {
  account_kind,
  added_account_kind,
  amount_kind,
  network_kind,
  type SettingKind,
} from './setting-proposals-service.ts'
import {
  type AmountChange,
  type BankAccountChange,
  type BankZoneChange,
  changeBankZone,
  changeDefaultLanguage,
  changeDestination,
  changeEvidence,
  changeTime,
  type DefaultLanguageChange,
  type DestinationChange,
  type EvidenceChange,
  type NetworkChange,
  type NewBankAccount,
  type SettingOutcome,
  type TimeChange,
} from './setting-service.ts'

export type ChangeOutcome = SettingOutcome | 'proposed'
type Reasoned<Body> = Body & { reason?: string | undefined }

/**
 * Changes a setting that decides where money goes or how much an operator may do alone. If there is a second operator
 * who can approve, the change is proposed. Otherwise it applies immediately and ends an older proposal on the same
 * setting. A proposal and an immediate change both need a fresh code of the second factor.
 * @throws Refusal second_factor_needed, reason_needed, proposal_open, and the refusals of the change.
 */
const byTwo =
  <Body>(kind: SettingKind<Body>) =>
  ({ db, keys }: DbAndKeys, operator: OperatorSession, { reason, ...input }: Reasoned<Body>) =>
    actAtDesk(db, operator, async (tx): Promise<ChangeOutcome> => {
      const body = input as unknown as Body // the type without `reason`
      const ref_id = kind.refOf(body)
      if (await hasSecondOperator(tx, operator.operator_id, decidersOf(kind))) {
        await propose(tx, operator, { kind, ref_id, body, reason, keys })
        return 'proposed'
      }
      await consumeFreshCode(tx, operator)
      const outcome = await kind.change(tx, operator, body)
      await endChangedProposals(tx, operator, { kinds: [kind.name], ref_id })
      return outcome
    })

/**
 * Changes an amount, or proposes the change.
 * @throws Refusal role_needed for amounts that only an owner changes, and the refusals of `byTwo` and `changeAmount`.
 */
export async function changeAmountAtDesk(
  db_and_keys: DbAndKeys,
  operator: OperatorSession,
  body: Reasoned<AmountChange>,
) {
  if (needsOwner(body.name) && !operator.roles.includes('owner')) throw new Refusal('role_needed')
  return byTwo(amount_kind)(db_and_keys, operator, body)
}

export const changeNetworkAtDesk = byTwo<NetworkChange>(network_kind)
export const addBankAccountAtDesk = byTwo<NewBankAccount>(added_account_kind)
export const changeBankAccountAtDesk = byTwo<BankAccountChange>(account_kind)

/**
 * Changes a setting that needs an owner but no approval. @throws Refusal role_needed, and the refusals of the change.
 */
const byOwner =
  <Body>(change: (tx: Tx, by: OperatorSession, body: Body) => Promise<SettingOutcome>) =>
  ({ db }: DbAndKeys, operator: OperatorSession, body: Body) => {
    if (!operator.roles.includes('owner')) throw new Refusal('role_needed')
    return actAtDesk(db, operator, (tx): Promise<ChangeOutcome> => change(tx, operator, body))
  }

export const changeTimeAtDesk = byOwner<TimeChange>(changeTime)
export const changeBankZoneAtDesk = byOwner<BankZoneChange>(changeBankZone)
export const changeEvidenceAtDesk = byOwner<EvidenceChange>(changeEvidence)
export const changeDestinationAtDesk = byOwner<DestinationChange>(changeDestination)
export const changeDefaultLanguageAtDesk = byOwner<DefaultLanguageChange>(changeDefaultLanguage)
