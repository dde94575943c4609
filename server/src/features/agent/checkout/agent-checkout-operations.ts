import { type Operation, operation } from '../operation.ts'
import { cancelCart, createCart, readCart, replaceCart } from './agent-cart-service.ts'
import { CartInput, CheckoutInput, Completion, NewCheckoutInput, NoInput } from './agent-checkout-input.ts'
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  readCheckout,
  replaceCheckout,
} from './agent-checkout-service.ts'

const CART = { capability: 'dev.ucp.shopping.cart', argument: 'cart' } as const
const CHECKOUT = { capability: 'dev.ucp.shopping.checkout', argument: 'checkout' } as const

/** Carts and checkouts of agents. */
export const CHECKOUT_OPERATIONS: readonly Operation[] = [
  operation({
    ...CART,
    tool: 'create_cart',
    title: 'Create a cart',
    description:
      'Create a cart with items and, if any, promo codes. Prices are those of the moment. An item is the id of a variant of search_catalog, lookup_catalog or get_product. A cart is not needed to buy: create_checkout takes items too.',
    method: 'POST',
    path: '/carts',
    status: 201,
    input: CartInput,
    keyed: 'accepted',
    run: createCart,
  }),
  operation({
    capability: CART.capability,
    tool: 'get_cart',
    title: 'Get a cart',
    description: 'Get a cart with its current prices. A cart ends six hours after it was made.',
    method: 'GET',
    path: '/carts/:id',
    status: 200,
    input: NoInput,
    run: readCart,
  }),
  operation({
    ...CART,
    tool: 'update_cart',
    title: 'Update a cart',
    description: 'Replace the whole content of a cart: items that are left out are removed.',
    method: 'PUT',
    path: '/carts/:id',
    status: 200,
    input: CartInput,
    keyed: 'accepted',
    run: replaceCart,
  }),
  operation({
    capability: CART.capability,
    tool: 'cancel_cart',
    title: 'Cancel a cart',
    description: 'Delete a cart. A checkout that was made from it stays.',
    method: 'POST',
    path: '/carts/:id/cancel',
    status: 200,
    input: NoInput,
    keyed: 'accepted',
    run: cancelCart,
  }),
  operation({
    ...CHECKOUT,
    tool: 'create_checkout',
    title: 'Begin a checkout',
    description:
      'Begin a checkout with items, or with the items of a cart. Nothing is ordered yet. If the status of the reply is requires_escalation, show continue_url to the shopper, who chooses the address and pays there; if it is ready_for_complete, show the shopper the total and call complete_checkout; if it is incomplete, messages say what to change with update_checkout.',
    method: 'POST',
    path: '/checkout-sessions',
    status: 201,
    input: NewCheckoutInput,
    keyed: 'accepted',
    checks_token: true,
    run: createCheckout,
  }),
  operation({
    capability: CHECKOUT.capability,
    tool: 'get_checkout',
    title: 'Get a checkout',
    description:
      'Get a checkout with its current prices and status. Once it is paid, the status is completed and order.id is the id for get_order. A checkout ends six hours after it was made.',
    method: 'GET',
    path: '/checkout-sessions/:id',
    status: 200,
    input: NoInput,
    run: readCheckout,
  }),
  operation({
    ...CHECKOUT,
    tool: 'update_checkout',
    title: 'Update a checkout',
    description:
      'Replace the whole content of a checkout: items, promo codes and addresses that are left out are removed. Once the shopper has opened continue_url, the goods no longer change.',
    method: 'PUT',
    path: '/checkout-sessions/:id',
    status: 200,
    input: CheckoutInput,
    keyed: 'accepted',
    checks_token: true,
    run: replaceCheckout,
  }),
  operation({
    ...CHECKOUT,
    tool: 'complete_checkout',
    title: 'Complete a checkout',
    description:
      'Place the order and pay it from the allowance that the shopper granted. This spends money: call it once the shopper agreed to the total. If the reply has the status completed, the order is paid. If it is requires_escalation, nothing was paid: show continue_url to the shopper, who pays there. If it is ready_for_complete, the total has changed: show the new one, and call again with a new key.',
    method: 'POST',
    path: '/checkout-sessions/:id/complete',
    status: 200,
    input: Completion,
    keyed: 'accepted',
    tool_needs_key: true,
    checks_token: true,
    run: completeCheckout,
  }),
  operation({
    capability: CHECKOUT.capability,
    tool: 'cancel_checkout',
    title: 'Cancel a checkout',
    description: 'End a checkout without an order. An order that was placed is not canceled.',
    method: 'POST',
    path: '/checkout-sessions/:id/cancel',
    status: 200,
    input: NoInput,
    keyed: 'accepted',
    checks_token: true,
    run: cancelCheckout,
  }),
]
