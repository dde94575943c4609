import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { StatementLine } from './statement-csv.ts'

export async function hasBankAccount(db: Db, bank_account_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('bank_account')
    .select('bank_account_id')
    .where('bank_account_id', '=', bank_account_id)
    .executeTakeFirst()
  return found !== undefined
}

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
  { statement_id, bank_account_id }: { statement_id: string; bank_account_id: string },
  lines: readonly (StatementLine & { position: number; digest: Buffer })[],
): Promise<number> {
  const rows = lines.map(({ digest, ...line }) => ({ ...line, digest: digest.toString('hex') }))
  const { numAffectedRows } = await sql`
    insert into bank_line (statement_id, bank_account_id, position, day, amount_cents, reference, text, balance_cents, digest)
    select ${statement_id}, ${bank_account_id}, position, day, amount_cents, reference, text, balance_cents,
      decode(digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}) as line (position int, day date, amount_cents bigint, reference text,
      text text, balance_cents bigint, digest text)
    order by position
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}
