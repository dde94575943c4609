import type { Server } from '../../http/implement.ts'
import { bankRoutesAtDesk } from '../wallet/bank/bank-desk-routes.ts'
import { walletRoutesAtDesk } from '../wallet/wallet-desk-routes.ts'

/** The money of the desk, beside recharges and withdrawals. */
export function deskMoneyRoutes(server: Server): void {
  walletRoutesAtDesk(server)
  bankRoutesAtDesk(server)
}
