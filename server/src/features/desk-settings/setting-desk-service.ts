import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { Refusal } from '../../http/refusal.ts'
import { actAtDesk } from '../admin/desk-act-service.ts'
import { hasSecond } from './second-sql.ts'
import { isOwners } from './setting-bounds.ts'
import {
  type AccountWish,
  type AmountWish,
  addBankAccount,
  type By,
  changeAmount,
  changeBankAccount,
  changeNetwork,
  changeTime,
  type NetworkWish,
  type NewAccountWish,
  type SettingOutcome,
  type TimeWish,
} from './setting-service.ts'

type Outcome = SettingOutcome | 'proposed'

/** Where money goes, and how much one may do, is changed by two people where there are two. */
const byTwo = (db: Db, operator: OperatorSession, change: (tx: Tx, by: By) => Promise<SettingOutcome>) =>
  actAtDesk(db, operator, async (tx): Promise<Outcome> => {
    if (await hasSecond(tx)) throw new Refusal('second_operator_needed')
    return change(tx, { operator_id: operator.operator_id })
  })

/** @throws Refusal role_needed also when only an owner changes it; and as `changeAmount`. */
export function changeAmountAtDesk(db: Db, operator: OperatorSession, wish: AmountWish) {
  if (isOwners(wish.name) && !operator.roles.includes('owner')) throw new Refusal('role_needed')
  return byTwo(db, operator, (tx, by) => changeAmount(tx, by, wish))
}

export const changeNetworkAtDesk = (db: Db, operator: OperatorSession, wish: NetworkWish) =>
  byTwo(db, operator, (tx, by) => changeNetwork(tx, by, wish))

export const addBankAccountAtDesk = (db: Db, operator: OperatorSession, wish: NewAccountWish) =>
  byTwo(db, operator, (tx, by) => addBankAccount(tx, by, wish))

export const changeBankAccountAtDesk = (db: Db, operator: OperatorSession, wish: AccountWish) =>
  byTwo(db, operator, (tx, by) => changeBankAccount(tx, by, wish))

/** Only an owner does, alone. */
export function changeTimeAtDesk(db: Db, operator: OperatorSession, wish: TimeWish) {
  if (!operator.roles.includes('owner')) throw new Refusal('role_needed')
  return actAtDesk(db, operator, (tx): Promise<Outcome> => changeTime(tx, { operator_id: operator.operator_id }, wish))
}
