import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { File } from '@sampan/contract'
import type { UploadPurpose } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Fault, Outcome, Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import { clock } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { countTry } from '../../http/rate-limits.ts'
import { type RowWork, retryTask, workOnRows } from '../../job/row-work.ts'
import type { Task } from '../../job/task.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { openStore } from '../../storage/open-store.ts'
import { FileStore, newFileName } from './file-store.ts'
import { megapixelsIn, megapixelsOf, normalPicture } from './normal-picture.ts'
import { isPdf, PDF_MEGAPIXELS, pictureOfPdf, readStart } from './pdf-picture.ts'
import { sweepTemporaryFiles, withUploadLimit } from './temporary-files.ts'
import { type UploadForm, withUploadForm } from './upload-form.ts'
import {
  confirmFile,
  deleteFileRow,
  discardFile,
  type FilesToUse,
  markUnusedForDeletion,
  markUsed,
  reserveFile,
  UNUSED_UPLOADS,
} from './upload-sql.ts'

/** The URL of an uploaded file. Private files need the session of their owner or an operator. */
export const fileUrl = (file_name: string): string => `/files/${file_name}`

/**
 * Runs `work` with the picture of a multipart form. The file is deleted afterwards.
 * @throws BadRequest for a malformed form; Refusal file_too_large, too_many_uploads; Busy.
 */
export const withPictureForm = <Result>(
  { config }: Pick<Context, 'config'>,
  { request, sender_id }: { request: FastifyRequest; sender_id: string },
  work: (form: UploadForm) => Promise<Result>,
): Promise<Result> => withUploadLimit(sender_id, () => withUploadForm(request, config.data_folder, work))

export { withUploadLimit } from './temporary-files.ts'
export type { UploadForm } from './upload-form.ts'

/**
 * Decodes and re-encodes an operator's picture. Not counted, because operators are few.
 * @throws Refusal file_not_a_picture; Busy.
 */
export async function normalisedPicture({ path }: UploadForm) {
  await megapixelsIn(path)
  return normalPicture(() => readFile(path))
}

/** Like `normalisedPicture`, for a picture that another server has sent. `side_px` limits its width and height. */
export async function pictureOfBytes(bytes: Buffer, side_px?: number) {
  megapixelsOf(bytes)
  return normalPicture(() => Promise.resolve(bytes), side_px)
}

/** The owner of the stored picture, and the sender whose quota is counted. */
type OwnerAndSender = { owner_id: string; sender_id: string }

/** Banks send receipts as PDF. Only the picture of the first page is stored, so scripts in a document never reach anybody. */
const PDF_PURPOSES: readonly UploadPurpose[] = ['evidence', 'refund']

/** Stores a picture for one use. @throws Refusal file_not_a_picture, file_too_large, pdf_unreadable; quota_exceeded with retry_at. */
export async function savePicture(
  context: Context,
  { owner_id: user_id, sender_id }: OwnerAndSender,
  form: UploadForm,
): Promise<File> {
  await countTry(context, { limit: 'upload_bytes', who: [sender_id] }, form.bytes)
  const isDocument = PDF_PURPOSES.includes(form.purpose) && isPdf(await readStart(form.path))
  const megapixels = isDocument ? PDF_MEGAPIXELS : await megapixelsIn(form.path)
  await countTry(context, { limit: 'upload_megapixels', who: [sender_id] }, megapixels)
  const { webp, width, height } = await normalPicture(async () => {
    const bytes = await readFile(form.path)
    return isDocument ? pictureOfPdf(bytes) : bytes
  })
  const file_name = newFileName()
  const digest = hash('sha256', webp, 'buffer')
  const file = { user_id, purpose: form.purpose, file_name, width, height, bytes: webp.length, digest }
  // The row is written first: if the server stops before the file is complete, the sweep finds the row and deletes the
  // file.
  const file_id = await reserveFile(context.db, file)
  const store = new FileStore(openStore(context.config))
  await store.keep(file_name, webp).catch(async (error: unknown) => {
    await discardFile(context.db, file_name)
    throw error
  })
  // If the row was deleted with its account in the meantime, nothing refers to the file any more.
  await confirmFile(context.db, file_name).catch(async (error: unknown) => {
    await store.remove(file_name)
    throw error
  })
  return { file_id, url: fileUrl(file_name), width, height }
}

/**
 * Marks pictures as used, all or none. A picture can be used once; `used_by` names the use, e.g. `recharge:` and its
 * id.
 * @throws NotFound when a picture is another shopper's, has another purpose, or is already used.
 */
export async function attachFiles(tx: Tx, files: FilesToUse): Promise<void> {
  if ((await markUsed(tx, files)) !== files.file_ids.length) throw new NotFound()
}

/** A picture as it was stored; undefined when its file is gone. */
export const readPicture = (config: Context['config'], file_name: string) =>
  new FileStore(openStore(config)).read(file_name, undefined)

/** Deletes pictures that are marked for deletion, first the file and then its row. */
export async function removeFiles({ db, config }: Pick<Context, 'db' | 'config'>, file_names: readonly string[]) {
  const store = new FileStore(openStore(config))
  for (const file_name of file_names) {
    await store.remove(file_name)
    await deleteFileRow(db, file_name)
  }
}

const SWEEP_EVERY_MS = 60_000
const SWEPT_AT_ONCE = 100

/** Deletes temporary files of uploads that a killed server left on its disk. */
export const sweepArrivals = (context: Pick<Context, 'config' | 'metrics'>): Running =>
  startWorker(context, {
    log_name: 'uploads',
    failed: 'deleting temporary files of uploads failed',
    jobs: () => [
      {
        name: 'arrivals',
        every_ms: SWEEP_EVERY_MS,
        work: () => sweepTemporaryFiles(context.config.data_folder, clock.now_ms()),
      },
    ],
  })

const deletionOf = (source: Pick<Context, 'db' | 'config'>): RowWork<{ file_name: string }> => ({
  task: UNUSED_UPLOADS,
  idOf: ({ file_name }) => file_name,
  work: ({ file_name }) => removeFiles(source, [file_name]).then(() => true),
})

/** Repeats the deletion of a file that failed. */
export const unusedUploadTask = (source: Pick<Context, 'db' | 'config'>): Task => retryTask(deletionOf(source))

/**
 * Deletes pictures that were not used within a day: marks rows so that the files can no longer be used, deletes the files, then the rows. If a server stops in
 * between, another one continues; a picture whose file is gone can never be used.
 */
export async function deleteUnused(
  { db, config }: Pick<Context, 'db' | 'config'>,
  fault: Fault,
  signal?: AbortSignal,
  at_once = SWEPT_AT_ONCE,
): Promise<Outcome> {
  const rows = (await markUnusedForDeletion(db, at_once)).map((file_name) => ({ file_name }))
  const count = await workOnRows(db, deletionOf({ db, config }), { rows, fault, signal })
  return count < at_once ? 'done' : 'more'
}
