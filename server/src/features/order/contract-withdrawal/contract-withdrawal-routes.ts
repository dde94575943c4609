import { implement, type Server } from '../../../http/implement.ts'
import { withdrawFromContract } from './contract-withdrawal-service.ts'

export function contractWithdrawalRoutes(server: Server): void {
  implement(server, 'POST /api/order/contract_withdrawal', ({ body, ...caller }) => withdrawFromContract(body, caller))
}
