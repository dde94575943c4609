import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { actionText } from './action-text.ts'
import { addressOfConcern } from './concern.ts'
import { concernText } from './concern-text.ts'
import type { Entry } from './entry.ts'
import css from './log.module.css'
import { LogExport } from './log-export.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogPane } from './log-pane.tsx'
import { useLogFilter } from './use-log-filter.ts'

function ActionCell({ action }: Entry) {
  const { i18n } = useLingui()
  return <span className={css.action}>{actionText(action, i18n)}</span>
}

function ConcernCell(entry: Entry) {
  const { i18n } = useLingui()
  const address = addressOfConcern(entry)
  const text = concernText(entry, i18n)
  return address ? <Link to={address}>{text}</Link> : text
}

function ReasonCell({ details: { reason } }: Entry) {
  if (typeof reason !== 'string') return null
  return (
    <span className={css.reason} title={reason}>
      {reason}
    </span>
  )
}

const columns: readonly Column<Entry>[] = [
  { id: 'action', head: <Trans>Action</Trans>, cell: (entry) => <ActionCell {...entry} /> },
  {
    id: 'ref_id',
    card: 'about',
    head: <Trans>Related to</Trans>,
    cell: (entry) => <ConcernCell {...entry} />,
    isWide: true,
  },
  { id: 'reason', head: <Trans>Reason</Trans>, cell: (entry) => <ReasonCell {...entry} />, isExtra: true },
  {
    id: 'operator',
    head: <Trans>Operator</Trans>,
    cell: ({ operator, operator_name }) => operator_name || operator,
    isExtra: true,
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>When</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

const pathOf = (entry: Entry) => `/log/${entry.log_id}`

/** Actions of operators, with the open entry next to the list. */
export default function Log({ params: { log_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, query, set, addressOf } = useLogFilter()
  const list = usePages('GET /api/admin/log/list', query)
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Activity log</Trans>}
            note={<Trans>Everything operators have done. Entries can’t be changed.</Trans>}
          >
            <LogExport query={query} />
          </PageHeader>
          <LogFilters filters={filters} set={set} isFiltered={Object.keys(query).length > 0} />
          <DataTable
            {...list}
            label={t`Activity log`}
            keyOf={(entry) => entry.log_id}
            columns={columns}
            open={open}
            openKey={log_id}
            empty={<Empty title={<Trans>No entries match these filters</Trans>} />}
          />
        </>
      }
      detail={log_id && <LogPane key={log_id} log_id={log_id} onClose={() => set({}, { path: '/log' })} />}
    />
  )
}
