import { Trans } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { useInvalidate } from '../../api/use-invalidate.ts'
import type { AuditFilter } from '../../features/wallet/audit-text.ts'
import { RecordList, UNTIL_AUDITED } from '../../features/wallet/record-list.tsx'
import { RecordPage } from '../../features/wallet/record-page.tsx'
import { SentPage } from '../../features/wallet/sent-page.tsx'
import { readTopUpHint } from '../../features/wallet/top-up-hint.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { AfterRecharge, useOrdersAfterRecharge } from './after-recharge.tsx'
import { RechargeCard } from './recharge-card.tsx'
import { RechargeSent } from './recharge-sent.tsx'

export default function TopUpRecordScreen({ search }: ScreenProps) {
  const sent_id = search.get('sent')
  return sent_id ? <Sent key={sent_id} search={search} recharge_id={sent_id} /> : <Record search={search} />
}

/** The recharge that was just reported. */
function Sent({ search, recharge_id }: { search: URLSearchParams; recharge_id: string }) {
  const log = usePages('GET /api/user/recharge_log', { status: 'all' }, UNTIL_AUDITED)
  return (
    <SentPage
      title={<Trans>Recharge record</Trans>}
      log={log}
      isSent={(recharge) => recharge.recharge_id === recharge_id}
      record={<Record search={search} />}
    >
      {(recharge) => <RechargeSent recharge={recharge} next={readTopUpHint(search).next} />}
    </SentPage>
  )
}

function Record({ search }: { search: URLSearchParams }) {
  const { next } = readTopUpHint(search)
  return (
    <RecordPage
      title={<Trans>Recharge record</Trans>}
      search={search}
      addressOf={(status) => `/topUpRecord?${new URLSearchParams({ status, ...(next && { next }) })}`}
    >
      {(status) => <Recharges key={status} status={status} next={next} />}
    </RecordPage>
  )
}

function Recharges({ status, next }: { status: AuditFilter; next: string | null }) {
  const onAudited = useInvalidate('POST /api/user/recharge')
  const orders = useOrdersAfterRecharge(next)
  const recharges = usePages('GET /api/user/recharge_log', { status }, UNTIL_AUDITED)
  const latest = recharges.items?.[0]
  return (
    <RecordList
      {...recharges}
      onAudited={onAudited}
      keyOf={(recharge) => recharge.recharge_id}
      empty={
        <Empty
          title={<Trans>No top-ups</Trans>}
          text={<Trans>Your top-ups will show up here.</Trans>}
          link={{ href: '/topUp', text: <Trans>Top up</Trans> }}
        />
      }
    >
      {(recharge) => (
        <RechargeCard
          recharge={recharge}
          action={
            <AfterRecharge
              recharge={recharge}
              isLatest={recharge.recharge_id === latest?.recharge_id}
              orders={orders}
            />
          }
        />
      )}
    </RecordList>
  )
}
