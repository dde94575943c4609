import type { TrackingSource } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'

type SecretRow = { sealed_secret: Buffer | null }

export const { first: findSecret } = prepared(
  (_db, source: TrackingSource) => sql<SecretRow>`select sealed_secret from tracking_source where source = ${source}`,
)

export const findSources = (db: Db) =>
  db
    .selectFrom('tracking_source')
    .leftJoin('operator', 'operator.operator_id', 'changed_by')
    .select(['source', 'sealed_secret', 'account as changed_by', 'changed_at'])
    .select(['reported_at', 'refused_at', 'unknown_reports'])
    .orderBy('source')
    .execute()

/** Stores the secret of a service, or removes it. */
export async function saveSecret(
  tx: Tx,
  source: TrackingSource,
  { sealed_secret, operator_id }: SecretRow & { operator_id: string },
): Promise<void> {
  await tx
    .updateTable('tracking_source')
    .set({ sealed_secret, changed_by: operator_id, changed_at: sql<string>`now()` })
    .where('source', '=', source)
    .execute()
}

/** Stores that a report was refused, at most once a minute, because anybody can send one. */
export async function markRefused(db: Db, source: TrackingSource): Promise<void> {
  await sql`update tracking_source set refused_at = now() where source = ${source}
    and (refused_at is null or refused_at < now() - interval '1 minute')`.execute(db)
}
