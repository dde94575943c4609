import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import type { ReactNode } from 'react'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { AUDIT_FILTERS, auditQuery } from '../audit-filters.tsx'
import { type Recharge, RechargeBadge } from '../audit-status.tsx'
import { ConfirmedRecharges } from './confirmed-recharges.tsx'
import { reportColumns, shopperColumns } from './recharge-columns.tsx'
import { RECHARGE_STATES, type RechargeAddress, RechargePanes, type RechargeState } from './recharge-panes.tsx'

const METHODS = ['manual', 'chain'] as const

type ListedState = Exclude<RechargeState, 'confirmed'>

const ASKED: Record<ListedState, { status?: '0' | '1' | '2'; flagged?: 'true' }> = {
  waiting: { status: '0' },
  flagged: { flagged: 'true' },
  passed: { status: '1' },
  refused: { status: '2' },
  all: {},
}

const columns: readonly Column<Recharge>[] = [
  ...shopperColumns,
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: statusOf, isExtra: true },
  {
    id: 'from',
    card: 'about',
    head: <Trans>Sent via</Trans>,
    cell: ({ network, bank_name }) => network ?? bank_name,
    isExtra: true,
  },
  { id: 'reference', head: <Trans>Shopper’s reference</Trans>, cell: ({ reference }) => reference, isExtra: true },
  ...reportColumns,
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

/** Recharges by state, and those that a bank statement confirms. */
export default function Recharges({ params: { recharge_id } }: ScreenProps) {
  const address = useFilters(AUDIT_FILTERS)
  const state = RECHARGE_STATES.find((known) => known === address.filters.state) ?? 'waiting'
  if (state === 'confirmed') return <ConfirmedRecharges address={address} recharge_id={recharge_id} />
  return <RechargesIn state={state} address={address} recharge_id={recharge_id} />
}

type RechargesInProps = { state: ListedState; address: RechargeAddress; recharge_id: string | undefined }

/**
 * Recharges, with waiting recharges first and the oldest of them on top. The evidence of the open recharge is next to
 * the list.
 */
function RechargesIn({ state, address, recharge_id }: RechargesInProps) {
  const { t } = useLingui()
  const { filters, addressOf } = address
  const method = METHODS.find((known) => known === filters.by)
  const query = auditQuery(filters)
  const list = usePages('GET /api/admin/recharge/list', {
    ...ASKED[state],
    ...(method && { method }),
    ...query,
  })
  const open = useRowLink(pathOf, addressOf)
  const ids = list.items?.map((row) => row.recharge_id) ?? []
  return (
    <RechargePanes address={address} state={state} recharge_id={recharge_id} ids={ids}>
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
    </RechargePanes>
  )
}
