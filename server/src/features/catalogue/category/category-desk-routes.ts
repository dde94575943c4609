import { implement, type Server } from '../../../http/implement.ts'
import {
  listOptions,
  listShelves,
  removeCategory,
  removeKind,
  saveCategory,
  saveKind,
  saveOption,
} from './category-desk-service.ts'

export function categoryRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/category/list', ({ db }) => listShelves(db))
  implement(server, 'POST /api/admin/category/save', ({ context, body, ...operator }) =>
    saveCategory(context, operator, body),
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
