import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCall } from '../call.ts'
import { auditWord } from '../features/wallet/audit-word.ts'
import { RechargeCard } from '../features/wallet/recharge-card.tsx'
import { AUDIT_FILTERS, type AuditFilter, rechargesQuery } from '../features/wallet/wallet-queries.ts'
import type { ScreenProps } from '../navigation/screen-props.ts'
import { useVisits } from '../navigation/visits.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { PullList } from '../ui/pull-list.tsx'
import { Skeleton, Waiting } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import css from './top-up-record.module.css'

const filterOf = (search: URLSearchParams): AuditFilter =>
  AUDIT_FILTERS.find((known) => known === search.get('status')) ?? 'all'

/** What became of the shopper's recharges. */
export default function TopUpRecordScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const status = filterOf(search)
  return (
    <Page>
      <TopBar title={<Trans>Recharge record</Trans>} onBack={visits.back} />
      <div className={css.tabs}>
        <Tabs
          label={t`Status`}
          tabs={AUDIT_FILTERS.map((value) => ({ value, label: auditWord(value, i18n) }))}
          value={status}
          onChange={(next) => void visits.go(`/topUpRecord?status=${next}`, { replace: true })}
          panel={panel}
        />
      </div>
      <div id={panel} role="tabpanel" aria-label={auditWord(status, i18n)} className={css.list}>
        <Recharges key={status} status={status} />
      </div>
    </Page>
  )
}

function Recharges({ status }: { status: AuditFilter }) {
  const query = useInfiniteQuery(rechargesQuery(useCall(), status))
  return (
    <PullList
      items={query.data?.pages.flatMap((page) => page.items)}
      keyOf={(recharge) => recharge.recharge_id}
      skeleton={
        <Waiting>
          <div className={css.boxes}>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} className={css.box} />
            ))}
          </div>
        </Waiting>
      }
      empty={
        <Empty
          title={<Trans>No recharges here</Trans>}
          text={<Trans>When you top up, you can follow it here.</Trans>}
          action={
            <Button href="/topUp">
              <Trans>Top up</Trans>
            </Button>
          }
        />
      }
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      failed={query.isError}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      onRefresh={() => query.refetch()}
    >
      {(recharge) => <RechargeCard recharge={recharge} />}
    </PullList>
  )
}
