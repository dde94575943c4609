import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import type { ReactNode } from 'react'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { AUDIT_FILTERS, AuditFilters, auditQuery } from '../audit-filters.tsx'
import { auditText, type Recharge, RechargeBadge } from '../audit-status.tsx'
import { neighbourId } from '../neighbour-id.ts'
import { useDoubleClickGuard } from '../use-double-click-guard.ts'
import { RechargePane } from './recharge-pane.tsx'

const METHODS = ['manual', 'chain'] as const

const ASKED = {
  waiting: { status: '0' },
  flagged: { flagged: 'true' },
  passed: { status: '1' },
  refused: { status: '2' },
  all: {},
} as const
type State = keyof typeof ASKED
const STATES = Object.keys(ASKED) as State[]

const columns: readonly Column<Recharge>[] = [
  { id: 'shopper', head: <Trans>Shopper</Trans>, cell: (row) => row.shopper_name || row.shopper.account, isWide: true },
  { id: 'account', head: <Trans>Email</Trans>, cell: (row) => row.shopper.account, isExtra: true },
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: statusOf, isExtra: true },
  {
    id: 'from',
    card: 'about',
    head: <Trans>Sent via</Trans>,
    cell: ({ network, bank_name }) => network ?? bank_name,
    isExtra: true,
  },
  { id: 'reference', head: <Trans>Shopper’s reference</Trans>, cell: ({ reference }) => reference, isExtra: true },
  {
    id: 'amount',
    card: 'sum',
    head: <Trans>Amount claimed</Trans>,
    cell: ({ amount_cents }) => <MoneyText cents={amount_cents} />,
    align: 'end',
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Sent</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

/** Whether a recharge waits for its audit and has reused evidence. */
function isSuspect({ status, used_before }: Recharge): boolean {
  return status === 0 && used_before.length > 0
}

function statusOf(recharge: Recharge): ReactNode {
  if (!isSuspect(recharge)) return <RechargeBadge recharge={recharge} />
  return (
    <StatusBadge tone="bad">
      <Trans>Reused evidence</Trans>
    </StatusBadge>
  )
}

const pathOf = (row: Recharge) => `/recharges/${row.recharge_id}`

/**
 * Recharges, with waiting recharges first and the oldest of them on top. The evidence of the open recharge is next to
 * the list.
 */
export default function Recharges({ params: { recharge_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(AUDIT_FILTERS)
  const state = STATES.find((known) => known === filters.state) ?? 'waiting'
  const method = METHODS.find((known) => known === filters.by)
  const query = auditQuery(filters)
  const list = usePages('GET /api/admin/recharge/list', {
    ...ASKED[state],
    ...(method && { method }),
    ...query,
  })
  const open = useRowLink(pathOf, addressOf)
  const states: Record<State, string> = {
    waiting: auditText(0, i18n),
    flagged: t`Reused evidence`,
    passed: auditText(1, i18n),
    refused: auditText(2, i18n),
    all: t`All`,
  }
  const { isPaused, pause } = useDoubleClickGuard()
  const ids = list.items?.map((row) => row.recharge_id) ?? []
  const next = neighbourId(ids, recharge_id ?? '', 1)
  const show = (id: string | undefined) => id && (() => set({}, { path: `/recharges/${id}` }))
  return (
    <Panes
      isDetailWide
      list={
        <>
          <PageHeader title={<Trans>Top-ups</Trans>} />
          <AuditFilters
            filters={filters}
            set={set}
            state={state}
            states={states}
            method={{ label: t`Method`, bank: 'manual', chain: 'chain' }}
          />
          <DataTable
            {...list}
            label={t`Top-ups`}
            keyOf={(recharge) => recharge.recharge_id}
            columns={columns}
            open={open}
            openKey={recharge_id}
            empty={
              <Empty
                title={
                  state === 'waiting' && Object.keys(query).length === 0 ? (
                    <Trans>No top-ups to review</Trans>
                  ) : (
                    <Trans>No top-ups here</Trans>
                  )
                }
              />
            }
          />
        </>
      }
      detail={
        recharge_id && (
          <RechargePane
            key={recharge_id}
            recharge_id={recharge_id}
            isPaused={isPaused}
            onClose={() => set({}, { path: '/recharges' })}
            onDone={() => {
              pause()
              set({}, { path: next ? `/recharges/${next}` : '/recharges' })
            }}
            onNext={show(next) || undefined}
            onBefore={show(neighbourId(ids, recharge_id, -1)) || undefined}
          />
        )
      }
    />
  )
}
