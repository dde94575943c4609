import { NoInput } from '../checkout/agent-checkout-input.ts'
import { type Operation, operation } from '../operation.ts'
import { readAgentOrder } from './agent-order-service.ts'

export const ORDER_OPERATIONS: readonly Operation[] = [
  operation({
    capability: 'dev.ucp.shopping.order',
    tool: 'get_order',
    description: 'Read an order that came from a checkout of this agent, or any order of a shopper who linked it.',
    method: 'GET',
    path: '/orders/:id',
    status: 200,
    input: NoInput,
    run: readAgentOrder,
  }),
]
