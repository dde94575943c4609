import { implement, type Server } from '../../../http/implement.ts'
import { listMakers, removeMaker, saveMaker, setMakerOfProducts } from './maker-service.ts'

export function makerRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/maker/list', ({ db }) => listMakers(db))
  implement(server, 'POST /api/admin/maker/save', ({ context, body, ...operator }) =>
    saveMaker(context.db, operator, body),
  )
  implement(server, 'POST /api/admin/maker/remove', ({ context, body, ...operator }) =>
    removeMaker(context.db, operator, body),
  )
  implement(server, 'POST /api/admin/product/maker', ({ context, body, ...operator }) =>
    setMakerOfProducts(context.db, operator, body),
  )
}
