import { z } from 'zod'
import { TAX_CLASSES } from '../catalogue/trade-numbers.ts'
import { AskedDay, SingleLine } from '../endpoint.ts'
import { checkTaxNumber } from './tax-number/tax-number.ts'
import {
  TAX_BUYERS,
  TAX_CERTAINTIES,
  TAX_COLLECTS,
  TAX_COMBINES,
  TAX_NAMES,
  TAX_RULE_KINDS,
  TAX_TERMS,
  TAX_UNITS,
} from './tax-rules.ts'

export const Country = z.string().regex(/^[A-Z]{2}$/)
const HsPrefix = z.string().regex(/^\d{2,10}$/)
export const RuleId = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,79}$/)
/** Thousandths of a percent. */
const Rate = z.int().min(0).max(1_000_000)
/** Smallest units of the currency of the rule; of an exchange rate millionths of a dollar per unit of the currency. */
const RuleAmount = z.int().min(0).max(1_000_000_000_000)
const Factor = z.int().min(1).max(10_000)
const Step = z.int().min(1).max(1_000_000)

export const TaxRuleFields = z.strictObject({
  rule_id: RuleId,
  kind: z.enum(TAX_RULE_KINDS),
  /** Of a tax or a charge. */
  name: z.enum(TAX_NAMES).nullable(),
  /** ISO 3166-1 alpha-2, or EU for all its members. */
  country: Country,
  region: SingleLine(40).nullable(),
  tax_class: z.enum(TAX_CLASSES).nullable(),
  hs_prefix: HsPrefix.nullable(),
  origin: Country.nullable(),
  /** Null for the regular duty; duties of different layers add up. */
  layer: z
    .string()
    .regex(/^[a-z0-9_]{1,30}$/)
    .nullable(),
  combines: z.enum(TAX_COMBINES).nullable(),
  buyer: z.enum(TAX_BUYERS).nullable(),
  collects: z.enum(TAX_COLLECTS).nullable(),
  /** Thousandths of a percent. Null, and no amount: the duty cannot be told. */
  rate_1000: Rate.nullable(),
  /** Limit of a scheme, sum of a charge, duty per 100 kg; or millionths of a dollar per unit of the currency. */
  amount: RuleAmount.nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  per: z.enum(TAX_UNITS).nullable(),
  terms: z.array(z.enum(TAX_TERMS)).max(TAX_TERMS.length),
  /** Hundredths of a percent of the price that count as the value. */
  value_factor: Factor.nullable(),
  /** Hundredths of a percent of the tax that are due. */
  tax_factor: Factor.nullable(),
  /** Bases and amounts are rounded down to multiples of these, in smallest units of the currency. */
  base_step: Step.nullable(),
  amount_step: Step.nullable(),
  /** Hundredths of a percent of a tax that the state gets; the rest is computed from the rounded first part. */
  national_share: Factor.nullable(),
  /** A sum of taxes up to this amount is not collected on arrival. */
  waived_tax: RuleAmount.nullable(),
  valid_from: AskedDay,
  /** The last day. */
  valid_until: AskedDay.nullable(),
  /** The shop's number with the authority. Never shown in public. */
  registration: SingleLine(60).nullable(),
  source: SingleLine(300),
  certainty: z.enum(TAX_CERTAINTIES),
})
export type TaxRule = z.output<typeof TaxRuleFields>

/** Fields that a rule of each kind needs. */
const NEEDED: Record<TaxRule['kind'], readonly (keyof TaxRule)[]> = {
  scheme: ['collects'],
  tax: ['name', 'rate_1000'],
  duty: [],
  charge: ['name', 'amount', 'currency', 'per'],
  exception: ['collects'],
  exchange_rate: ['amount', 'currency'],
}

/** A rule whose fields fit its kind. */
export const TaxRule = TaxRuleFields.superRefine((rule, context) => {
  const need = (field: keyof TaxRule) => {
    if (rule[field] === null) context.addIssue({ code: 'custom', path: [field], message: 'needed' })
  }
  for (const field of NEEDED[rule.kind]) need(field)
  if (rule.kind === 'scheme' && rule.amount !== null) for (const field of ['currency', 'per'] as const) need(field)
  if (rule.kind === 'scheme' && (rule.base_step ?? rule.amount_step ?? rule.waived_tax) !== null) need('currency')
  if (rule.kind === 'duty' && rule.amount !== null) for (const field of ['currency', 'per'] as const) need(field)
  if (rule.kind === 'duty' && rule.layer !== null) for (const field of ['combines', 'rate_1000'] as const) need(field)
  if (rule.kind === 'exception' && rule.hs_prefix === null) need('tax_class')
  const { fault } = checkTaxNumber(rule.country, rule.registration ?? '')
  if (fault === 'form' || fault === 'digit')
    context.addIssue({ code: 'custom', path: ['registration'], message: 'not a tax number' })
  if (rule.valid_until !== null && rule.valid_until < rule.valid_from)
    context.addIssue({ code: 'custom', path: ['valid_until'], message: 'before valid_from' })
})
