import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { BlockedBadge } from '../../features/account/blocked-badge.tsx'
import { useFilters } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { useRowLink } from '../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Filters } from '../../ui/layout/filters.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { AddOperatorDialog } from './add-operator-dialog.tsx'
import { OperatorPane } from './operator-pane.tsx'
import css from './operators.module.css'
import { rolesText } from './role-text.ts'

const START = { state: 'active' }

type Row = ReplyTo<'GET /api/admin/operator/list'>['items'][number]

function RolesCell({ roles }: Row) {
  const { i18n } = useLingui()
  return <span className={css.oneLine}>{rolesText(roles, i18n)}</span>
}

function StateCell({ blocked_at, password_is_initial, has_second_factor }: Row) {
  if (blocked_at) return <BlockedBadge />
  if (password_is_initial)
    return (
      <StatusBadge tone="wait">
        <Trans>Never signed in</Trans>
      </StatusBadge>
    )
  return (
    !has_second_factor && (
      <StatusBadge tone="wait">
        <Trans>No two-step verification</Trans>
      </StatusBadge>
    )
  )
}

const columns: readonly Column<Row>[] = [
  { id: 'account', head: <Trans>Email</Trans>, cell: ({ account }) => account, isWide: true },
  {
    id: 'name',
    head: <Trans context="person">Name</Trans>,
    cell: ({ name }) => <span className={css.oneLine}>{name || '–'}</span>,
    isExtra: true,
  },
  { id: 'roles', card: 'about', head: <Trans>Roles</Trans>, cell: (row) => <RolesCell {...row} />, isExtra: true },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: (row) => <StateCell {...row} /> },
  {
    id: 'signed_in_at',
    card: 'when',
    head: <Trans>Last sign-in</Trans>,
    cell: ({ signed_in_at }) => (signed_in_at ? <MomentText at={signed_in_at} as="near" /> : '–'),
    align: 'end',
  },
]

const pathOf = (row: Row) => `/operators/${row.operator_id}`

/** The operators, with the open operator next to the list. */
export default function Operators({ params: { operator_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const [isAdding, setAdding] = useState(false)
  const state = filters.state === 'blocked' || filters.state === 'all' ? filters.state : 'active'
  const list = usePages('GET /api/admin/operator/list', { state })
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Operators</Trans>}>
            <Button onClick={() => setAdding(true)}>
              <Trans>Add an operator</Trans>
            </Button>
          </PageHeader>
          <Filters>
            <FilterTabs
              label={t`Status`}
              value={state}
              options={[
                { value: 'active', label: t`Active` },
                { value: 'blocked', label: t`Blocked` },
                { value: 'all', label: t`All` },
              ]}
              onChange={(state) => set({ state })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Operators`}
            keyOf={(row) => row.operator_id}
            columns={columns}
            open={open}
            openKey={operator_id}
            empty={<Empty title={<Trans>No matching operators</Trans>} />}
          />
          {isAdding && <AddOperatorDialog onClose={() => setAdding(false)} />}
        </>
      }
      detail={
        operator_id && (
          <OperatorPane key={operator_id} operator_id={operator_id} onClose={() => set({}, { path: '/operators' })} />
        )
      }
    />
  )
}
