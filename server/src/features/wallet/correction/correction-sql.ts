import { type Selectable, sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

/**
 * An approved recharge with its shopper, including deleted accounts; undefined for a recharge that was not approved.
 */
export const findCredited = (db: Db, recharge_id: string) =>
  db
    .selectFrom('recharge')
    .innerJoin('user_account', 'user_account.user_id', 'recharge.user_id')
    .select([
      'recharge.user_id',
      'recharge.recharge_id',
      'recharge.method',
      'recharge.network',
      'recharge.token',
      'arrival_cents',
      'account',
    ])
    .select(['language', 'deleted_at'])
    .leftJoin('provider_payment', (join) =>
      join
        .onRef('provider_payment.user_id', '=', 'recharge.user_id')
        .onRef('provider_payment.recharge_id', '=', 'recharge.recharge_id'),
    )
    .select('provider')
    .where('recharge.recharge_id', '=', recharge_id)
    .where('recharge.status', '=', 'approved')
    .executeTakeFirst()

/** A shopper's account name and time of deletion; undefined for an unknown id. */
export const findShopperAccount = (db: Db, user_id: string) =>
  db.selectFrom('user_account').select(['account', 'deleted_at']).where('user_id', '=', user_id).executeTakeFirst()

/** Locks a recharge, so that concurrent corrections of it see each other's amounts. */
export const lockCredited = (tx: Tx, user_id: string, recharge_id: string) =>
  tx
    .selectFrom('recharge')
    .select('recharge_id')
    .where('user_id', '=', user_id)
    .where('recharge_id', '=', recharge_id)
    .forNoKeyUpdate()
    .execute()

/** The amount that earlier corrections took back from a recharge. */
export async function correctedOf(db: Db, user_id: string, recharge_id: string): Promise<number> {
  const { cents } = await db
    .selectFrom('correction')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('user_id', '=', user_id)
    .where('recharge_id', '=', recharge_id)
    .executeTakeFirstOrThrow()
  return cents
}

export const insertCorrection = (tx: Tx, correction: Omit<Selectable<Tables['correction']>, 'created_at'>) =>
  tx.insertInto('correction').values(correction).execute()

export type CorrectionFilter = { user_id?: string | undefined; kind?: 'correction' | 'write_off' | undefined }

const corrections = (db: Db, { user_id, kind }: CorrectionFilter) =>
  db
    .selectFrom('correction')
    .innerJoin('user_account', 'user_account.user_id', 'correction.user_id')
    .innerJoin('operator as proposer', 'proposer.operator_id', 'correction.proposed_by')
    .innerJoin('operator as decider', 'decider.operator_id', 'correction.decided_by')
    .select(['correction.user_id', 'user_account.account', 'correction_id', 'kind', 'recharge_id'])
    .select(['amount_cents', 'taken_cents', 'reason', 'correction.created_at'])
    .select(['proposer.account as proposed_by', 'decider.account as decided_by'])
    .$if(user_id !== undefined, (query) => query.where('correction.user_id', '=', String(user_id)))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'correction'))

export const findCorrections = (db: Db, filter: CorrectionFilter, start: PageStart) =>
  newestFirst(corrections(db, filter), { at: 'correction.created_at', id: 'correction.correction_id' }, start)

export const countCorrections = (db: Db, filter: CorrectionFilter, limit: number) =>
  countUpTo(db, corrections(db, filter), limit)
