import { CATALOGUE_LIMITS, type FreightService } from '@sampan/contract/rules'
import { parseMoney, parseWhole } from '@sampan/contract/typed-number'
import type { Freight } from '../../../features/catalogue/freight-change.ts'
import { moneyInputValue, wholeIn } from '../../../forms/input-values.ts'

export type LimitField = { key: string; up_to: string; price: string }

/** The basis of a rule's price: the number of pieces, or bands of weight or of the goods' price. */
export type FreightBasis = 'piece' | NonNullable<Freight['bands']>['basis']

/** A shipping rule as typed. `limits` and `step` are used with bands only. */
export type FreightField = {
  key: string
  country: string
  service: FreightService
  basis: FreightBasis
  base: string
  further: string
  limits: LimitField[]
  step: string
  free_from: string
  handling: string
  fewest: string
  most: string
}

const DEFAULT: Freight = {
  country: '*',
  base_cents: 0,
  each_further_cents: 0,
  free_from_cents: null,
  handling_days: 2,
  transit_days_min: 7,
  transit_days_max: 15,
}

let key_count = 0
const newKey = () => String(++key_count)
export const blankLimit = (): LimitField => ({ key: newKey(), up_to: '', price: '' })

/** A limit as the value of its input: grams, or dollars. */
const measureValue = (basis: FreightBasis, measure: number | null) =>
  basis === 'sum' ? moneyInputValue(measure) : String(measure ?? '')
const parseMeasure = (basis: FreightBasis, input: string) =>
  basis === 'sum' ? parseMoney(input) : wholeIn(input, 1, CATALOGUE_LIMITS.freight_limit)

function fieldOf({ bands, ...rule }: Freight): FreightField {
  const basis = bands?.basis ?? 'piece'
  const isFurtherUsed = !bands || bands.step !== null
  return {
    key: newKey(),
    country: rule.country,
    service: rule.service ?? 'standard',
    basis,
    base: moneyInputValue(rule.base_cents),
    further: isFurtherUsed ? moneyInputValue(rule.each_further_cents) : '',
    limits: (bands?.limits ?? []).map(({ up_to, cents }) => ({
      key: newKey(),
      up_to: measureValue(basis, up_to),
      price: moneyInputValue(cents),
    })),
    step: measureValue(basis, bands?.step ?? null),
    free_from: moneyInputValue(rule.free_from_cents),
    handling: String(rule.handling_days),
    fewest: String(rule.transit_days_min),
    most: String(rule.transit_days_max),
  }
}

/** A new shop ships to all countries by default. */
export const freightFields = (freight: readonly Freight[] = [DEFAULT]): FreightField[] => freight.map(fieldOf)

export const likeDefault = (country: string) => fieldOf({ ...DEFAULT, country })

/** An empty rule: for several shops there is no sensible default amount. */
export const blankFreight = (country: string): FreightField => ({
  key: newKey(),
  country,
  service: 'standard',
  basis: 'piece',
  base: '',
  further: '',
  limits: [],
  step: '',
  free_from: '',
  handling: '',
  fewest: '',
  most: '',
})

const isDays = (input: string) => wholeIn(input, 0, 999) !== null
const isAmount = (input: string) => (parseMoney(input) ?? -1) >= 0
const isEmpty = (input: string) => input.trim() === ''

export const isFreight = (field: FreightField) =>
  field.country !== '' &&
  isAmount(field.base) &&
  (field.basis === 'piece' ? isAmount(field.further) : areBands(field)) &&
  (isEmpty(field.free_from) || isAmount(field.free_from)) &&
  [field.handling, field.fewest, field.most].every(isDays)

const isMeasure = (basis: FreightBasis, input: string) => (parseMeasure(basis, input) ?? 0) > 0

/** Whether there is a limit, all limits have a price, and the step above the last one is complete or left out. */
const areBands = ({ basis, limits, step, further }: FreightField) =>
  limits.length > 0 &&
  limits.every(({ up_to, price }) => isMeasure(basis, up_to) && isAmount(price)) &&
  (isEmpty(step) ? isEmpty(further) : isMeasure(basis, step) && isAmount(further))

function bandsOf({ basis, limits, step }: FreightField): Freight['bands'] {
  if (basis === 'piece') return null
  return {
    basis,
    limits: limits.map(({ up_to, price }) => ({
      up_to: parseMeasure(basis, up_to) ?? 0,
      cents: parseMoney(price) ?? 0,
    })),
    step: parseMeasure(basis, step),
  }
}

export const freightOf = (field: FreightField): Freight => ({
  country: field.country,
  service: field.service,
  base_cents: parseMoney(field.base) ?? 0,
  each_further_cents: parseMoney(field.further) ?? 0,
  free_from_cents: parseMoney(field.free_from),
  bands: bandsOf(field),
  handling_days: parseWhole(field.handling) ?? 0,
  transit_days_min: parseWhole(field.fewest) ?? 0,
  transit_days_max: parseWhole(field.most) ?? 0,
})
