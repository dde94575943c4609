import type { File } from '@sampan/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { countTry } from '../../floods.ts'
import { NotFound } from '../../refusal.ts'
import { FileStore } from './file-store.ts'
import { normalPicture } from './normal-picture.ts'
import type { UploadForm } from './upload-form.ts'
import { type FilesToUse, insertFile, markUsed } from './upload-sql.ts'

/** Private ones open only with the session of their owner or an operator. */
export const fileUrl = (file_name: string): string => `/files/${file_name}`

/** Counts a picture before it is read. @throws Refusal quota_exceeded. */
export const countUpload = (context: Context, user_id: string) => countTry(context, { limit: 'upload', who: [user_id] })

/**
 * Keeps a picture for one use.
 * @throws Refusal file_not_a_picture; quota_exceeded with retry_at.
 */
export async function keepPicture(context: Context, user_id: string, form: UploadForm): Promise<File> {
  await countTry(context, { limit: 'upload_bytes', who: [user_id] }, form.picture.length)
  const { webp, width, height } = await normalPicture(form.picture)
  const store = new FileStore(context.config.data_folder)
  const file_name = await store.keep(webp)
  try {
    const file = { user_id, purpose: form.purpose, file_name, width, height, bytes: webp.length }
    return { file_id: await insertFile(context.db, file), url: fileUrl(file_name), width, height }
  } catch (error) {
    await store.remove(file_name)
    throw error
  }
}

/**
 * Takes pictures for one use, which `used_by` names, e.g. `recharge:` and its id. All or none.
 * @throws NotFound when one is another's, was sent for another purpose, or is used already.
 */
export async function useFiles(tx: Tx, files: FilesToUse): Promise<void> {
  if ((await markUsed(tx, files)) !== files.file_ids.length) throw new NotFound()
}
