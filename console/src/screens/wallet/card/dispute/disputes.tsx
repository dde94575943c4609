import { Trans, useLingui } from '@lingui/react/macro'
import type { DisputeAtDesk } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import { useFilters } from '../../../../navigation/address.ts'
import { Link } from '../../../../navigation/link.tsx'
import type { ScreenProps } from '../../../../navigation/route.ts'
import { useRowLink } from '../../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { countSet, Filters } from '../../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Panes } from '../../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentText } from '../../../../ui/time/moment-text.tsx'
import css from '../card.module.css'
import { DisputePane } from './dispute-pane.tsx'
import { DisputeStatus } from './dispute-status.tsx'
import { answerText, minorText, problemText, reasonText, statusText } from './dispute-text.ts'

const START = { status: 'open', shopper: '' }
const STATUSES = ['open', 'evidence_sent', 'problem', 'won', 'lost', 'all'] as const

const columns: readonly Column<DisputeAtDesk>[] = [
  {
    id: 'shopper',
    head: <Trans>Shopper</Trans>,
    cell: ({ shopper_name, shopper, dispute_ref }) => shopper_name || shopper?.account || dispute_ref,
  },
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: (dispute) => <DisputeStatus dispute={dispute} /> },
  { id: 'reason', card: 'about', head: <Trans>Reason</Trans>, cell: (dispute) => <Reason dispute={dispute} /> },
  {
    id: 'amount',
    card: 'sum',
    head: <Trans context="dispute">Disputed</Trans>,
    cell: (dispute) => <Amount dispute={dispute} />,
    align: 'end',
  },
  {
    id: 'due_at',
    card: 'when',
    head: <Trans>Evidence until</Trans>,
    cell: ({ due_at }) => (due_at ? <MomentText at={due_at} as="day" /> : '–'),
    align: 'end',
  },
  {
    id: 'notes',
    card: 'below',
    head: <Trans>Answer</Trans>,
    cell: (dispute) => <Notes dispute={dispute} />,
    isExtra: true,
  },
]

type OfDispute = { dispute: DisputeAtDesk }

function Reason({ dispute: { reason } }: OfDispute) {
  const { i18n } = useLingui()
  return reasonText(reason, i18n)
}

function Amount({ dispute: { amount_minor, currency } }: OfDispute) {
  const { i18n } = useLingui()
  return minorText(amount_minor, currency, i18n)
}

function Notes({ dispute: { problem, answer } }: OfDispute) {
  const { i18n } = useLingui()
  return (
    <div className={css.notes}>
      {problem && <span>{problemText(problem, i18n)}</span>}
      <span>{answerText(answer, i18n)}</span>
    </div>
  )
}

const pathOf = ({ dispute_id }: DisputeAtDesk) => `/disputes/${dispute_id}`

/** Disputes of payments by card, with those first whose evidence is due soonest. */
export default function Disputes({ params: { dispute_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const status = STATUSES.find((name) => name === filters.status) ?? 'open'
  const list = usePages('GET /api/admin/dispute/list', {
    ...(status !== 'all' && { status }),
    ...(filters.shopper && { shopper: filters.shopper }),
  })
  const open = useRowLink(pathOf, addressOf)
  const labels = { problem: t({ message: 'To look at', context: 'dispute' }), all: t`All` }
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Disputes</Trans>}
            note={
              <Trans>
                A bank wants a card payment back. Submit evidence before the deadline, or accept the loss. The payments
                are in <Link to="/card-top-ups">Instant top-ups</Link>.
              </Trans>
            }
          />
          <Filters
            set={countSet([filters.shopper])}
            more={
              <SearchField
                label={t`Shopper’s email address`}
                value={filters.shopper}
                onChange={(shopper) => set({ shopper })}
              />
            }
          >
            <FilterTabs
              label={t`Status`}
              value={status}
              options={STATUSES.map((value) => ({
                value,
                label: value === 'problem' || value === 'all' ? labels[value] : statusText(value, i18n),
              }))}
              onChange={(status) => set({ status })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Disputes`}
            keyOf={(dispute) => dispute.dispute_id}
            columns={columns}
            open={open}
            openKey={dispute_id}
            empty={
              <NothingFound
                typed={filters.shopper}
                title={status === 'open' ? <Trans>No disputes to answer</Trans> : <Trans>No disputes here</Trans>}
              />
            }
          />
        </>
      }
      detail={
        dispute_id && (
          <DisputePane key={dispute_id} dispute_id={dispute_id} onClose={() => set({}, { path: '/disputes' })} />
        )
      }
    />
  )
}
