import { implement, type Server } from '../../http/implement.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { ratesAtDesk, setRates } from './currency-service.ts'

export function currencyRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/currency/rates', ({ db }) => ratesAtDesk(db))
  implement(server, 'POST /api/admin/currency/rates', ({ db, body: { rates, revision }, ...operator }) =>
    actAtDesk(db, operator, async (tx, log) => {
      await setRates(tx, rates, revision)
      await log({ action: 'rates_set', ref_type: 'currency', ref_id: 'rates', details: { rates } })
      return ratesAtDesk(tx)
    }),
  )
}
