import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { BadRequest, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { isCataloguePicture, saveCataloguePicture } from '../../picture/catalogue-picture-service.ts'
import { normalisedPicture, type UploadForm } from '../../upload/upload-service.ts'
import { findSentPictures, recordSentPicture } from './product-desk-sql.ts'

/**
 * Stores a public picture of the catalogue.
 * @throws BadRequest for another purpose; Refusal file_not_a_picture; Busy.
 */
export async function saveProductPicture(context: Context, operator: OperatorSession, form: UploadForm) {
  if (form.purpose !== 'product') throw new BadRequest('purpose: product')
  const { webp, width, height } = await normalisedPicture(form)
  // The picture is stored before the transaction begins, because a slow object store would prolong the transaction's
  // locks. The name of the picture is its digest: a picture whose row is missing does no harm, and is reused when it is
  // uploaded again.
  const address = await saveCataloguePicture(context, webp)
  return actAtDesk(context.db, operator, async (tx, log) => {
    const { operator_id } = operator
    await recordSentPicture(tx, { address, operator_id, width, height, bytes: webp.length })
    await log({ action: 'catalogue_picture_sent', ref_type: 'product', ref_id: address })
    return { address, width, height }
  })
}

/** Checks that a picture exists in the catalogue. @throws Refusal catalogue_fault when it does not. */
export async function refuseUnknownPicture(db: Db, context: Context, field: string, address: string): Promise<void> {
  const [upload] = await findSentPictures(db, [address])
  if (upload || (await isCataloguePicture(context, address))) return
  throw new Refusal('catalogue_fault', { field, fault: 'unknown_picture' })
}
