import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { RechargeBadge } from '../audit-status.tsx'
import { type Approval, ApprovalResults } from './approval-results.tsx'
import css from './line-fits.module.css'
import { FitBadge, sumOf } from './line-fits.tsx'
import { reportColumns, shopperColumns } from './recharge-columns.tsx'
import { type RechargeAddress, RechargePanes } from './recharge-panes.tsx'

type Row = ReplyTo<'GET /api/admin/recharge/confirmed'>['confirmed'][number]

const columns: readonly Column<Row>[] = [
  ...shopperColumns,
  { id: 'fit', card: 'status', head: <Trans>Bank statement</Trans>, cell: (row) => <Fit row={row} />, isExtra: true },
  {
    id: 'imported',
    head: <Trans>Imported by</Trans>,
    cell: ({ fits }) => fits[0]?.lines[0]?.imported_by,
    isExtra: true,
  },
  {
    id: 'arrived',
    head: <Trans>Amount in the statement</Trans>,
    cell: ({ fits }) => fits[0] && <MoneyText cents={sumOf(fits[0].lines)} />,
    align: 'end',
    isExtra: true,
  },
  ...reportColumns,
]

function Fit({ row }: { row: Row }) {
  const [first] = row.fits
  if (row.proposal) return <RechargeBadge recharge={row} />
  return first ? <FitBadge fit={first.fit} /> : null
}

const pathOf = (row: Row) => `/recharges/${row.recharge_id}`

type ConfirmedRechargesProps = { address: RechargeAddress; recharge_id: string | undefined }

/** Waiting top-ups that bank statements confirm, which one click approves, and below them those that lines resemble. */
export function ConfirmedRecharges({ address, recharge_id }: ConfirmedRechargesProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/recharge/confirmed')
  const open = useRowLink(pathOf, address.addressOf)
  const items = data && [...data.confirmed, ...data.suggested]
  const ids = items?.map((row) => row.recharge_id) ?? []
  return (
    <RechargePanes address={address} state="confirmed" recharge_id={recharge_id} ids={ids}>
      {data && <ApproveConfirmed confirmed={data.confirmed} />}
      <DataTable
        items={items}
        hasMore={false}
        isLoadingMore={false}
        error={data ? null : error}
        onMore={() => {}}
        onRetry={() => void refetch()}
        label={t`Top-ups in bank statements`}
        keyOf={(row) => row.recharge_id}
        columns={columns}
        open={open}
        openKey={recharge_id}
        empty={
          <Empty
            title={<Trans>No waiting top-up is in a bank statement</Trans>}
            note={<Trans>Import a statement under Reconciliation. Top-ups whose money arrived appear here.</Trans>}
          />
        }
      />
      {data?.has_more && (
        <p className={css.note}>
          <Trans>There are more. Decide these first.</Trans>
        </p>
      )}
    </RechargePanes>
  )
}

/** Approves all confirmed top-ups by one click, and shows what became of each. */
function ApproveConfirmed({ confirmed }: { confirmed: readonly Row[] }) {
  const [approvals, setApprovals] = useState<readonly Approval[]>()
  const { run, isBusy } = useAction('POST /api/admin/recharge/approve_confirmed')
  const recharges = confirmed.flatMap(({ recharge_id, fits }) => {
    const line_id = fits.find(({ fit }) => fit === 'exact')?.lines[0]?.line_id
    return line_id ? [{ recharge_id, line_id }] : []
  })
  async function approve() {
    const names = new Map(confirmed.map((row) => [row.recharge_id, row.shopper_name || row.shopper.account]))
    const reply = await run({ recharges })
    setApprovals(reply?.results.map((result) => ({ ...result, name: names.get(result.recharge_id) ?? '' })))
  }
  return (
    <>
      {recharges.length > 0 && (
        <div className={css.approve}>
          <Button
            classNames={{ root: css.approveButton, label: css.approveLabel }}
            loading={isBusy}
            onClick={() => void approve()}
          >
            <span>
              <Plural value={recharges.length} one="Approve # confirmed top-up" other="Approve # confirmed top-ups" /> ·{' '}
              <MoneyText cents={sumOf(confirmed)} />
            </span>
          </Button>
          <p className={css.note}>
            <Trans>Your limits apply to each. What is above them waits for a second approver.</Trans>
          </p>
        </div>
      )}
      {approvals && <ApprovalResults approvals={approvals} onClose={() => setApprovals(undefined)} />}
    </>
  )
}
