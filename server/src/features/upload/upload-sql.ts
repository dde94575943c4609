import type { UploadPurpose } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { isRetried } from '../../job/row-work-sql.ts'

type NewFile = {
  user_id: string
  purpose: UploadPurpose
  file_name: string
  width: number
  height: number
  bytes: number
  /** SHA-256 of the file. */
  digest: Buffer
}

/** Values of `used_by` while the file is being written or deleted, during which it cannot be used. */
const ARRIVING = 'arriving'
const LEAVING = 'leaving'

/** Inserts the row of a file before the file is written. @returns its id. */
export async function reserveFile(db: Db, file: NewFile): Promise<string> {
  const { file_id } = await db
    .insertInto('uploaded_file')
    .values({ ...file, used_by: ARRIVING })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}

/** Deletes the row of a file that could not be written. */
export async function discardFile(db: Db, file_name: string): Promise<void> {
  await db.deleteFrom('uploaded_file').where('file_name', '=', file_name).where('used_by', '=', ARRIVING).execute()
}

/** Marks a file as written, so that it can be used. @throws when the row is gone because writing took too long. */
export async function confirmFile(db: Db, file_name: string): Promise<void> {
  await db
    .updateTable('uploaded_file')
    .set({ used_by: null })
    .where('file_name', '=', file_name)
    .where('used_by', '=', ARRIVING)
    .returning('file_id')
    .executeTakeFirstOrThrow()
}

/** The task that repeats the deletion of a file that failed. */
export const UNUSED_UPLOADS = 'unused_upload'

/**
 * Marks files for deletion that were not used in time, or whose writing or deletion was interrupted. Locked rows are
 * skipped, because they are being used.
 * @returns the names of at most `limit` files.
 */
export async function markUnusedForDeletion(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ file_name: string }>`
    with unused as (
      select file_name from uploaded_file
      where (used_by is null or used_by in (${sql.lit(ARRIVING)}, ${sql.lit(LEAVING)}))
        and created_at < now() - time_limit('unused_upload')
        and not ${isRetried(UNUSED_UPLOADS, sql.ref('file_name'))}
      order by created_at limit ${limit} for update skip locked)
    update uploaded_file set used_by = ${sql.lit(LEAVING)} from unused
    where uploaded_file.file_name = unused.file_name returning uploaded_file.file_name`.execute(db)
  return rows.map((row) => row.file_name)
}

/** Marks all files of a shopper for deletion, used or not. @returns their names. */
export async function markAllForDeletion(tx: Db, user_id: string): Promise<string[]> {
  const leaving = await tx
    .updateTable('uploaded_file')
    .set({ used_by: LEAVING })
    .where('user_id', '=', user_id)
    .returning('file_name')
    .execute()
  return leaving.map(({ file_name }) => file_name)
}

export async function deleteFileRow(db: Db, file_name: string): Promise<void> {
  await db.deleteFrom('uploaded_file').where('file_name', '=', file_name).where('used_by', '=', LEAVING).execute()
}

/**
 * A file that is not marked for deletion, and whether it is a picture of a hidden review.
 * @param url as stored in reviews
 */
export const findFile = (db: Db, file_name: string, url: string) =>
  db
    .selectFrom('uploaded_file')
    .select(['user_id', 'purpose'])
    .select(
      sql<boolean>`purpose = 'review' and exists (
        select from review where hidden_at is not null and pictures @> array[${url}::text])`.as('is_hidden'),
    )
    .where('file_name', '=', file_name)
    .where(sql<boolean>`used_by is distinct from ${sql.lit(LEAVING)}`)
    .executeTakeFirst()

export type FilesToUse = { user_id: string; file_ids: readonly string[]; purpose: UploadPurpose; used_by: string }

/** Marks the files that the shopper may use. @returns the number of marked files. */
export async function markUsed(tx: Db, { user_id, file_ids, purpose, used_by }: FilesToUse): Promise<number> {
  const marked = await tx
    .updateTable('uploaded_file')
    .set({ used_by })
    .where('user_id', '=', user_id)
    .where('file_id', 'in', (free) =>
      free
        .selectFrom('uploaded_file')
        .select('file_id')
        .where('user_id', '=', user_id)
        .where('file_id', '=', anyOf(file_ids))
        .where('purpose', '=', purpose)
        .where('used_by', 'is', null)
        // The rows are locked in the order of their ids, to avoid deadlocks between calls with the same files.
        .orderBy('file_id')
        .forUpdate(),
    )
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}
