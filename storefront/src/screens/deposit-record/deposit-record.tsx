import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractEntry } from '@sampan/contract'
import { useEffect, useId, useState } from 'react'
import { lookAgainSoon } from '../../api/live/live-state.ts'
import { useMakeStale } from '../../api/use-make-stale.ts'
import { usePages } from '../../api/use-pages.ts'
import { AUDIT_FILTERS, type AuditFilter, auditWord } from '../../features/wallet/audit-word.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import css from './deposit-record.module.css'
import { ExtractCard } from './extract-card.tsx'

const filterOf = (search: URLSearchParams): AuditFilter =>
  AUDIT_FILTERS.find((known) => known === search.get('status')) ?? 'all'

/** The shopper's withdrawals, their audits and payouts. */
export default function DepositRecordScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const status = filterOf(search)
  return (
    <Page>
      <TopBar title={<Trans>Withdrawal record</Trans>} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Status`}
        tabs={AUDIT_FILTERS.map((value) => ({ value, label: auditWord(value, i18n) }))}
        value={status}
        onChange={(wanted) => void visits.go(`/depositRecord?status=${wanted}`, { replace: true })}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={auditWord(status, i18n)} className={css.list}>
        <Withdrawals key={status} status={status} />
      </div>
    </Page>
  )
}

const isWaiting = ({ status }: ExtractEntry) => status === 0

function Withdrawals({ status }: { status: AuditFilter }) {
  const onAudited = useMakeStale('POST /api/user/extract_cancel')
  const withdrawals = usePages(
    'GET /api/user/extract_log',
    { status },
    // Somebody looks at it who waits for it.
    { every_ms: (pages) => (pages.some(({ items }) => items.some(isWaiting)) ? lookAgainSoon() : false) },
  )
  const audited = withdrawals.items?.filter((withdrawal) => !isWaiting(withdrawal)).length
  const [seen, setSeen] = useState<number>()
  useEffect(() => {
    if (audited === undefined || audited === seen) return
    setSeen(audited)
    // One was audited while it was shown: the balance has changed.
    if (seen !== undefined) onAudited()
  }, [audited, seen, onAudited])
  return (
    <PullList
      {...withdrawals}
      keyOf={(withdrawal) => withdrawal.extract_id}
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
          title={<Trans>No withdrawals here</Trans>}
          text={<Trans>When you withdraw, you can follow it here.</Trans>}
          action={
            <Button href="/withDraw">
              <Trans>Withdraw</Trans>
            </Button>
          }
        />
      }
    >
      {(withdrawal) => <ExtractCard extract={withdrawal} />}
    </PullList>
  )
}
