import { z } from 'zod'
import { type EndpointTable, Name, Nothing, SingleLine } from '../endpoint.ts'
import { REASONS } from '../refusals.ts'
import { COMPANY_LIMIT, TAX_NUMBER_LIMIT } from '../tax/tax-rules.ts'

/** The company that a shopper buys for. Without it the shopper buys as a consumer. */
export const BuyerCompany = {
  company: Name(COMPANY_LIMIT).optional(),
  company_tax_number: SingleLine(TAX_NUMBER_LIMIT).optional(),
}

/** Checks that a tax number is that of a company with a name. */
export const ofNamedCompany = ({ company, company_tax_number }: { company?: string; company_tax_number?: string }) =>
  company !== undefined || company_tax_number === undefined

/** The effect of a company on the taxes: they are due on arrival, or no tax is due. */
export const CompanyTaxEffect = z.enum(['arrival', 'exempt', 'reverse_charge'])

export const QuotedCompany = z.object({
  company: z.string(),
  /** In its usual form. */
  company_tax_number: z.string().nullable(),
  /** Whether the taxes are those of a company: the number passes the check, and is of the country of the delivery. */
  is_business: z.boolean(),
  tax_effect: CompanyTaxEffect.nullable(),
  /** Why the taxes are those of a consumer. With `tax_number_form` and `tax_number_digit` no order can be created. */
  reason: z.enum(REASONS).nullable(),
  msg: z.string().nullable(),
})

export const company_endpoints = {
  'GET /api/user/company': {
    summary: 'The company that the shopper last bought for',
    access: 'shopper',
    reply: z.object({ company: z.string(), company_tax_number: z.string().nullable() }).nullable(),
  },
  'POST /api/user/company_remove': {
    summary: 'Forget the company that the shopper last bought for. Orders keep theirs',
    access: 'shopper',
    reply: Nothing,
    stale: ['GET /api/user/company'],
  },
} as const satisfies EndpointTable
