import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cents, DESK_COUNT_LIMIT } from '@sampan/contract'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { sendTogether } from '../../../db/send-together.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { chainAccount, clearingOf } from '../../../ledger/accounts.ts'
import { balanceOf, lockWallet, post } from '../../../ledger/ledger.ts'
import { correction, writeOff } from '../../../ledger/receivable-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { takenBackReason } from '../ready-reasons.ts'
import { ledgerWithdrawal } from '../withdrawal/withdrawal-service.ts'
import { type LockedWithdrawal, lockStoppable, moveWithdrawal } from '../withdrawal/withdrawal-sql.ts'
import {
  type CorrectionFilter,
  correctedOf,
  countCorrections,
  findCorrections,
  findCredited,
  findShopperAccount,
  insertCorrection,
  lockCredited,
} from './correction-sql.ts'

export type TwoOperators = { proposer: Operator; decider: Operator }

type Correcting = { recharge_id: string; amount_cents: number; reason: string }

/** The account name of a shopper, including deleted accounts; undefined for an unknown id. */
export const accountOfShopper = async (db: Db, user_id: string): Promise<string | undefined> =>
  (await findShopperAccount(db, user_id))?.account

/** The account name of the shopper of an approved recharge; undefined if the recharge was not approved. */
export const accountOfRecharge = async (db: Db, recharge_id: string): Promise<string | undefined> =>
  (await findCredited(db, recharge_id))?.account

/**
 * Checks that a recharge credited at least this amount and that earlier corrections have not taken it back.
 * @returns the recharge and the amount left.
 * @throws NotFound for a recharge that was not approved; Refusal correction_too_much.
 */
export async function checkCorrection(db: Db, { recharge_id, amount_cents }: Omit<Correcting, 'reason'>) {
  const creditedRecharge = await findCredited(db, recharge_id)
  if (!creditedRecharge) throw new NotFound()
  const { user_id, arrival_cents } = creditedRecharge
  assert(arrival_cents !== null, 'a passed recharge has arrived')
  const left_cents = cents(arrival_cents - (await correctedOf(db, user_id, recharge_id)))
  if (amount_cents > left_cents)
    throw new Refusal('correction_too_much', { field: 'amount_cents', limit_cents: left_cents })
  return { ...creditedRecharge, left_cents }
}

/**
 * Takes back money that a recharge credited wrongly: first from the balance, then by stopping withdrawals that were not
 * sent to the bank yet. The rest becomes a debt, even if the account is deleted.
 * @returns the amount taken from the balance, including the returned money of stopped withdrawals.
 * @throws the errors of `checkCorrection`; Refusal second_operator_needed when the recharge belongs to one of the two
 * operators.
 */
export async function correctWallet(tx: Tx, { proposer, decider }: TwoOperators, correcting: Correcting) {
  const credit = await findCredited(tx, correcting.recharge_id)
  if (!credit) throw new NotFound()
  await sendTogether(tx, [
    (tx) => lockShopper(tx, credit.user_id),
    (tx) => lockCredited(tx, credit.user_id, correcting.recharge_id),
  ])
  const { user_id, account, method, network, token, provider, language } = await checkCorrection(tx, correcting)
  refuseOwn(account, proposer, decider)
  const { amount_cents, recharge_id, reason } = correcting
  const to =
    method === 'chain' && network && token
      ? chainAccount(network, token)
      : provider
        ? clearingOf(provider)
        : 'external:bank'
  const correction_id = randomUUID()
  const stoppable = await lockStoppable(tx, user_id)
  const open = inOrderToStop(stoppable).map(ledgerWithdrawal)
  const transfers = await correction(tx, { correction_id, user_id, amount_cents, to, open })
  const taken_cents = transfers.find(({ code }) => code === 'correction')?.amount_cents ?? 0
  const by = { proposed_by: proposer.operator_id, decided_by: decider.operator_id }
  const new_correction = {
    correction_id,
    user_id,
    kind: 'correction',
    recharge_id,
    amount_cents,
    taken_cents,
    reason,
  } as const
  await insertCorrection(tx, { ...new_correction, ...by })
  await post(tx, `operator:${decider.operator_id}`, transfers)
  const stopped_ids = new Set(transfers.filter(({ phase }) => phase === 'void').map(({ ref_id }) => ref_id))
  for (const withdrawal of stoppable)
    if (stopped_ids.has(withdrawal.extract_id)) await endForCorrection(tx, decider.operator_id, withdrawal, language)
  const data = { amount_cents, reason }
  await recordEvents(tx, [{ happening: 'correction.made', ref_id: correction_id, user_id, data }])
  return { correction_id, user_id, taken_cents, owed_cents: amount_cents - taken_cents }
}

/**
 * Sorts withdrawals in the order in which they are stopped: those that are not approved first, and the newest first in
 * each group, because the shopper has waited for them the shortest time.
 */
const isApproved = ({ status }: LockedWithdrawal) => status !== 'auditing'
export const inOrderToStop = (withdrawals: LockedWithdrawal[]) =>
  [...withdrawals].sort(
    (a, b) => Number(isApproved(a)) - Number(isApproved(b)) || (a.extract_id < b.extract_id ? 1 : -1),
  )

async function endForCorrection(tx: Tx, operator_id: string, withdrawal: LockedWithdrawal, language: string) {
  const { extract_id, status } = withdrawal
  const audit_reason = takenBackReason(language)
  const end =
    status === 'auditing'
      ? ({ status: 'refused', payout_state: 'none', audited_by: operator_id, audit_reason } as const)
      : ({ status: 'refused', payout_state: 'failed', audit_reason } as const)
  await moveWithdrawal(tx, extract_id, end)
  await endChangedProposals(tx, { operator_id }, { kinds: ['withdrawal_pass'], ref_id: extract_id })
}

/** `receivable_cents`: the shopper's debt at the time of the proposal. */
type WritingOff = { user_id: string; receivable_cents: number; reason: string }

/**
 * Writes off the whole debt of a shopper, including deleted accounts.
 * @throws NotFound; Refusal state_changed when the debt has changed, second_operator_needed when the shopper is the
 * proposer or the second operator.
 */
export async function writeOffDebt(tx: Tx, two: TwoOperators, { user_id, receivable_cents, reason }: WritingOff) {
  const shopper = await findShopperAccount(tx, user_id)
  if (!shopper) throw new NotFound()
  refuseOwn(shopper.account, two.proposer, two.decider)
  await lockShopper(tx, user_id)
  const wallet = await lockWallet(tx, user_id)
  if (wallet.receivable_cents !== receivable_cents || receivable_cents <= 0) throw new Refusal('state_changed')
  const correction_id = randomUUID()
  const { proposer, decider } = two
  const new_correction = {
    correction_id,
    user_id,
    kind: 'write_off',
    recharge_id: null,
    amount_cents: receivable_cents,
  } as const
  const by = { proposed_by: proposer.operator_id, decided_by: decider.operator_id }
  await insertCorrection(tx, { ...new_correction, taken_cents: 0, reason, ...by })
  await post(tx, `operator:${decider.operator_id}`, [await writeOff(tx, { write_off_id: correction_id, user_id })])
  const data = { amount_cents: receivable_cents }
  await recordEvents(tx, [{ happening: 'correction.written_off', ref_id: correction_id, user_id, data }])
  return { correction_id }
}

/** Checks the debt of a shopper. @throws Refusal state_changed when the debt is not `cents`, or is 0. */
export async function checkDebt(db: Db, user_id: string, cents: number): Promise<void> {
  const { receivable_cents } = await balanceOf(db, user_id)
  if (receivable_cents !== cents || cents <= 0) throw new Refusal('state_changed')
}

export async function listCorrections(db: Db, filter: CorrectionFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findCorrections(db, filter, start),
    countCorrections(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const desk_items = items.map(({ user_id, account, ...item }) => ({ ...item, shopper: { user_id, account } }))
  return { items: desk_items, next_cursor, ...countedTo(count), page: start.page, page_size: start.page_size }
}
