import { CATALOGUE_OPERATIONS } from './catalogue/catalogue-operations.ts'
import { CHECKOUT_OPERATIONS } from './checkout/agent-checkout-operations.ts'
import type { Operation } from './operation.ts'
import { ORDER_OPERATIONS } from './order/agent-order-operations.ts'

/** All operations of the protocol that the shop serves. Their REST routes and MCP tools are made from this table. */
export const OPERATIONS: readonly Operation[] = [...CATALOGUE_OPERATIONS, ...CHECKOUT_OPERATIONS, ...ORDER_OPERATIONS]
