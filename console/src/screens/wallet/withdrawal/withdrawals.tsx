import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useState } from 'react'
import { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { AUDIT_FILTERS, AuditFilters, auditQuery } from '../audit-filters.tsx'
import { auditText, payoutText, type Withdrawal, WithdrawalBadge } from '../audit-status.tsx'
import { CardName } from '../card/card-name.tsx'
import { neighbourId } from '../neighbour-id.ts'
import { useDoubleClickGuard } from '../use-double-click-guard.ts'
import { ExportDialog } from './export-dialog.tsx'
import { PayoutFiles } from './payout-files.tsx'
import { WithdrawalPane } from './withdrawal-pane.tsx'

const START = { ...AUDIT_FILTERS, file: '' }
const DRAW_TYPES = ['bank', 'chain', 'card'] as const

const ASKED = {
  waiting: { status: '0' },
  queued: { payout_state: 'queued' },
  sent: { payout_state: 'sent' },
  done: { payout_state: 'done' },
  failed: { payout_state: 'failed' },
  refused: { status: '2', payout_state: 'none' },
  all: {},
} as const
type State = keyof typeof ASKED
const STATES = Object.keys(ASKED) as State[]

const columns: readonly Column<Withdrawal>[] = [
  { id: 'shopper', head: <Trans>Shopper</Trans>, cell: (row) => row.shopper_name || row.shopper.account, isWide: true },
  { id: 'account', head: <Trans>Email</Trans>, cell: (row) => row.shopper.account, isExtra: true },
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: (row) => <WithdrawalBadge withdrawal={row} /> },
  { id: 'to', card: 'about', head: <Trans context="payout">To</Trans>, cell: destinationOf, isExtra: true },
  {
    id: 'net',
    card: 'sum',
    head: <Trans>Payout amount</Trans>,
    cell: ({ net_cents }) => <MoneyText cents={net_cents} />,
    align: 'end',
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Requested</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

function destinationOf({ draw_type, bank_name, bank_card_number, network, card }: Withdrawal): ReactNode {
  if (card) return <CardName card={card} />
  return draw_type === 'bank' ? `${bank_name} ···· ${bank_card_number ?? ''}` : network
}

const pathOf = (row: Withdrawal) => `/withdrawals/${row.extract_id}`

/** Withdrawals by state, and the payout files. */
export default function Withdrawals({ params: { extract_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const { isPaused, pause } = useDoubleClickGuard()
  const [isShowingFiles, setShowingFiles] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const state = STATES.find((name) => name === filters.state) ?? 'waiting'
  const draw_type = DRAW_TYPES.find((type) => type === filters.by)
  const query = auditQuery(filters)
  const list = usePages('GET /api/admin/extract/list', {
    ...ASKED[state],
    ...(draw_type && { draw_type }),
    ...(filters.file && { payout_batch_id: filters.file }),
    ...query,
  })
  const open = useRowLink(pathOf, addressOf)
  const states: Record<State, string> = {
    waiting: auditText(0, i18n),
    queued: payoutText('queued', i18n),
    sent: payoutText('sent', i18n),
    done: payoutText('done', i18n),
    failed: payoutText('failed', i18n),
    refused: auditText(2, i18n),
    all: t`All`,
  }
  const ids = list.items?.map((row) => row.extract_id) ?? []
  const next = extract_id && neighbourId(ids, extract_id, 1)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Withdrawals</Trans>}>
            <Button variant="default" component={Link} to="/card-refunds">
              <Trans>Refunds to cards</Trans>
            </Button>
            <Button variant="default" onClick={() => setShowingFiles(true)}>
              <Trans>Payout files</Trans>
            </Button>
            <Button variant={extract_id ? 'default' : 'filled'} onClick={() => setExporting(true)}>
              <Trans>Export payouts</Trans>
            </Button>
          </PageHeader>
          <AuditFilters
            filters={filters}
            set={set}
            state={state}
            states={states}
            method={{ label: t`Destination`, bank: 'bank', chain: 'chain', card: 'card' }}
            {...(filters.file && {
              only: (
                <Button variant="light" onClick={() => set({ file: '' })}>
                  <Trans>Only file {fileName(filters.file)} · Show all</Trans>
                </Button>
              ),
            })}
          />
          <DataTable
            {...list}
            label={t`Withdrawals`}
            keyOf={(row) => row.extract_id}
            columns={columns}
            open={open}
            openKey={extract_id}
            empty={
              <Empty
                title={
                  state === 'waiting' && Object.keys(query).length === 0 ? (
                    <Trans>No withdrawals to review</Trans>
                  ) : (
                    <Trans>No withdrawals here</Trans>
                  )
                }
              />
            }
          />
          {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
          {isShowingFiles && (
            <PayoutFiles
              onShow={(file) => {
                setShowingFiles(false)
                set({ ...AUDIT_FILTERS, state: 'all', file }, { path: '/withdrawals' })
              }}
              onClose={() => setShowingFiles(false)}
            />
          )}
        </>
      }
      detail={
        extract_id && (
          <WithdrawalPane
            key={extract_id}
            extract_id={extract_id}
            onClose={() => set({}, { path: '/withdrawals' })}
            isPaused={isPaused}
            onDone={() => {
              pause()
              set({}, { path: next ? `/withdrawals/${next}` : '/withdrawals' })
            }}
          />
        )
      }
    />
  )
}

/** The end of a file's id, used as its short name. */
const fileName = (payout_batch_id: string) => payout_batch_id.slice(-8)
