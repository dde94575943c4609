import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import { DESK_ACTIONS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { DayRange } from '../../../ui/form/day-range.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { countSet, FilterFields, FilterPair, Filters } from '../../../ui/layout/filters.tsx'

import { actionText } from './action-text.ts'
import type { LogFilters as Values } from './use-log-filter.ts'

type LogFiltersProps = { filters: Values; set: (change: Partial<Values>) => void; isFiltered: boolean }

/** Page size of the operator list. For other operators, the pane of the operator links to the filtered log. */
const OPERATORS_SHOWN = 100

export function LogFilters({ filters, set, isFiltered }: LogFiltersProps) {
  const { t, i18n } = useLingui()
  const { data } = useRead('GET /api/admin/operator/list', { state: 'all', page_size: OPERATORS_SHOWN })
  const operators = (data?.items ?? []).map(({ operator_id, account, name }) => ({
    value: operator_id,
    label: name ? `${name} (${account})` : account,
  }))
  const { compare } = new Intl.Collator(languageTag(i18n))
  const actions = DESK_ACTIONS.map((value) => ({ value, label: actionText(value, i18n) })).sort((some, other) =>
    compare(some.label, other.label),
  )
  return (
    <Filters
      set={countSet([filters.operator, filters.action, filters.from || filters.to])}
      more={
        <FilterFields>
          <FilterPair>
            <Select
              aria-label={t`Operator`}
              placeholder={t`All operators`}
              w={220}
              searchable
              clearable
              data={operators}
              value={filters.operator || null}
              onChange={(operator) => set({ operator: operator ?? '' })}
            />
            <Select
              aria-label={t`Action`}
              placeholder={t`All actions`}
              w={240}
              searchable
              clearable
              data={actions}
              value={filters.action || null}
              onChange={(action) => set({ action: action ?? '' })}
            />
          </FilterPair>
          <DayRange days={filters} onChange={set} />
          {isFiltered && (
            <Button variant="subtle" onClick={() => set({ operator: '', action: '', concerns: '', from: '', to: '' })}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </FilterFields>
      }
    >
      <SearchField label={t`Order number or ID`} value={filters.concerns} onChange={(concerns) => set({ concerns })} />
    </Filters>
  )
}
