import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, Name, SingleLine, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { DESK_CONTRACT_WITHDRAWALS } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { EMAIL_PATTERN } from '../text/text-rules.ts'
import {
  CONTRACT_WITHDRAWAL_STATUSES,
  ORDER_NUMBER_LIMIT,
  WITHDRAWAL_NAME_LIMIT,
  WITHDRAWAL_PART_LIMIT,
} from './contract-withdrawal-rules.ts'
import { OrderPieces } from './order-pieces.ts'
import { Refund } from './refund.ts'

const Declaration = z.strictObject({
  name: Name(WITHDRAWAL_NAME_LIMIT),
  order_number: SingleLine(ORDER_NUMBER_LIMIT),
  /** Where the acknowledgement goes. */
  email: z.string().trim().max(254).regex(EMAIL_PATTERN).toLowerCase(),
  /** Lines of the order and their pieces. Without `items` and `part`, the declaration is for the whole order. */
  items: OrderPieces.optional(),
  /** The part of the order in the shopper’s words. */
  part: SingleLine(WITHDRAWAL_PART_LIMIT).optional(),
})

const ContractWithdrawalAtDesk = z.object({
  contract_withdrawal_id: Id,
  name: z.string(),
  order_number: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGE_TAGS),
  /** The chosen lines; the title is null if the line is not of the order. Null for the whole order or a part in words. */
  items: z.array(z.object({ order_item_id: Id, quantity: z.int(), title: z.string().nullable() })).nullable(),
  part: z.string().nullable(),
  status: z.enum(CONTRACT_WITHDRAWAL_STATUSES),
  declared_at: Time,
  /** Until when the money has to be given back. */
  due_at: Time,
  is_overdue: z.boolean(),
  shopper: Shopper.nullable(),
  order_id: Id.nullable(),
  /** The refund that answered the declaration. Null while it is open, or if it was marked as done without one. */
  refund: z.object({ refund_id: Id, state: Refund.shape.state, amount_cents: Amount }).nullable(),
  resolved_by: z.string().nullable(),
  resolved_at: Time.nullable(),
  refusal_reason: z.string().nullable(),
})
export type ContractWithdrawalAtDesk = z.output<typeof ContractWithdrawalAtDesk>

const OneWithdrawal = z.strictObject({ contract_withdrawal_id: Id })

export const contract_withdrawal_endpoints = {
  'POST /api/order/contract_withdrawal': {
    summary:
      'Withdraw from a contract, with or without an account. The time is acknowledged by mail. The reply does not reveal whether the order exists',
    access: 'public',
    limits: [
      'contract_withdrawal_from_address',
      'contract_withdrawal_from_network',
      'contract_withdrawal_mail',
      'contract_withdrawal_mail_of_order',
    ],
    body: Declaration.refine(({ items, part }) => items === undefined || part === undefined, {
      error: 'either items or a part',
    }),
    reply: z.object({ declared_at: Time }),
    stale: [],
  },
  'GET /api/admin/contract_withdrawal/list': {
    summary: 'Declarations of withdrawal from a contract: by default the open ones, oldest first; others newest first',
    access: desk('fulfilment', 'support', 'finance'),
    query: EndlessPaging.extend({ status: z.enum(['open', 'all', ...CONTRACT_WITHDRAWAL_STATUSES]).optional() }),
    reply: deskListOf(ContractWithdrawalAtDesk),
  },
  'GET /api/admin/contract_withdrawal/detail': {
    summary: 'One declaration of withdrawal from a contract',
    access: desk('fulfilment', 'support', 'finance'),
    query: OneWithdrawal,
    reply: ContractWithdrawalAtDesk,
  },
  'POST /api/admin/contract_withdrawal/attach': {
    summary: 'Attach an unmatched declaration to a paid order',
    access: desk('fulfilment', 'support'),
    body: OneWithdrawal.extend({ order_number: SingleLine(ORDER_NUMBER_LIMIT) }),
    reply: ContractWithdrawalAtDesk,
    stale: DESK_CONTRACT_WITHDRAWALS,
  },
  'POST /api/admin/contract_withdrawal/finish': {
    summary: 'Mark a declaration as done, after the money was given back or if nothing is owed',
    access: desk('fulfilment', 'support'),
    body: OneWithdrawal,
    reply: ContractWithdrawalAtDesk,
    stale: DESK_CONTRACT_WITHDRAWALS,
  },
  'POST /api/admin/contract_withdrawal/refuse': {
    summary: 'Refuse a declaration with a reason, which is mailed to its mailbox',
    access: desk('fulfilment', 'support'),
    body: OneWithdrawal.extend({ reason: Text(300) }),
    reply: ContractWithdrawalAtDesk,
    stale: DESK_CONTRACT_WITHDRAWALS,
  },
} as const satisfies EndpointTable
