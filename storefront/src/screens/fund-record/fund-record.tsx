import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Fragment } from 'react'
import { BillRow } from '../../features/wallet/bill-row.tsx'
import { DisputedNote } from '../../features/wallet/dispute-note.tsx'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { BillPage } from './bill.tsx'
import {
  type BillFilter,
  BillFilterChips,
  monthOf,
  monthText,
  NoBills,
  queryOf,
  readFilter,
  timeZone,
  useBillFile,
} from './bill-filter.tsx'
import css from './fund-record.module.css'
import { InAndOut, type Month, MonthChart } from './month-chart.tsx'

/** Money in and out of the balance, or one bill. */
export default function FundRecordScreen({ search }: ScreenProps) {
  const bill_id = search.get('bill')
  return bill_id ? <BillPage key={bill_id} bill_id={bill_id} /> : <Bills filter={readFilter(search)} />
}

function Bills({ filter }: { filter: BillFilter }) {
  const { t } = useLingui()
  const visits = useVisits()
  const { save, isBusy, cut_at } = useBillFile(filter)
  const { disputed_cents = 0 } = useRead('GET /api/user/getUserInfo').data ?? {}
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
        onChange={(query) => void visits.go(`/capitalRecord${query}`, { replace: true })}
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
      {disputed_cents > 0 && (
        <div className={css.note}>
          <DisputedNote disputed_cents={disputed_cents} />
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
  const monthAt = (place: number) => list.items?.[place] && monthOf(list.items[place].created_at)
  const isFirstOfMonth = (place: number) => monthAt(place - 1) !== monthAt(place)
  const isLastOfMonth = (place: number) => monthAt(place + 1) !== monthAt(place)
  return (
    // The key changes when both list and chart are loaded, so that they appear together: a chart inserted later would shift
    // the list down.
    <Fragment key={hasCome ? 'bills' : 'waiting'}>
      {hasCome && months && months.length > 0 && <MonthChart months={months} period={query} kind={filter.kind} />}
      <div className={css.bills}>
        <PullList
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
              <div
                className={classNames(css.line, isFirstOfMonth(place) && css.first, isLastOfMonth(place) && css.end)}
              >
                <BillRow bill={bill} />
              </div>
            </>
          )}
        </PullList>
      </div>
    </Fragment>
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

function BillsSkeleton() {
  return (
    <Waiting>
      <div className={css.summary}>
        <Skeleton className={css.chartBox} />
      </div>
      <Skeleton className={css.monthBox} />
      <SkeletonRows rows={4} />
    </Waiting>
  )
}
