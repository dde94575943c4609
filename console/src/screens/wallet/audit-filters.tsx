import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayRange } from '../../ui/form/day-range.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { countSet, FilterFields, Filters } from '../../ui/layout/filters.tsx'
import { momentsOf } from '../../ui/time/local-time.ts'
import { searchOf } from './money-search.ts'

/** The filters in the URL of a list of recharges or withdrawals. */
export const AUDIT_FILTERS = { state: 'waiting', by: 'all', find: '', from: '', to: '' }
type Values = typeof AUDIT_FILTERS

/** The query for these filters, without state and payment method. */
export const auditQuery = (filters: Values) => ({ ...searchOf(filters.find), ...momentsOf(filters) })

type AuditFiltersProps<State extends string> = {
  filters: Values
  set: (change: Partial<Values>) => void
  state: State
  /** Labels of the states, in the order of the tabs. */
  states: Readonly<Record<State, string>>
  /** Labels of the payment method filter and its options. */
  method: { label: string; bank: string; chain: string; card?: string }
  /** If set, shown instead of the search. */
  only?: ReactNode
}

/** Filters recharges or withdrawals by state, payment method, search text and days. */
export function AuditFilters<State extends string>(props: AuditFiltersProps<State>) {
  const { filters, set, state, states, method, only } = props
  const { t } = useLingui()
  return (
    <Filters
      set={countSet([filters.by !== AUDIT_FILTERS.by, filters.from || filters.to, only ?? filters.find])}
      more={
        <FilterFields>
          <Select
            aria-label={method.label}
            w={150}
            allowDeselect={false}
            value={filters.by}
            data={[
              { value: 'all', label: method.card ? t`All ways` : t`Bank and on-chain` },
              { value: method.bank, label: t`Bank transfer` },
              { value: method.chain, label: t`On-chain` },
              ...(method.card ? [{ value: method.card, label: t`Back to a card` }] : []),
            ]}
            onChange={(by) => set({ by: by ?? 'all' })}
          />
          <DayRange days={filters} onChange={set} />
          {only ?? (
            <SearchField
              label={t`Email, amount or reference`}
              value={filters.find}
              onChange={(find) => set({ find })}
            />
          )}
        </FilterFields>
      }
    >
      <StateTabs state={state} states={states} set={set} />
    </Filters>
  )
}

type StateTabsProps<State extends string> = Pick<AuditFiltersProps<State>, 'state' | 'states' | 'set'>

/** The states of recharges or withdrawals as tabs. */
export function StateTabs<State extends string>({ state, states, set }: StateTabsProps<State>) {
  const { t } = useLingui()
  const tabs = Object.entries(states) as [State, string][] // the record's own keys
  return (
    <FilterTabs
      label={t`Status`}
      value={state}
      options={tabs.map(([value, label]) => ({ value, label }))}
      onChange={(state) => set({ state })}
    />
  )
}
