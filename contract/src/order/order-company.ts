import { z } from 'zod'
import { desk } from '../access.ts'
import { CompanyTaxEffect } from '../cart/company.ts'
import { Day, type EndpointTable, Id, Nothing, Time } from '../endpoint.ts'
import { DESK_ORDERS } from '../stale/desk-reads.ts'

const RegisterResult = z.enum(['valid', 'not_valid'])

/** The company that bought, and the proofs for which its taxes are those of a company. */
export const OrderCompany = z.object({
  /** Null after the account was deleted. */
  company: z.string().nullable(),
  company_tax_number: z.string().nullable(),
  /** Why the taxes are those of a consumer; null if the number passed the check and is of the country of the delivery. */
  number_fault: z.enum(['missing', 'elsewhere', 'unchecked']).nullable(),
  number_country: z.string().nullable(),
  delivery_country: z.string(),
  checked_at: Time,
  tax_effect: CompanyTaxEffect.nullable(),
  /** The entry in the register of the tax office, read by an operator. The shop does not ask the register. */
  register_result: RegisterResult.nullable(),
  register_checked_on: Day.nullable(),
})
export type OrderCompany = z.output<typeof OrderCompany>

export const order_company_endpoints = {
  'POST /api/admin/order/company_register': {
    summary: 'Record what the register of the tax office says today about the tax number of an order. No tax changes',
    access: desk('finance', 'support'),
    body: z.strictObject({ order_id: Id, register_result: RegisterResult }),
    reply: Nothing,
    stale: [...DESK_ORDERS],
  },
} as const satisfies EndpointTable
