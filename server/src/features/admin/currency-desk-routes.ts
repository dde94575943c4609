import { transaction } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { findRates, setRates } from '../currency/currency-service.ts'
import { refuseBlocked } from './admin-service.ts'
import { insertDeskLog } from './admin-sql.ts'

export function currencyRoutesAtDesk(server: Server): void {
  implement(server, 'POST /api/admin/currency/rates', ({ db, body: { rates }, ...operator }) =>
    transaction(db, async (tx) => {
      await refuseBlocked(tx, operator)
      await setRates(tx, rates)
      const { operator_id } = operator
      const about = { ref_type: 'currency', ref_id: 'rates', details: { rates } } as const
      await insertDeskLog(tx, { operator_id, action: 'rates_set', ...about })
      return findRates(tx)
    }),
  )
}
