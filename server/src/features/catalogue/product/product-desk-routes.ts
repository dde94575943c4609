import { implement, type Server } from '../../../http/implement.ts'
import { withPictureForm } from '../../upload/upload-service.ts'
import { waitingFall } from '../price-fall/price-fall-service.ts'
import { listAtDesk, listGrid } from './product-desk-list-service.ts'
import { putOnSale, readProduct, saveProduct } from './product-desk-service.ts'
import { saveProductPicture } from './product-picture-service.ts'
import { editSkus } from './sku-edit-service.ts'

export function productRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/product/list', ({ db, query, language }) => listAtDesk(db, query, language))
  implement(server, 'GET /api/admin/product/detail', async ({ db, query: { product_id }, ...operator }) => {
    const [product, proposal] = await Promise.all([readProduct(db, product_id), waitingFall(db, operator, product_id)])
    return { ...product, proposal }
  })
  implement(server, 'POST /api/admin/product/save', ({ context, body, ...operator }) =>
    saveProduct(context, operator, body),
  )
  implement(server, 'POST /api/admin/product/on_sale', ({ context, body, ...operator }) =>
    putOnSale(context, operator, body),
  )
  implement(server, 'GET /api/admin/sku/list', ({ db, query }) => listGrid(db, query.product_ids.split(',')))
  implement(server, 'POST /api/admin/sku/edit', ({ context, body, ...operator }) => editSkus(context, operator, body))
  implement(server, 'POST /api/admin/picture/upload', ({ context, request, ...operator }) =>
    withPictureForm(context, { request, sender_id: operator.operator_id }, (form) =>
      saveProductPicture(context, operator, form),
    ),
  )
}
