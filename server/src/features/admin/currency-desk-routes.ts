import { implement, type Server } from '../../http/implement.ts'
import { findRates, setRates } from '../currency/currency-service.ts'
import { actAtDesk } from './desk-act-service.ts'

export function currencyRoutesAtDesk(server: Server): void {
  implement(server, 'POST /api/admin/currency/rates', ({ db, body: { rates }, ...operator }) =>
    actAtDesk(db, operator, async (tx, log) => {
      await setRates(tx, rates)
      await log({ action: 'rates_set', ref_type: 'currency', ref_id: 'rates', details: { rates } })
      return findRates(tx)
    }),
  )
}
