import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import { FREIGHT_SERVICES, SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import { freightCountry } from '../../../features/catalogue/freight-change.ts'
import { serviceText } from '../../../features/catalogue/service-text.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { FreightBandFields } from './freight-band-fields.tsx'
import { blankLimit, type FreightBasis, type FreightField, likeDefault } from './freight-field.ts'
import css from './freight-fields.module.css'

type FreightFieldsProps = {
  value: readonly FreightField[]
  onChange: (rules: FreightField[]) => void
  error?: string | undefined
  /** Creates the rule for another country. */
  further?: (country: string) => FreightField
}

type TextName = 'base' | 'further' | 'free_from' | 'handling' | 'fewest' | 'most'

export function FreightFields({ value: rules, onChange, error, further = likeDefault }: FreightFieldsProps) {
  const { t, i18n } = useLingui()
  const countries = ['*', ...SHIPPED_COUNTRIES].map((country) => ({
    value: country,
    label: freightCountry(country, i18n),
  }))
  const isFree = (country: string) => rules.every((rule) => rule.country !== country)
  const nextCountry = ['JP', ...SHIPPED_COUNTRIES].find(isFree) ?? 'JP'
  const services = FREIGHT_SERVICES.map((service) => ({ value: service, label: serviceText(service, i18n) }))
  const bases = [
    { value: 'piece', label: t`Number of items` },
    { value: 'weight', label: t`Weight` },
    { value: 'sum', label: t`Price of the items` },
  ] satisfies { value: FreightBasis; label: string }[]
  const change = (key: string, part: Partial<FreightField>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)))
  const chooseBasis = (rule: FreightField, basis: FreightBasis) =>
    // Grams are no dollars, so the limits begin again.
    change(rule.key, {
      basis,
      limits: basis === 'piece' ? [] : [blankLimit()],
      step: '',
      further: '',
      ...(basis !== 'piece' && rule.base.trim() === '' && { base: '0' }),
    })
  return (
    <Fieldset label={<Trans>Shipping costs in dollars and working days</Trans>} error={error}>
      {rules.map((rule) => {
        const field = (name: TextName, label: string) => ({
          label,
          value: rule[name],
          inputMode: 'decimal' as const,
          onChange: (event: { currentTarget: { value: string } }) =>
            change(rule.key, { [name]: event.currentTarget.value }),
        })
        const isByPiece = rule.basis === 'piece'
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
            <Select
              label={t`Service`}
              allowDeselect={false}
              data={services}
              value={rule.service}
              onChange={(service) => change(rule.key, { service: service ?? 'standard' })}
            />
            <Select
              label={t`Costs depend on`}
              allowDeselect={false}
              data={bases}
              value={rule.basis}
              onChange={(basis) => chooseBasis(rule, basis ?? 'piece')}
            />
            <TextInput {...field('base', isByPiece ? t`First item` : t`Each parcel`)} />
            {isByPiece && <TextInput {...field('further', t`Each additional item`)} />}
            <TextInput {...field('free_from', t`Free over`)} />
            <TextInput {...field('handling', t`Handling days`)} />
            <TextInput {...field('fewest', t`Delivery days, min`)} />
            <TextInput {...field('most', t`Delivery days, max`)} />
            {!isByPiece && <FreightBandFields rule={rule} onChange={(part) => change(rule.key, part)} />}
            <Button variant="subtle" onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        )
      })}
      <div>
        <Button variant="default" onClick={() => onChange([...rules, further(nextCountry)])}>
          <Trans>Add a rate</Trans>
        </Button>
      </div>
    </Fieldset>
  )
}
