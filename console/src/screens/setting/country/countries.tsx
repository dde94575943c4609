import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CountryAtDesk } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { CountryPane } from './country-pane.tsx'
import { CountryStatus } from './country-status.tsx'

const START = { status: 'all' }
const STATUSES = ['all', 'open', 'closed', 'missing'] as const
type Status = (typeof STATUSES)[number]

const fits = ({ is_open, missing }: CountryAtDesk, status: Status) =>
  status === 'all' || (status === 'missing' ? missing > 0 : is_open === (status === 'open'))

function statusText(status: Status, i18n: I18n): string {
  switch (status) {
    case 'all':
      return translate(i18n)`All`
    case 'open':
      return translate(i18n)({ message: 'Open', context: 'country' })
    case 'closed':
      return translate(i18n)({ message: 'Closed', context: 'country' })
    case 'missing':
      return translate(i18n)`Incomplete`
  }
}

function CountryName({ country }: { country: string }) {
  const { i18n } = useLingui()
  return countryText(country, i18n)
}

const columns: readonly Column<CountryAtDesk>[] = [
  { id: 'country', head: <Trans>Country</Trans>, cell: ({ country }) => <CountryName country={country} /> },
  {
    id: 'status',
    card: 'status',
    head: <Trans>Orders</Trans>,
    cell: ({ is_open }) => <CountryStatus is_open={is_open} />,
  },
  {
    id: 'missing',
    card: 'sum',
    isNamed: true,
    head: <Trans context="country">Missing</Trans>,
    cell: ({ missing }) =>
      missing === 0 ? <Trans>Nothing</Trans> : <Plural value={missing} one="# item" other="# items" />,
    align: 'end',
  },
  {
    id: 'changed_at',
    card: 'when',
    head: <Trans context="country">Checked</Trans>,
    cell: ({ changed_at }) => (changed_at ? <MomentText at={changed_at} as="near" /> : <Trans>Not checked yet</Trans>),
    align: 'end',
  },
]

/** Countries of delivery, with the number of their unmet legal requirements. */
export default function Countries({ params: { country } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const { data, error, refetch } = useRead('GET /api/admin/country/list')
  const status = STATUSES.find((name) => name === filters.status) ?? 'all'
  const byName = (one: CountryAtDesk, other: CountryAtDesk) =>
    countryText(one.country, i18n).localeCompare(countryText(other.country, i18n), i18n.locale)
  const items = data?.countries.filter((one) => fits(one, status)).sort(byName)
  const open = useRowLink<CountryAtDesk>((one) => `/countries/${one.country}`, addressOf)
  const openCountry = data?.countries.find((one) => one.country === country)
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Countries</Trans>}
            note={
              <Trans>
                What the law of each country wants of the shop. The lists are no advice: check them with your adviser. A
                country that you close opens again when its list is complete, or with your reason.
              </Trans>
            }
          />
          <Filters>
            <FilterTabs
              label={t`Status`}
              value={status}
              options={STATUSES.map((value) => ({ value, label: statusText(value, i18n) }))}
              onChange={(value) => set({ status: value })}
            />
          </Filters>
          <DataTable
            label={t`Countries`}
            items={items}
            keyOf={(one) => one.country}
            columns={columns}
            open={open}
            openKey={country}
            empty={<Empty title={<Trans>No countries here</Trans>} />}
            hasMore={false}
            isLoadingMore={false}
            error={error}
            onMore={() => undefined}
            onRetry={() => void refetch()}
          />
        </>
      }
      detail={
        country &&
        openCountry && (
          <CountryPane
            key={country}
            country={openCountry}
            notation={data?.notations.find((one) => one.country === country)}
            onClose={() => set({}, { path: '/countries' })}
          />
        )
      }
    />
  )
}
