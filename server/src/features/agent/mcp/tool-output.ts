import type { Operation } from '../operation.ts'

const text = (description: string) => ({ type: 'string', description })
const list = (description: string) => ({ type: 'array', description, items: { type: 'object' } })
const cents = 'in cents of US dollars'

/** Members that every reply has. A refusal has only these and `continue_url`. */
const USUAL = {
  ucp: {
    type: 'object',
    description: 'Version and capabilities of the reply. "status" is error if there is no resource',
  },
  messages: list('Errors, warnings and information: type, code, content and, for errors, severity'),
  continue_url: text('Address that the shopper opens to go on, such as to pay'),
}

const PRODUCT =
  'Product: id, title, description, price_range, options and variants. The id of a variant is the item of a cart; amounts are '
const SALE = {
  id: text('Id for the other tools'),
  line_items: list(`Items with quantity and totals, ${cents}`),
  currency: text('USD'),
  totals: list(`Sums ${cents}: subtotal, discount, fulfillment and total`),
  expires_at: text('When it ends, in UTC'),
}

/** The members of a reply, by the last word of the tool's name. */
const MEMBERS: Record<string, object> = {
  search_catalog: {
    products: list(PRODUCT + cents),
    pagination: { type: 'object', description: 'has_next_page, and cursor for the next page' },
  },
  lookup_catalog: { products: list(PRODUCT + cents) },
  get_product: { product: { type: 'object', description: PRODUCT + cents } },
  cart: SALE,
  checkout: {
    ...SALE,
    status: text(
      'requires_escalation: show continue_url to the shopper. ready_for_complete: call complete_checkout. incomplete: see messages. completed: paid. canceled: ended',
    ),
    order: { type: 'object', description: 'Id and address of the order, once it is paid' },
  },
  order: {
    id: text('Id of the order'),
    checkout_id: text('Id of the checkout from which it came'),
    line_items: list('Items with their status'),
    fulfillment: { type: 'object', description: 'Expected deliveries, and events of the parcels' },
    adjustments: list(`Refunds, with negative amounts ${cents}`),
    totals: list(`Sums ${cents}`),
  },
}

/** The schema of a tool's reply. Members that are not listed are those of the protocol. */
export function outputSchemaOf({ tool }: Operation) {
  const members = MEMBERS[tool] ?? MEMBERS[tool.split('_')[1] ?? ''] ?? {}
  return { type: 'object', properties: { ...USUAL, ...members }, required: ['ucp'] }
}
