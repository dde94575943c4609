import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Work } from '../../features/today/work-urls.ts'
import { Link } from '../../navigation/link.tsx'
import { countText } from '../../ui/text/count-text.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './today.module.css'
import { useWorkUrl } from './use-work-url.ts'

function kindText(kind: Work['kind'], i18n: I18n): string {
  switch (kind) {
    case 'recharge':
      return translate(i18n)`Top-ups to review`
    case 'confirmed':
      return translate(i18n)`Top-ups the bank confirmed`
    case 'card':
      return translate(i18n)`Held instant top-ups`
    case 'withdrawal':
      return translate(i18n)`Withdrawals to review`
    case 'payout':
      return translate(i18n)`Payouts to make`
    case 'order':
      return translate(i18n)`Orders to ship`
    case 'refund':
      return translate(i18n)`Refunds to review`
    case 'message':
      return translate(i18n)`Unanswered chats`
    case 'contract_withdrawal':
      return translate(i18n)`Contract withdrawals`
    case 'dispute':
      return translate(i18n)`Disputes to answer`
    case 'card_refund':
      return translate(i18n)`Declined card refunds`
    case 'proposal':
      return translate(i18n)`Requests to approve`
  }
}

/** Sort order: overdue work first, then other waiting work. */
const urgency = ({ overdue, count }: Work) => (overdue > 0 ? 2 : count > 0 ? 1 : 0)

export function Waiting({ waiting }: { waiting: readonly Work[] }) {
  return waiting
    .toSorted((one, other) => urgency(other) - urgency(one))
    .map((work) => <WorkTile key={work.kind} work={work} />)
}

function WorkTile({ work }: { work: Work }) {
  const { i18n } = useLingui()
  const { kind, count, is_least, overdue, oldest_at } = work
  return (
    <Tile url={useWorkUrl(kind)}>
      <span className={css.kind}>{kindText(kind, i18n)}</span>
      <span className={css.count}>{countText(count, is_least, i18n)}</span>
      <span>
        {overdue > 0 ? (
          <StatusBadge tone="bad">
            <Plural value={overdue} one="# overdue" other="# overdue" />
          </StatusBadge>
        ) : count > 0 ? (
          <StatusBadge tone="busy">
            <Trans>On time</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="good">
            <Trans>All done</Trans>
          </StatusBadge>
        )}
      </span>
      <span className={css.oldest}>
        {oldest_at && (
          <Trans>
            Oldest: <MomentText at={oldest_at} as="near" />
          </Trans>
        )}
      </span>
    </Tile>
  )
}

function Tile({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return <div className={css.tile}>{children}</div>
  return (
    <Link to={url} className={css.tile}>
      {children}
    </Link>
  )
}

export const WaitingSkeleton = () =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => <Skeleton key={key} className={css.tile} aria-hidden />)
