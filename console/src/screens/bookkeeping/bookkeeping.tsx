import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Table, Text } from '@mantine/core'
import { BOOK_DAYS_LIMIT, BOOK_FILES, BOOK_FORMATS, type BookFile, type BookFormat } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useAction } from '../../forms/use-action.ts'
import { useFilters } from '../../navigation/address.ts'
import { DayRange } from '../../ui/form/day-range.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { FilterFields, Filters } from '../../ui/layout/filters.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { bookText } from './book-text.ts'
import css from './bookkeeping.module.css'
import { type Period, periodsOf } from './periods.ts'

const START = { from: '', to: '', format: 'csv' }
const DAY = /^2\d{3}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

const isFormat = (format: string): format is BookFormat => (BOOK_FORMATS as readonly string[]).includes(format) // wider, to look it up
const isWhole = ({ from, to }: Period) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return DAY.test(from) && DAY.test(to) && days >= 0 && days < BOOK_DAYS_LIMIT
}

/** Files for the bookkeeper: all of a period in one ZIP, or single files, as CSV or XLSX. By default the last month. */
export default function Bookkeeping() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/bookkeeping')
  const { filters, set } = useFilters(START)
  const { run, isBusy } = useAction('POST /api/admin/bookkeeping/export')
  if (error || !data)
    return (
      <Page>
        <PageHeader title={<Trans>Bookkeeping</Trans>} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  const periods = periodsOf(data.today)
  const period = filters.from || filters.to ? { from: filters.from, to: filters.to } : periods.last_month
  const names = {
    last_month: t`Last month`,
    this_month: t`This month`,
    last_quarter: t`Last quarter`,
    this_year: t`This year`,
  }
  const keys = Object.keys(periods) as (keyof typeof periods)[] // the record's own keys
  const chosen = keys.find((key) => periods[key].from === period.from && periods[key].to === period.to)
  const format = isFormat(filters.format) ? filters.format : 'csv'
  const canSave = isWhole(period)
  const save = async (file: BookFile | 'all') => {
    const reply = await run({ file, format, ...period })
    if (reply) Object.assign(document.createElement('a'), { href: reply.url, download: reply.file_name }).click()
  }
  return (
    <Page>
      <PageHeader
        title={<Trans>Bookkeeping</Trans>}
        note={<Trans>Days in {data.time_zone}. Amounts in US dollars.</Trans>}
      >
        <Button loading={isBusy} disabled={!canSave} onClick={() => void save('all')}>
          <Trans>All files as ZIP</Trans>
        </Button>
      </PageHeader>
      <Filters
        more={
          <FilterFields>
            <DayRange days={period} onChange={(change) => set({ ...period, ...change })} />
            <FilterTabs
              label={t`Format`}
              value={format}
              options={BOOK_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(format) => set({ format })}
            />
          </FilterFields>
        }
      >
        <FilterTabs
          label={t`Period`}
          value={chosen ?? 'last_month'}
          options={keys.map((value) => ({ value, label: names[value] }))}
          onChange={(key) => set(periods[key])}
        />
      </Filters>
      {!canSave && (
        <Text c="red" role="alert">
          <Trans>Choose a period of at most one year.</Trans>
        </Text>
      )}
      <FileTable isDisabled={isBusy || !canSave} save={(file) => void save(file)} />
      <Text size="sm" c="dimmed">
        <Trans>
          The ZIP has a control sheet that compares all files with the ledger. Each export is in the activity log.
        </Trans>
      </Text>
    </Page>
  )
}

function FileTable({ isDisabled, save }: { isDisabled: boolean; save: (file: BookFile) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Table className={css.files} aria-label={t`Files`} verticalSpacing="sm">
      <Table.Tbody>
        {BOOK_FILES.map((file) => {
          const { name, note } = bookText(file, i18n)
          return (
            <Table.Tr key={file}>
              <Table.Td>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              </Table.Td>
              <Table.Td className={css.action}>
                <Button
                  variant="default"
                  size="xs"
                  disabled={isDisabled}
                  aria-label={t`Save ${name}`}
                  onClick={() => save(file)}
                >
                  <Trans>Save</Trans>
                </Button>
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
