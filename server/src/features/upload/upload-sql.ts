import type { UploadPurpose } from '@sampan/contract/rules'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'

type NewFile = {
  user_id: string
  purpose: UploadPurpose
  file_name: string
  width: number
  height: number
  bytes: number
}

/** @returns the new file's id. */
export async function insertFile(db: Db, file: NewFile): Promise<string> {
  const { file_id } = await db.insertInto('uploaded_file').values(file).returning('file_id').executeTakeFirstOrThrow()
  return file_id
}

export const findFile = (db: Db, file_name: string) =>
  db.selectFrom('uploaded_file').select(['user_id', 'purpose']).where('file_name', '=', file_name).executeTakeFirst()

export type FilesToUse = { user_id: string; file_ids: readonly string[]; purpose: UploadPurpose; used_by: string }

/** Marks those of the files that the shopper may use. @returns how many they were. */
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
        // In one order: two calls with the same files would otherwise wait for each other.
        .orderBy('file_id')
        .forUpdate(),
    )
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}
