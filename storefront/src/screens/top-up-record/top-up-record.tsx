import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'
import { useEffect, useId, useState } from 'react'
import { lookAgainSoon } from '../../api/live/live-state.ts'
import { useMakeStale } from '../../api/use-make-stale.ts'
import { usePages } from '../../api/use-pages.ts'
import { AUDIT_FILTERS, type AuditFilter, auditWord } from '../../features/wallet/audit-word.ts'
import { readTopUpHint } from '../../features/wallet/top-up-way.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { AfterRecharge, useWaysAfterRecharge } from './after-recharge.tsx'
import { RechargeCard } from './recharge-card.tsx'
import css from './top-up-record.module.css'

const filterOf = (search: URLSearchParams): AuditFilter =>
  AUDIT_FILTERS.find((known) => known === search.get('status')) ?? 'all'

/** The shopper's recharges and their audits. */
export default function TopUpRecordScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const status = filterOf(search)
  const { next } = readTopUpHint(search)
  return (
    <Page>
      <TopBar title={<Trans>Recharge record</Trans>} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Status`}
        tabs={AUDIT_FILTERS.map((value) => ({ value, label: auditWord(value, i18n) }))}
        value={status}
        onChange={(wanted) => void visits.go(recordWay(wanted, next), { replace: true })}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={auditWord(status, i18n)} className={css.list}>
        <Recharges key={status} status={status} next={next} />
      </div>
    </Page>
  )
}

const recordWay = (status: AuditFilter, next: string | null) =>
  `/topUpRecord?${new URLSearchParams({ status, ...(next && { next }) })}`

const isWaiting = ({ status }: RechargeEntry) => status === 0

function Recharges({ status, next }: { status: AuditFilter; next: string | null }) {
  const onAudited = useMakeStale('POST /api/user/recharge')
  const ways = useWaysAfterRecharge(next)
  const recharges = usePages(
    'GET /api/user/recharge_log',
    { status },
    // Somebody looks at it who waits for it.
    { every_ms: (pages) => (pages.some(({ items }) => items.some(isWaiting)) ? lookAgainSoon() : false) },
  )
  const latest = recharges.items?.[0]
  const audited = recharges.items?.filter((recharge) => !isWaiting(recharge)).length
  const [seen, setSeen] = useState<number>()
  useEffect(() => {
    if (audited === undefined || audited === seen) return
    setSeen(audited)
    // One was audited while it was shown: the balance and the orders have changed.
    if (seen !== undefined) onAudited()
  }, [audited, seen, onAudited])
  return (
    <PullList
      items={recharges.items}
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
      hasMore={recharges.hasMore}
      isLoadingMore={recharges.isLoadingMore}
      failed={recharges.failed}
      onMore={recharges.onMore}
      onRetry={recharges.onRetry}
      onRefresh={recharges.onRefresh}
    >
      {(recharge) => (
        <RechargeCard
          recharge={recharge}
          way={
            <AfterRecharge recharge={recharge} isLatest={recharge.recharge_id === latest?.recharge_id} ways={ways} />
          }
        />
      )}
    </PullList>
  )
}
