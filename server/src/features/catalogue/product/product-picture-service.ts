import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/askers.ts'
import { BadRequest, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { isCataloguePicture, keepCataloguePicture } from '../../picture/catalogue-picture-service.ts'
import { normalised, type UploadForm } from '../../upload/upload-service.ts'
import { findSentPictures, noteSentPicture } from './product-desk-sql.ts'

/**
 * Stores a picture of the catalogue, which everybody may see.
 * @throws BadRequest for another purpose; Refusal file_not_a_picture; Busy.
 */
export async function keepProductPicture(context: Context, operator: OperatorSession, form: UploadForm) {
  if (form.purpose !== 'product') throw new BadRequest('purpose: product')
  const { webp, width, height } = await normalised(form)
  // Before the transaction opens: a slow store would keep its locks and its connection waiting. The name is the picture's
  // digest, so a picture whose row is not stored harms nothing, and is found there when it is sent again.
  const address = await keepCataloguePicture(context, webp)
  return actAtDesk(context.db, operator, async (tx, log) => {
    const { operator_id } = operator
    await noteSentPicture(tx, { address, operator_id, width, height, bytes: webp.length })
    await log({ action: 'catalogue_picture_sent', ref_type: 'product', ref_id: address })
    return { address, width, height }
  })
}

/** @throws Refusal catalogue_fault when the catalogue has no such picture. */
export async function refuseUnknownPicture(db: Db, context: Context, field: string, address: string): Promise<void> {
  const [sent] = await findSentPictures(db, [address])
  if (sent || (await isCataloguePicture(context, address))) return
  throw new Refusal('catalogue_fault', { field, fault: 'unknown_picture' })
}
