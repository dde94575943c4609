import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { usePages } from '../../api/use-pages.ts'
import { useRead } from '../../api/use-read.ts'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { languageTag } from '../../ui/text/language-tag.ts'
import { BillPage, BillRow } from './bill.tsx'
import {
  type BillFilter,
  BillFilterChips,
  latestMonths,
  monthOf,
  monthText,
  NoBills,
  queryOf,
  readFilter,
  timeZone,
  useBillFile,
} from './bill-filter.tsx'
import css from './capital-record.module.css'

/** Money in and out of the balance, or one bill. */
export default function CapitalRecordScreen({ search }: ScreenProps) {
  const bill_id = search.get('bill')
  return bill_id ? <BillPage key={bill_id} bill_id={bill_id} /> : <Bills filter={readFilter(search)} />
}

function Bills({ filter }: { filter: BillFilter }) {
  const { t } = useLingui()
  const visits = useVisits()
  const { save, isBusy, cut_at } = useBillFile(filter)
  useTitle(t`Fund record`)
  return (
    <Page>
      <TopBar
        title={<Trans>Fund record</Trans>}
        onBack={visits.back}
        end={
          <IconButton label={t`Download as CSV`} onClick={() => void save()} disabled={isBusy}>
            <IconDownload aria-hidden="true" />
          </IconButton>
        }
      />
      <BillFilterChips
        filter={filter}
        onChange={(wanted) => void visits.go(`/capitalRecord${wanted}`, { replace: true })}
      />
      {cut_at !== undefined && (
        <div className={css.note}>
          <Note tone="wait">
            <Trans>
              This file has only your latest {cut_at} transactions. Choose a shorter period to get older ones.
            </Trans>
          </Note>
        </div>
      )}
      <BillList filter={filter} />
    </Page>
  )
}

function BillList({ filter }: { filter: BillFilter }) {
  const query = queryOf(filter)
  const list = usePages('GET /api/user/bill', query, { refetch: true })
  const {
    data: months,
    isPending,
    refetch,
  } = useRead('GET /api/user/bill_summary', { ...query, time_zone: timeZone() }, { refetch: true })
  const hasCome = !isPending && list.items !== undefined
  const isFirstOfMonth = (place: number) => {
    const [before, line] = [list.items?.[place - 1], list.items?.[place]]
    return line !== undefined && (before === undefined || monthOf(before.created_at) !== monthOf(line.created_at))
  }
  return (
    <>
      {list.items && months && months.length > 0 && <MonthChart months={months} period={query} kind={filter.kind} />}
      <PullList
        // The new key mounts the list when the chart is ready too: a chart inserted later would shift the list down.
        key={hasCome ? 'bills' : 'waiting'}
        {...list}
        items={hasCome ? list.items : undefined}
        keyOf={(bill) => bill.bill_id}
        onRefresh={() => Promise.all([list.onRefresh(), refetch()])}
        skeleton={<BillsSkeleton />}
        empty={<NoBills filter={filter} />}
      >
        {(bill, place) => (
          <>
            {isFirstOfMonth(place) && (
              <MonthHead
                month={monthOf(bill.created_at)}
                sums={months?.find(({ month }) => month === monthOf(bill.created_at))}
              />
            )}
            <BillRow bill={bill} />
          </>
        )}
      </PullList>
    </>
  )
}

function MonthHead({ month, sums }: { month: string; sums: Month | undefined }) {
  const { i18n } = useLingui()
  return (
    <header className={css.month}>
      <h2>{monthText(month, languageTag(i18n))}</h2>
      {sums && (
        <p>
          <span className={typography.srOnly}>
            <InAndOut {...sums} />
          </span>
          <span aria-hidden="true">
            {sums.in_cents > 0 && <Money cents={sums.in_cents} signed tone="in" />}{' '}
            {sums.out_cents > 0 && <Money cents={-sums.out_cents} tone="inherit" />}
          </span>
        </p>
      )}
    </header>
  )
}

type Month = { month: string; in_cents: number; out_cents: number }

/** With more months than this, the bars would be too thin. */
const MONTHS_LIMIT = 12
/** With more months than this, month names would overlap, so numbers are shown instead. */
const NAMES_LIMIT = 6
const BARS_PX = 132

/** The latest months of the period, including months without bills. */
const shownMonths = (months: readonly Month[], period: { from: string; to: string }): Month[] =>
  latestMonths(period, MONTHS_LIMIT).map(
    (month) => months.find((one) => one.month === month) ?? { month, in_cents: 0, out_cents: 0 },
  )

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

type Props = { months: readonly Month[]; period: { from: string; to: string }; kind: BillLine['kind'] | undefined }

/** The total of the period, and a bar chart by month: money in above the axis, money out below. */
function MonthChart({ months, period, kind }: Props) {
  const { t } = useLingui()
  const in_cents = sum(months.map((month) => month.in_cents))
  const out_cents = sum(months.map((month) => month.out_cents))
  const isIncoming = kind === 'recharge' || kind === 'refund'
  const shown = shownMonths(months, period)
  const { length: month_count } = shown
  return (
    <section className={css.summary} aria-label={t`Money in and out by month`}>
      <p className={css.total}>
        <span className={css.what}>{isIncoming ? <Trans>Money in</Trans> : <Trans>Money out</Trans>}</span>
        <Money cents={isIncoming ? in_cents : out_cents} className={typography.display} />
        {kind === undefined && (
          <span className={css.other}>
            <Trans>Money in</Trans> <Money cents={in_cents} tone="inherit" />
          </span>
        )}
      </p>
      <Card>
        <p className={css.legend} aria-hidden="true">
          <span className={css.in}>
            <Trans>In</Trans>
          </span>
          <span className={css.out}>
            <Trans>Out</Trans>
          </span>
          <span>{t`${plural(month_count, { one: '# month', other: '# months' })}`}</span>
        </p>
        <Bars months={shown} />
      </Card>
    </section>
  )
}

/** The bars of a month: income and spending share one scale. Screen readers read the sums instead of the bars. */
function Bars({ months }: { months: readonly Month[] }) {
  const { i18n } = useLingui()
  const highest = Math.max(...months.map((month) => month.in_cents))
  const deepest = Math.max(...months.map((month) => month.out_cents))
  const px = (cents: number) => (cents === 0 ? 0 : Math.max(2, (BARS_PX * cents) / (highest + deepest)))
  return (
    <ol className={css.chart}>
      {months.map(({ month, in_cents, out_cents }, place) => (
        <li key={month} className={classNames(place === months.length - 1 && css.last)}>
          <span className={css.up}>
            <Bar room_px={px(highest)} px={px(in_cents)} />
          </span>
          <span className={css.down}>
            <Bar room_px={px(deepest)} px={px(out_cents)} />
          </span>
          <span aria-hidden="true">
            {months.length > NAMES_LIMIT ? Number(month.slice(-2)) : monthText(month, languageTag(i18n), 'short')}
          </span>
          <span className={typography.srOnly}>
            {monthText(month, languageTag(i18n))} <InAndOut in_cents={in_cents} out_cents={out_cents} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/**
 * A bar is an SVG element, because an SVG element sets its height without a style attribute. The first SVG element
 * reserves the height of the highest bar.
 */
const Bar = ({ room_px, px }: { room_px: number; px: number }) => (
  <>
    <svg className={css.room} height={room_px} aria-hidden="true" />
    <svg className={css.bar} height={px} aria-hidden="true" />
  </>
)

function InAndOut({ in_cents, out_cents }: Omit<Month, 'month'>) {
  const [money_in, money_out] = [moneyText(in_cents), moneyText(out_cents)]
  return (
    <Trans>
      In {money_in}, out {money_out}
    </Trans>
  )
}

function BillsSkeleton() {
  return (
    <Waiting>
      <Skeleton className={css.chartBox} />
      <SkeletonRows rows={4} />
    </Waiting>
  )
}
