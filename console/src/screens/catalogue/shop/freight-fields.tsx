import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import { parseMoney, parseWhole } from '@sampan/contract/typed-number'
import { type Freight, freightCountry } from '../../../features/catalogue/freight-change.ts'
import { moneyInputValue, wholeIn } from '../../../forms/input-values.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import css from './freight-fields.module.css'

export type FreightField = {
  key: string
  country: string
  base: string
  further: string
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
const fieldOf = (rule: Freight): FreightField => ({
  key: String(++key_count),
  country: rule.country,
  base: moneyInputValue(rule.base_cents),
  further: moneyInputValue(rule.each_further_cents),
  free_from: moneyInputValue(rule.free_from_cents),
  handling: String(rule.handling_days),
  fewest: String(rule.transit_days_min),
  most: String(rule.transit_days_max),
})

/** A new shop ships to all countries by default. */
export const freightFields = (freight: readonly Freight[] = [DEFAULT]): FreightField[] => freight.map(fieldOf)

/** An empty rule: for several shops there is no sensible default amount. */
export const blankFreight = (country: string): FreightField => ({
  key: String(++key_count),
  country,
  base: '',
  further: '',
  free_from: '',
  handling: '',
  fewest: '',
  most: '',
})

const isDays = (input: string) => wholeIn(input, 0, 999) !== null
const isAmount = (input: string) => (parseMoney(input) ?? -1) >= 0
export const isFreight = ({ country, base, further, free_from, handling, fewest, most }: FreightField) =>
  country !== '' &&
  isAmount(base) &&
  isAmount(further) &&
  (free_from.trim() === '' || isAmount(free_from)) &&
  [handling, fewest, most].every(isDays)

export const freightOf = (field: FreightField): Freight => ({
  country: field.country,
  base_cents: parseMoney(field.base) ?? 0,
  each_further_cents: parseMoney(field.further) ?? 0,
  free_from_cents: parseMoney(field.free_from),
  handling_days: parseWhole(field.handling) ?? 0,
  transit_days_min: parseWhole(field.fewest) ?? 0,
  transit_days_max: parseWhole(field.most) ?? 0,
})

type FreightFieldsProps = {
  value: readonly FreightField[]
  onChange: (rules: FreightField[]) => void
  error?: string | undefined
  /** Creates the rule for another country. */
  further?: (country: string) => FreightField
}

const likeDefault = (country: string) => fieldOf({ ...DEFAULT, country })

export function FreightFields({ value: rules, onChange, error, further = likeDefault }: FreightFieldsProps) {
  const { t, i18n } = useLingui()
  const countries = ['*', ...SHIPPED_COUNTRIES].map((country) => ({
    value: country,
    label: freightCountry(country, i18n),
  }))
  const change = (key: string, part: Partial<FreightField>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)))
  return (
    <Fieldset label={<Trans>Shipping costs in dollars and working days</Trans>} error={error}>
      {rules.map((rule) => {
        const field = (name: Exclude<keyof FreightField, 'key' | 'country'>, label: string) => ({
          label,
          value: rule[name],
          inputMode: 'decimal' as const,
          onChange: (event: { currentTarget: { value: string } }) =>
            change(rule.key, { [name]: event.currentTarget.value }),
        })
        return (
          <div key={rule.key} className={css.rule}>
            <Select
              label={t`Country`}
              name="freight"
              searchable
              allowDeselect={false}
              data={countries}
              value={rule.country}
              onChange={(country) => change(rule.key, { country: country ?? '' })}
            />
            <TextInput {...field('base', t`First item`)} />
            <TextInput {...field('further', t`Each additional item`)} />
            <TextInput {...field('free_from', t`Free over`)} />
            <TextInput {...field('handling', t`Handling days`)} />
            <TextInput {...field('fewest', t`Delivery days, min`)} />
            <TextInput {...field('most', t`Delivery days, max`)} />
            <Button variant="subtle" onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        )
      })}
      <div>
        <Button variant="default" onClick={() => onChange([...rules, further('JP')])}>
          <Trans>Add a country</Trans>
        </Button>
      </div>
    </Fieldset>
  )
}
