import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { NoticeRow } from '../../features/notice/notice-row.tsx'
import { useReadNotice } from '../../features/notice/use-read-notice.ts'
import { BillRow } from '../../features/wallet/bill-row.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './latest.module.css'
import { PartHead } from './part-head.tsx'

const BILLS = 5
const NOTICES = 4

const useLatestBills = () => useRead('GET /api/user/bill', { page_size: BILLS }, { refetch: true })
const useLatestNotices = () => useRead('GET /api/user/notifications', { page_size: NOTICES })

/**
 * The latest transactions and notices. Only wide windows have space for them. Reports when their height is final, because
 * they move what is below them.
 */
export function Latest({ onSettled }: { onSettled: () => void }) {
  const bills = useLatestBills()
  const notices = useLatestNotices()
  const isSettled = (bills.data || bills.isError) && (notices.data || notices.isError)
  const report = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) report()
  }, [isSettled])
  return (
    <>
      <LatestBills />
      <LatestNotices />
    </>
  )
}

function LatestBills() {
  const { data, isError } = useLatestBills()
  return (
    <Card as="section">
      <PartHead title={<Trans>Fund record</Trans>} all={<Trans>See all</Trans>} href="/capitalRecord" />
      <Rest isError={isError} items={data?.items} none={<Trans>No transactions</Trans>}>
        {data?.items.map((bill) => (
          <li key={bill.bill_id}>
            <BillRow bill={bill} />
          </li>
        ))}
      </Rest>
    </Card>
  )
}

function LatestNotices() {
  const { data, isError } = useLatestNotices()
  const markRead = useReadNotice()
  return (
    <Card as="section">
      <PartHead title={<Trans>Notifications</Trans>} all={<Trans>See all</Trans>} href="/notification" />
      <Rest isError={isError} items={data?.items} none={<Trans>No notifications yet</Trans>}>
        {data?.items.map((notice) => (
          <li key={notice.notice_id}>
            <NoticeRow notice={notice} onOpen={() => markRead(notice)} />
          </li>
        ))}
      </Rest>
    </Card>
  )
}

type RestProps = { items: readonly unknown[] | undefined; isError: boolean; none: ReactNode; children: ReactNode }

/** A failure is not repeated here: a toast has reported it, and the link above leads to the whole list. */
function Rest({ items, isError, none, children }: RestProps) {
  if (!items) return isError ? null : <Waiting>{<SkeletonRows rows={3} />}</Waiting>
  if (items.length === 0) return <p className={typography.t2}>{none}</p>
  return <ul className={css.list}>{children}</ul>
}
