import { CENTS_LIMIT } from '@sampan/contract'
import { EMAIL_PATTERN } from '@sampan/contract/rules'
import { readAmount } from '@sampan/contract/typed-number'
import type { Tx } from '../../../db/transaction.ts'
import { post } from '../../../ledger/ledger.ts'
import { openingBalance } from '../../../ledger/opening-flows.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import {
  type AppliedLine,
  type CheckedLine,
  type FileOfStep,
  faulty,
  type RecordKind,
  Remarks,
} from '../record-kind.ts'
import type { Row } from '../row.ts'
import { findAccountsOf, findOwners, insertOpeningBalance, type Owner } from './balance-sql.ts'

type Balance = { account: string; user_id: string; amount_cents: number }

async function check(tx: Tx, rows: readonly Row[], { mapping }: FileOfStep): Promise<CheckedLine<Balance>[]> {
  const mailboxes = rows.map((row) => row.get('email').toLowerCase())
  const [owners, ceiling_cents] = [await findOwners(tx, mailboxes), await readCeiling(tx, 'recharge_maximum')]
  return rows.map((row): CheckedLine<Balance> => {
    const remarks = new Remarks(row)
    const account = row.get('email').toLowerCase()
    const owner = owners.get(account)
    const amount_cents = readCents(row, mapping.decimal_sign, ceiling_cents, remarks)
    remarkOn(owner, account, remarks)
    if (!owner || amount_cents === undefined || remarks.has('account_blocked')) return faulty(row, account, remarks)
    return {
      line: row.line,
      outcome: owner.has_balance ? 'duplicate' : 'new',
      title: account,
      about: `$${(amount_cents / 100).toFixed(2)}`,
      key: account,
      value: { account, user_id: owner.user_id, amount_cents },
      remarks: remarks.all,
    }
  })
}

function remarkOn(owner: Owner | undefined, account: string, remarks: Remarks): void {
  if (!EMAIL_PATTERN.test(account)) remarks.add('not_a_mailbox', 'email')
  else if (!owner) remarks.add('unknown_account', 'email')
  else if (owner.is_blocked) remarks.add('account_blocked', 'email')
  else if (owner.has_balance) remarks.add('balance_exists', 'email')
}

/** A positive amount up to the ceiling of a top-up; undefined after a remark. */
function readCents(
  row: Row,
  decimal_sign: FileOfStep['mapping']['decimal_sign'],
  ceiling_cents: number,
  remarks: Remarks,
): number | undefined {
  const reading = readAmount(row.get('amount'), decimal_sign)
  if (reading.state !== 'read' || Math.abs(reading.value) > CENTS_LIMIT) remarks.add('not_an_amount', 'amount')
  else if (reading.value <= 0) remarks.add('not_positive', 'amount')
  else if (reading.value > ceiling_cents) remarks.add('above_ceiling', 'amount')
  else return reading.value
  return undefined
}

const apply: RecordKind<Balance>['apply'] = async (tx, _parts, file, lines) => {
  const { file_id, proposed_by, decided_by } = file
  if (!proposed_by || !decided_by) throw new Error('opening balances are decided by two operators')
  const applied: AppliedLine[] = []
  const own = await findAccountsOf(tx, [proposed_by, decided_by])
  // In the order of ids, so that wallets are locked in one order.
  for (const { line, value } of lines.toSorted((one, other) => (one.value.user_id < other.value.user_id ? -1 : 1))) {
    const { account, user_id, amount_cents } = value
    const left = (remark: 'unknown_account' | 'account_blocked' | 'own_account' | 'balance_exists') =>
      applied.push({ line, outcome: 'left_out', remarks: [{ remark, cell: account }] })
    await lockShopper(tx, user_id)
    const owner = (await findOwners(tx, [account])).get(account)
    if (owner?.user_id !== user_id) left('unknown_account')
    else if (owner.is_blocked) left('account_blocked')
    else if (own.has(account)) left('own_account')
    else {
      const balance_id = await insertOpeningBalance(tx, {
        user_id,
        file_id,
        line,
        amount_cents,
        proposed_by,
        decided_by,
      })
      if (balance_id === undefined) left('balance_exists')
      else {
        await post(tx, `operator:${decided_by}`, await openingBalance(tx, { balance_id, user_id, amount_cents }))
        applied.push({ line, outcome: 'applied', user_id })
      }
    }
  }
  return applied
}

/** Balances of the former system are credited once for each shopper. They are corrected, not undone. */
export const balance_record: RecordKind<Balance> = { kind: 'balances', check, apply, undo: null }
