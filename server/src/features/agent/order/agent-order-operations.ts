import { NoInput } from '../checkout/agent-checkout-input.ts'
import { type Operation, operation } from '../operation.ts'
import { readAgentOrder } from './agent-order-service.ts'

export const ORDER_OPERATIONS: readonly Operation[] = [
  operation({
    capability: 'dev.ucp.shopping.order',
    tool: 'get_order',
    title: 'Get an order',
    description:
      'Read an order. The call needs a signature of the platform, for orders that came from its checkouts, or the access token of a shopper, for all orders of that shopper.',
    method: 'GET',
    path: '/orders/:id',
    status: 200,
    input: NoInput,
    run: readAgentOrder,
  }),
]
