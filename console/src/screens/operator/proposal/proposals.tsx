import { Trans, useLingui } from '@lingui/react/macro'
import { PROPOSAL_STATES } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import { kindText } from '../../../features/operator/proposal-text.ts'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ProposalPane } from './proposal-pane.tsx'
import { ProposalStateBadge } from './proposal-state.tsx'
import { type Listed, stateText, subjectOf } from './proposal-subject.ts'
import css from './proposals.module.css'

const START = { state: 'open' }
const STATES = [...PROPOSAL_STATES, 'all'] as const

const columns: readonly Column<Listed>[] = [
  { id: 'kind', head: <Trans>Request</Trans>, cell: (proposal) => <Named proposal={proposal} />, isWide: true },
  {
    id: 'state',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: (proposal) => <ProposalStateBadge state={proposal.state} />,
  },
  {
    id: 'by',
    card: 'about',
    head: <Trans>Requested by</Trans>,
    cell: (proposal) => proposal.proposed_by,
    isExtra: true,
  },
  {
    id: 'at',
    card: 'when',
    head: <Trans>Requested</Trans>,
    cell: (proposal) => <MomentText at={proposal.proposed_at} as="near" />,
    align: 'end',
  },
]

function Named({ proposal }: { proposal: Listed }) {
  const { i18n } = useLingui()
  return (
    <>
      {kindText(proposal.kind, i18n)} <span className={css.subject}>{subjectOf(proposal, i18n)}</span>
    </>
  )
}

const pathOf = (proposal: Listed) => `/proposals/${proposal.proposal_id}`

/** Proposals, pending proposals first, with the open proposal next to the list. */
export default function Proposals({ params: { proposal_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const state = STATES.find((one) => one === filters.state) ?? 'open'
  const list = usePages('GET /api/admin/proposal/list', state === 'all' ? {} : { state })
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Approvals</Trans>} />
          <Filters>
            <FilterTabs
              label={t`Status`}
              value={state}
              options={STATES.map((one) => ({ value: one, label: one === 'all' ? t`All` : stateText(one, i18n) }))}
              onChange={(state) => set({ state })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Approvals`}
            keyOf={(proposal) => proposal.proposal_id}
            columns={columns}
            open={open}
            openKey={proposal_id}
            empty={
              <Empty
                title={<Trans>No requests here</Trans>}
                note={
                  <Trans>
                    Requests that need two approvals. Make a request on the page it’s about, then approve or decline it
                    here.
                  </Trans>
                }
              />
            }
          />
        </>
      }
      detail={
        proposal_id && (
          <ProposalPane key={proposal_id} proposal_id={proposal_id} onClose={() => set({}, { path: '/proposals' })} />
        )
      }
    />
  )
}
