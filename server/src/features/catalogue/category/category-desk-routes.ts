import { implement, type Server } from '../../../http/implement.ts'
import { addUsualCategories, orderCategories, removeCategory, saveCategory } from './category-desk-service.ts'
import { listOptions, removeKind, saveKind, saveOption } from './kind-desk-service.ts'
import { listShelves } from './shelf-list-service.ts'

export function categoryRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/category/list', ({ db }) => listShelves(db))
  implement(server, 'POST /api/admin/category/save', ({ context, body, ...operator }) =>
    saveCategory(context, operator, body),
  )
  implement(server, 'POST /api/admin/category/order', ({ context, body, ...operator }) =>
    orderCategories(context, operator, body),
  )
  implement(server, 'POST /api/admin/category/usual', ({ context, ...operator }) =>
    addUsualCategories(context, operator),
  )
  implement(server, 'POST /api/admin/category/remove', ({ context, body, ...operator }) =>
    removeCategory(context, operator, body),
  )
  implement(server, 'POST /api/admin/kind/save', ({ context, body, ...operator }) => saveKind(context, operator, body))
  implement(server, 'POST /api/admin/kind/remove', ({ context, body, ...operator }) =>
    removeKind(context, operator, body),
  )
  implement(server, 'GET /api/admin/option/list', ({ db }) => listOptions(db))
  implement(server, 'POST /api/admin/option/save', ({ context, body, ...operator }) =>
    saveOption(context, operator, body),
  )
}
