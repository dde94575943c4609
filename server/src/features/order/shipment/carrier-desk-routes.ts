import { implement, type Server } from '../../../http/implement.ts'
import {
  listCarriers,
  listReturnAddresses,
  removeCarrier,
  saveCarrier,
  setReturnAddress,
} from './carrier-desk-service.ts'

export function carrierRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/carrier/list', ({ db }) => listCarriers(db))
  implement(server, 'POST /api/admin/carrier/save', ({ db, body, ...operator }) => saveCarrier(db, operator, body))
  implement(server, 'POST /api/admin/carrier/remove', ({ db, body, ...operator }) => removeCarrier(db, operator, body))
  implement(server, 'GET /api/admin/shop/return_addresses', ({ db, language, query }) =>
    listReturnAddresses(db, language, query),
  )
  implement(server, 'POST /api/admin/shop/return_address', ({ db, language, body, ...operator }) =>
    setReturnAddress(db, language, operator, body),
  )
}
