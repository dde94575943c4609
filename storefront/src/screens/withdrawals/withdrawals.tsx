import { Trans } from '@lingui/react/macro'
import type { ExtractEntry } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import { useInvalidate } from '../../api/use-invalidate.ts'
import type { AuditFilter } from '../../features/wallet/audit-text.ts'
import { RecordList, UNTIL_AUDITED } from '../../features/wallet/record-list.tsx'
import { RecordPage } from '../../features/wallet/record-page.tsx'
import { SentPage } from '../../features/wallet/sent-page.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { ExtractCard } from './extract-card.tsx'
import { ExtractSent } from './extract-sent.tsx'

/** The shopper's withdrawals, with the states of audit and payout. */
export default function WithdrawalsScreen({ search }: ScreenProps) {
  const sent_id = search.get('sent')
  return sent_id ? <Sent key={sent_id} search={search} extract_id={sent_id} /> : <Record search={search} />
}

/** The withdrawal that was just requested. Once it is audited, the list of withdrawals shows its outcome. */
function Sent({ search, extract_id }: { search: URLSearchParams; extract_id: string }) {
  const log = usePages('GET /api/user/extract_log', { status: 'all' }, UNTIL_AUDITED)
  return (
    <SentPage
      title={<Trans>Withdrawal record</Trans>}
      log={log}
      isSent={(extract) => extract.extract_id === extract_id}
      isDecided={(extract) => extract.status !== 0}
      record={<Record search={search} />}
    >
      {(extract) => <ExtractSent extract={extract} parts={partsOf(extract, log.items ?? [])} />}
    </SentPage>
  )
}

/** All parts of the request of a withdrawal. */
const partsOf = (extract: ExtractEntry, extracts: readonly ExtractEntry[]) =>
  extract.request_id === null ? [extract] : extracts.filter(({ request_id }) => request_id === extract.request_id)

function Record({ search }: Pick<ScreenProps, 'search'>) {
  return (
    <RecordPage
      title={<Trans>Withdrawal record</Trans>}
      search={search}
      addressOf={(status) => `/depositRecord?status=${status}`}
    >
      {(status) => <Withdrawals key={status} status={status} />}
    </RecordPage>
  )
}

function Withdrawals({ status }: { status: AuditFilter }) {
  const onAudited = useInvalidate('POST /api/user/extract_cancel')
  const withdrawals = usePages('GET /api/user/extract_log', { status }, UNTIL_AUDITED)
  return (
    <RecordList
      {...withdrawals}
      onAudited={onAudited}
      keyOf={(withdrawal) => withdrawal.extract_id}
      empty={
        <Empty
          title={<Trans>No withdrawals</Trans>}
          text={<Trans>Your withdrawals will show up here.</Trans>}
          link={{ href: '/withDraw', text: <Trans>Withdraw</Trans> }}
        />
      }
    >
      {(withdrawal) => <ExtractCard extract={withdrawal} />}
    </RecordList>
  )
}
