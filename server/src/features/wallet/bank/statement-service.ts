import { hash } from 'node:crypto'
import type { Endpoints } from '@sampan/contract'
import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { z } from 'zod'
import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { findFileChoice, storeFileChoice } from '../../upload/file-choice-sql.ts'
import { countConfirmed } from '../confirmation/confirmation-service.ts'
import { closedAmong, lockDays } from './bank-day-sql.ts'
import { matchUnambiguous } from './bank-match-service.ts'
import type { Statement, StatementLine } from './statement-file/statement.ts'
import { readStatement } from './statement-file/statement-file.ts'
import { fingerprintsIn } from './statement-file/statement-fingerprints.ts'
import {
  deleteStatement,
  findAccount,
  findStatement,
  insertStatement,
  insertStatementLines,
  knownDigests,
} from './statement-sql.ts'

type Import = z.output<Endpoints['POST /api/admin/bank/import']['body']>
type Imported = z.input<Endpoints['POST /api/admin/bank/import']['reply']>

const SHOWN_LINES = 5
const SHOWN_CELLS = 40
const SHOWN_SKIPPED = 100
const shorten = (cell: string) => cell.trim().slice(0, 80)

/**
 * Stores the new lines of a bank statement and matches the unambiguous lines with movements. A file with faults is not
 * stored; the reply lists the faults. A trial stores nothing.
 * @throws NotFound for an unknown bank account; Refusal account_blocked, statement_too_long, text_unreadable.
 */
export async function importStatement(db: Db, operator: OperatorSession, { text, is_trial, ...file }: Import) {
  const account = await findAccount(db, file.bank_account_id)
  if (!account) throw new NotFound()
  const { currency } = account
  const fingerprints = await fingerprintsIn(text, file.bank_account_id)
  const stored_choice = (await findFileChoice(db, fingerprints)) as Import['choice'] // stored from this body only
  const choice = file.choice ?? stored_choice ?? {}
  // The file is parsed without a connection, because parsing a large file takes a while.
  const statement = await readStatement(text, { ...choice, ...account })
  const { lines, faults, skipped, columns, first_rows, heading, format, accounts, has_gap } = statement
  const numbered = await withDigests(inTime(lines))
  return actAtDesk(db, operator, async (tx, log): Promise<Imported> => {
    const first_lines = numbered.slice(0, SHOWN_LINES)
    const preview = {
      statement_id: null,
      lines: lines.length,
      added: 0,
      matched: 0,
      confirmed: 0,
      faults,
      format,
      accounts,
      choice: { ...choice, ...(statement.account && { file_account: statement.account }) },
      has_gap,
      columns,
      first_rows: first_rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, SHOWN_CELLS).map(shorten) })),
      currency,
      first_lines: first_lines.map(({ day, amount_minor, reference, text }) => ({
        day,
        amount_minor,
        reference,
        text,
      })),
      skipped: skipped.length,
      skipped_lines: skipped.slice(0, SHOWN_SKIPPED),
    }
    if (faults.length > 0) return preview
    const unknown = await notYetKnown(tx, file.bank_account_id, numbered)
    const days = unknown.map(({ day }) => day)
    // `lockDays` inserts missing days, and a trial must store nothing.
    const closed_days = is_trial ? await closedAmong(tx, days) : await lockDays(tx, days)
    const late = unknown.filter(({ day }) => closed_days.includes(day))
    if (late.length > 0)
      return { ...preview, faults: late.slice(0, 100).map(({ line }) => ({ line, fault: 'day_closed' })) }
    // Known lines are searched again under the lock, because a concurrent import may have stored some lines.
    const added = await notYetKnown(tx, file.bank_account_id, unknown)
    if (is_trial || added.length === 0) return { ...preview, added: added.length }
    const stored = await store(tx, operator, { ...file, currency }, added)
    const fingerprint = fingerprints[heading]
    if (file.choice && fingerprint)
      await storeFileChoice(tx, { fingerprint, choice: file.choice, operator_id: operator.operator_id })
    const { added: new_lines, matched, confirmed } = stored
    const details = {
      file_name: file.file_name,
      lines: new_lines,
      matched,
      ...(confirmed > 0 && { confirmed }),
      ...(skipped.length > 0 && { skipped: skipped.length }),
    }
    await log({ action: 'statement_imported', ref_type: 'bank_statement', ref_id: stored.statement_id, details })
    return { ...preview, ...stored }
  })
}

async function store(
  tx: Tx,
  { operator_id }: OperatorSession,
  { bank_account_id, file_name, currency }: Pick<Import, 'bank_account_id' | 'file_name'> & { currency: BankCurrency },
  added: readonly Numbered[],
) {
  const statement_id = await insertStatement(tx, { bank_account_id, file_name, lines: added.length, operator_id })
  const rows = added.map(({ line, ...row }) => row)
  await insertStatementLines(tx, { statement_id, bank_account_id, currency }, rows)
  const matched = await matchUnambiguous(
    tx,
    added.map(({ day }) => day),
  )
  const data = { lines: added.length }
  await recordEvents(tx, [{ happening: 'statement.imported', ref_id: statement_id, user_id: null, data }])
  const confirmed = await countConfirmed(tx, statement_id)
  return { statement_id, added: added.length, matched, confirmed }
}

/** The lines in chronological order. Some banks write the newest line first. */
const inTime = (lines: Statement['lines']) => {
  const [first, last] = [lines[0], lines.at(-1)]
  return first && last && first.day > last.day ? lines.toReversed() : lines
}

type Numbered = StatementLine & { line: number; position: number; digest: Buffer }

/**
 * Lines are identified by a digest of their content. Equal lines, such as two deposits of the same sum, also get a
 * number. The numbers are the same in every file, because the bank lists equal lines in the same order.
 */
async function withDigests(lines: Statement['lines']): Promise<Numbered[]> {
  const counts = new Map<string, number>()
  const numbered: Numbered[] = []
  const yieldIfDue = eventLoopYielder()
  for (const line of lines) {
    const content = JSON.stringify([line.day, line.amount_minor, line.reference, line.text])
    const before = counts.get(content) ?? 0
    counts.set(content, before + 1)
    numbered.push({ ...line, position: numbered.length, digest: hash('sha256', `${content}#${before}`, 'buffer') })
    await yieldIfDue()
  }
  return numbered
}

async function notYetKnown(tx: Tx, bank_account_id: string, lines: readonly Numbered[]): Promise<Numbered[]> {
  const digests = lines.map(({ digest }) => digest)
  const known_digests = await knownDigests(tx, bank_account_id, digests)
  return lines.filter(({ digest }) => !known_digests.has(digest.toString('hex')))
}

/**
 * Removes a statement that was imported by mistake, with all its lines, so that it can be imported again.
 * @throws NotFound; Refusal account_blocked, statement_credited when a line credited a recharge without an operator,
 * statement_matched, day_closed.
 */
export const takeBack = (db: Db, operator: OperatorSession, statement_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const before = await findStatement(tx, statement_id)
    if (!before) throw new NotFound()
    // Matching locks the days too, so no line can be matched from here on.
    const closed_days = await lockDays(tx, before.days)
    const statement = await findStatement(tx, statement_id)
    if (!statement) throw new NotFound()
    if (statement.has_credited) throw new Refusal('statement_credited')
    if (statement.matched > 0) throw new Refusal('statement_matched')
    if (closed_days.length > 0) throw new Refusal('day_closed')
    await deleteStatement(tx, statement_id)
    const details = { file_name: statement.file_name, lines: statement.lines }
    await log({ action: 'statement_taken_back', ref_type: 'bank_statement', ref_id: statement_id, details })
    return null
  })
