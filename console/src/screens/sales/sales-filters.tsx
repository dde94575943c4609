import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { SALES_STEPS } from '@sampan/contract/rules'
import { DayRange } from '../../ui/form/day-range.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { countSet, FilterFields, FilterPair, Filters } from '../../ui/layout/filters.tsx'

export const SALES_START = { from: '', to: '', step: 'day', country: '', shop: '', category: '' }
type SalesFilterValues = typeof SALES_START
type Option = { value: string; label: string }
type Choices = { country: readonly Option[]; shop: readonly Option[]; category: readonly Option[] }

type SalesFiltersProps = {
  filters: SalesFilterValues
  /** The days that are shown if the address has none. */
  days: { from: string; to: string }
  stepNames: Record<(typeof SALES_STEPS)[number], string>
  choices: Choices
  onChange: (change: Partial<SalesFilterValues>) => void
}

/** Step, period, country, shop and category of the sales. */
export function SalesFilters({ filters, days, stepNames, choices, onChange }: SalesFiltersProps) {
  const { t } = useLingui()
  const select = (name: keyof Choices, label: string, placeholder: string) => {
    const value = filters[name]
    const options = choices[name].filter((option) => option.value !== '')
    // A choice without sales in the period remains visible, so that it can be cleared.
    const missing = value !== '' && options.every((option) => option.value !== value)
    return (
      <Select
        aria-label={label}
        placeholder={placeholder}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={missing ? [...options, { value, label: value }] : options}
        value={value || null}
        onChange={(next) => onChange({ [name]: next ?? '' })}
      />
    )
  }
  return (
    <Filters
      set={countSet([filters.from, filters.to, filters.country, filters.shop, filters.category])}
      more={
        <FilterFields>
          <DayRange days={days} onChange={onChange} />
          <FilterPair>
            {select('country', t`Country`, t`All countries`)}
            {select('shop', t`Shop`, t`All shops`)}
          </FilterPair>
          {select('category', t`Category`, t`All categories`)}
        </FilterFields>
      }
    >
      <FilterTabs
        label={t`Period`}
        value={SALES_STEPS.find((one) => one === filters.step) ?? 'day'}
        options={SALES_STEPS.map((value) => ({ value, label: stepNames[value] }))}
        onChange={(step) => onChange({ step })}
      />
    </Filters>
  )
}
