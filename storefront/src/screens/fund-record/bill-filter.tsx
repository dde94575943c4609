import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { saveFile } from '@sampan/front/save-file'
import { useRead } from '@sampan/front/use-read'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { useState } from 'react'
import { BILL_KINDS, kindText } from '../../features/wallet/bill-row.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { choose } from '../../ui/layer/layer-requests.ts'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'

/** Days in the shopper's time zone, `YYYY-MM-DD`, both included. */
type Days = { from: string; to: string }
type Period = 'month' | '3months' | 'year' | Days
/** The filter in the URL, such as `?kind=payment&period=year` or `?from=2026-01-01&to=2026-01-31`. */
export type BillFilter = { kind: BillLine['kind'] | undefined; period: Period }

const PERIODS = ['month', '3months', 'year'] as const
/** The default period. */
const USUAL = '3months'

/** Midnight of a day in the shopper's time zone; undefined for an invalid day. */
function startOf(day: string | null): Date | undefined {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(day ?? '')) return undefined
  const start = new Date(`${day}T00:00:00`)
  return Number.isNaN(start.getTime()) ? undefined : start
}

export function readFilter(search: URLSearchParams): BillFilter {
  const kind = BILL_KINDS.find((name) => name === search.get('kind'))
  const [from, to] = [search.get('from'), search.get('to')]
  if (from && to && startOf(from) && startOf(to))
    return { kind, period: from <= to ? { from, to } : { from: to, to: from } }
  return { kind, period: PERIODS.find((name) => name === search.get('period')) ?? USUAL }
}

function addressOf({ kind, period }: BillFilter): string {
  const days = typeof period === 'object' ? period : { ...(period !== USUAL && { period }) }
  const query = new URLSearchParams({ ...(kind && { kind }), ...days }).toString()
  return query && `?${query}`
}

/**
 * The query for the server. The start and the end of a default period are the same all month, so that a second visit
 * hits the cache.
 */
export function queryOf({ kind, period }: BillFilter): { kind?: BillLine['kind']; from: string; to: string } {
  const now = new Date()
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const starts = { month: new Date(year, month), '3months': new Date(year, month - 2), year: new Date(year, 0) }
  const [from, to] =
    typeof period === 'object'
      ? [startOf(period.from) ?? now, dayAfter(startOf(period.to) ?? now)]
      : [starts[period], new Date(year, month + 1)]
  return { ...(kind && { kind }), from: from.toISOString(), to: to.toISOString() }
}

const dayAfter = (start: Date) => new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)

function periodText(period: Period, i18n: I18n): string {
  if (typeof period === 'object') {
    const [first, last] = [period.from, period.to].map((day) => dayText(`${day}T00:00:00`, languageTag(i18n)))
    return first === last ? `${first}` : `${first} – ${last}`
  }
  const texts = {
    month: () => t(i18n)`This month`,
    '3months': () => t(i18n)`Last 3 months`,
    year: () => t(i18n)`This year`,
  }
  return texts[period]()
}

export function BillFilterChips({ filter, onChange }: { filter: BillFilter; onChange: (query: string) => void }) {
  const { t, i18n } = useLingui()
  const { kind, period } = filter
  const [isChoosingDays, setChoosingDays] = useState(false)
  async function choosePeriod() {
    const periodOptions = PERIODS.map((value) => ({ value, label: periodText(value, i18n), chosen: value === period }))
    const days = { value: 'days', label: t`Choose dates`, chosen: typeof period === 'object' }
    const value = await choose({ title: t`Period`, options: [...periodOptions, days] })
    const chosenPeriod = PERIODS.find((one) => one === value)
    if (chosenPeriod) onChange(addressOf({ kind, period: chosenPeriod }))
    else setChoosingDays(value === 'days')
  }
  async function chooseKind() {
    const options = BILL_KINDS.map((value) => ({ value, label: kindText(value, i18n), chosen: value === kind }))
    const all = { value: 'all', label: t`All`, chosen: kind === undefined }
    const value = await choose({ title: t`Type`, options: [all, ...options] })
    if (value) onChange(addressOf({ kind: BILL_KINDS.find((one) => one === value), period }))
  }
  return (
    <>
      <Chips label={t`Filters`}>
        <Chip onClick={() => void choosePeriod()}>
          <IconCalendar className={icon.small} aria-hidden="true" />
          {periodText(period, i18n)}
        </Chip>
        <Chip pressed={kind !== undefined} onClick={() => void chooseKind()}>
          <IconAdjustmentsHorizontal className={icon.small} aria-hidden="true" />
          {kind ? kindText(kind, i18n) : t`All types`}
        </Chip>
      </Chips>
      <DaysSheet
        open={isChoosingDays}
        onClose={() => setChoosingDays(false)}
        onChoose={(days) => onChange(addressOf({ kind, period: days }))}
      />
    </>
  )
}

type DaysSheetProps = { open: boolean; onClose: () => void; onChoose: (days: Days) => void }

function DaysSheet({ open, onClose, onChoose }: DaysSheetProps) {
  const { t } = useLingui()
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const isComplete = startOf(days.from) !== undefined && startOf(days.to) !== undefined
  function choose() {
    onClose()
    onChoose(days)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Choose dates`}
      footer={
        <Button wide disabled={!isComplete} onClick={choose}>
          {t`Show results`}
        </Button>
      }
    >
      <div className={layout.stack}>
        <TextField
          type="date"
          label={t`Start date`}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
        <TextField type="date" label={t`End date`} value={days.to} onChange={(to) => setDays({ ...days, to })} />
      </div>
    </Sheet>
  )
}

/** The day of a time in the shopper's time zone, `YYYY-MM-DD`. */
function dayOf(iso: string): string {
  const at = new Date(iso)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The month of a time in the shopper's time zone, `YYYY-MM`. */
export const monthOf = (iso: string): string => dayOf(iso).slice(0, 7)

/** Saves the filtered bills as a CSV file. `cut_at` is the number of lines in the last file if it was cut off. */
export function useBillFile(filter: BillFilter) {
  const { from, to, ...kind } = queryOf(filter)
  const query = { ...kind, from, to, time_zone: timeZone() }
  const csv = useRead('GET /api/user/bill_csv', query, { enabled: false })
  async function save() {
    const { data, isSuccess } = await csv.refetch()
    if (!data || !isSuccess) return
    const last_day = new Date(Date.parse(to) - 1).toISOString()
    const file = new Blob([data.text], { type: 'text/csv;charset=utf-8' })
    saveFile(`bills-${dayOf(from)}-${dayOf(last_day)}.csv`, file)
  }
  return { save, isBusy: csv.isFetching, cut_at: csv.data && !csv.data.is_whole ? csv.data.lines : undefined }
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The months of a period, oldest first, limited to the latest `limit`. */
export function latestMonths({ from, to }: { from: string; to: string }, limit: number): string[] {
  const last = new Date(Date.parse(to) - 1)
  return Array.from({ length: limit }, (_, back) =>
    monthOf(new Date(last.getFullYear(), last.getMonth() - back).toISOString()),
  )
    .filter((month) => month >= monthOf(from))
    .reverse()
}

/** "November 2026" for `2026-11`, or "Nov" if short. */
export const monthText = (month: string, language: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(language, {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** Shown when a filter finds nothing; links to a wider filter. */
export function NoBills({ filter: { kind, period } }: { filter: BillFilter }) {
  const isFiltered = kind !== undefined || period !== USUAL
  return (
    <Empty
      title={<Trans>No transactions</Trans>}
      text={<Trans>Money in and out of your balance will show up here.</Trans>}
      link={
        isFiltered
          ? { href: '/capitalRecord?period=year', text: <Trans>See this year</Trans> }
          : { href: '/topUp', text: <Trans>Top up</Trans> }
      }
    />
  )
}
