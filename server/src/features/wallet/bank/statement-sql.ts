import type { BankCurrency } from '@sampan/contract/bank-currency'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { StatementLine } from './statement-file/statement.ts'

/** The currency and the number of a bank account of the shop. Undefined for an unknown account. */
export const findAccount = (
  db: Db,
  bank_account_id: string,
): Promise<{ currency: BankCurrency; account_number: string } | undefined> =>
  db
    .selectFrom('bank_account')
    .select(['currency', 'account_number'])
    .where('bank_account_id', '=', bank_account_id)
    .executeTakeFirst()

export async function knownDigests(db: Db, bank_account_id: string, digests: readonly Buffer[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bank_line')
    .select('digest')
    .where('bank_account_id', '=', bank_account_id)
    .where('digest', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .execute()
  return new Set(rows.map(({ digest }) => digest.toString('hex')))
}

type NewStatement = { bank_account_id: string; file_name: string; lines: number; operator_id: string }

export async function insertStatement(tx: Tx, statement: NewStatement): Promise<string> {
  const { statement_id } = await tx
    .insertInto('bank_statement')
    .values(statement)
    .returning('statement_id')
    .executeTakeFirstOrThrow()
  return statement_id
}

/** Stores lines of a statement. @returns the number of lines that were not stored before. */
export async function insertStatementLines(
  tx: Tx,
  {
    statement_id,
    bank_account_id,
    currency,
  }: { statement_id: string; bank_account_id: string; currency: BankCurrency },
  lines: readonly (StatementLine & { position: number; digest: Buffer })[],
): Promise<number> {
  const rows = lines.map(({ digest, ...line }) => ({ ...line, digest: digest.toString('hex') }))
  const { numAffectedRows } = await sql`
    insert into bank_line (statement_id, bank_account_id, currency, position, day, amount_cents, amount_minor, reference,
      text, named, balance_cents, digest)
    select ${statement_id}, ${bank_account_id}, ${currency}, position, day,
      case when ${currency} = 'USD' then amount_minor end, case when ${currency} <> 'USD' then amount_minor end,
      reference, text, named_references(reference || ' ' || text), balance_cents, decode(digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}) as line (position int, day date, amount_minor bigint, reference text,
      text text, balance_cents bigint, digest text)
    order by position
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

const STATEMENTS_SHOWN = 50

/** The last imported statements, newest first. */
export const findStatements = (db: Db) =>
  db
    .selectFrom('bank_statement')
    .innerJoin('bank_account', 'bank_account.bank_account_id', 'bank_statement.bank_account_id')
    .innerJoin('operator', 'operator.operator_id', 'bank_statement.operator_id')
    .select(['statement_id', 'bank_name', 'file_name', 'lines', 'operator.account as operator'])
    .select('bank_statement.created_at')
    .select(
      sql<number>`(select count(*)::int from bank_line
        where bank_line.statement_id = bank_statement.statement_id and matched_how is not null)`.as('matched'),
    )
    .orderBy('bank_statement.created_at', 'desc')
    .limit(STATEMENTS_SHOWN)
    .execute()

/** A statement with the days of its lines. Undefined when it does not exist. */
export async function findStatement(tx: Tx, statement_id: string) {
  type Found = { file_name: string; lines: number; days: string[]; matched: number; has_credited: boolean }
  const { rows } = await sql<Found>`
    select file_name, bank_statement.lines, array_agg(distinct day::text) as days,
      count(*) filter (where matched_how is not null)::int as matched,
      bool_or(exists (select from statement_credit where statement_credit.line_id = bank_line.line_id)) as has_credited
    from bank_statement join bank_line using (statement_id)
    where statement_id = ${statement_id} group by statement_id`.execute(tx)
  return rows[0]
}

/** Deletes a statement with its lines. The caller has locked the days of the lines. */
export async function deleteStatement(tx: Tx, statement_id: string): Promise<void> {
  await tx.deleteFrom('bank_line').where('statement_id', '=', statement_id).execute()
  await tx.deleteFrom('bank_statement').where('statement_id', '=', statement_id).execute()
}
