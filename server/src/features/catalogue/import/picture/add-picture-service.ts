import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { PLACEHOLDER } from '../../../picture/placeholder-picture-service.ts'
import { refuseUnknownPicture } from '../../product/product-picture-service.ts'
import { readImport } from '../import-read-service.ts'
import { pictureNameOf } from './picture-names.ts'
import { findNamedPictures } from './picture-names-sql.ts'
import { attachPicture, queuePictures } from './picture-sql.ts'

/** The products that pictures belong to by their file names, without those that belong to none. */
export async function readPictureNames(db: Db, file_names: readonly string[]) {
  const pictures = await findNamedPictures(db, file_names.map(pictureNameOf))
  return { items: pictures.map(({ file_name, product_id }) => ({ file_name, product_id })) }
}

/** Pictures of SKUs come after those of their product, whose numbers have two digits. */
const AFTER_PRODUCT = 100

type Addition = { import_id: string; file_name: string; address: string }

/**
 * Adds an uploaded picture to the product that its file name belongs to. The first picture of a SKU becomes its picture.
 * @throws NotFound without the import or a product; Refusal catalogue_fault for an unknown picture.
 */
export async function addPicture(
  context: Context,
  operator: OperatorSession,
  { import_id, file_name, address }: Addition,
) {
  await refuseUnknownPicture(context.db, context, 'address', address)
  return actAtDesk(context.db, operator, async (tx, log) => {
    await readImport(tx, import_id)
    const [picture] = await findNamedPictures(tx, [pictureNameOf(file_name)])
    if (!picture) throw new NotFound()
    const { product_id, sku_id, number } = picture
    const source = picture.source ?? file_name
    if (picture.source === null) {
      const sku_ids = sku_id !== null && number <= 1 ? [sku_id] : []
      const position = sku_id === null ? number : AFTER_PRODUCT + number
      await queuePictures(tx, import_id, [{ product_id, source, position, sku_ids }])
    }
    await attachPicture(tx, { product_id, source, address, placeholder: PLACEHOLDER })
    await log({ action: 'import_picture_added', ref_type: 'product', ref_id: product_id, details: { file_name } })
    return { product_id }
  })
}
