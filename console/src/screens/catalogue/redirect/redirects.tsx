import { Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { RemoveButton } from '../../../ui/table/remove-button.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { AddRedirectsDialog } from './add-redirects-dialog.tsx'
import css from './redirects.module.css'

type Row = ReplyTo<'GET /api/admin/redirect/list'>['items'][number]

const START = { q: '' }

/** Addresses of an earlier shop system, and the pages that they lead to. */
export default function Redirects() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const list = usePages('GET /api/admin/redirect/list', filters.q ? { beginning: filters.q } : {})
  const [isAdding, setAdding] = useState(false)
  const [toRemove, setToRemove] = useState<string>()
  const columns: readonly Column<Row>[] = [
    {
      id: 'path',
      head: <Trans>Old address</Trans>,
      cell: ({ path }) => (
        <span className={css.address} translate="no">
          {path}
        </span>
      ),
      isWide: true,
    },
    {
      id: 'target',
      card: 'about',
      head: <Trans>Leads to</Trans>,
      cell: ({ target }) => (
        <a className={css.address} href={target} target="_blank" rel="noreferrer" translate="no">
          {target}
        </a>
      ),
      isWide: true,
    },
    { id: 'uses', card: 'about', isNamed: true, head: <Trans>Used</Trans>, cell: ({ uses }) => uses, align: 'end' },
    {
      id: 'last_used_at',
      card: 'when',
      head: <Trans>Last used</Trans>,
      cell: ({ last_used_at }) => last_used_at && <MomentText at={last_used_at} as="near" />,
      align: 'end',
    },
    {
      id: 'remove',
      card: 'status',
      head: (
        <VisuallyHidden>
          <Trans>Remove</Trans>
        </VisuallyHidden>
      ),
      cell: ({ path }) => <RemoveButton name={path} onClick={() => setToRemove(path)} />,
      align: 'end',
    },
  ]
  return (
    <Page>
      <PageHeader
        title={<Trans>Old addresses</Trans>}
        note={<Trans>Links to your earlier shop keep working: they lead to the pages of this shop.</Trans>}
      >
        <Button onClick={() => setAdding(true)}>
          <Trans>Add addresses</Trans>
        </Button>
      </PageHeader>
      <SearchField label={t`Old address`} value={filters.q} onChange={(q) => set({ q })} />
      <DataTable
        {...list}
        label={t`Old addresses`}
        keyOf={({ path }) => path}
        columns={columns}
        open={(_, text) => text}
        empty={
          <Empty
            title={filters.q ? <Trans>No old address begins like this</Trans> : <Trans>No old addresses yet</Trans>}
          />
        }
      />
      {isAdding && <AddRedirectsDialog onClose={() => setAdding(false)} />}
      {toRemove !== undefined && (
        <ConfirmDialog
          call="POST /api/admin/redirect/remove"
          input={{ path: toRemove }}
          title={t`Remove the old address ${toRemove}?`}
          note={<Trans>Links to it will show a page that says “not found”.</Trans>}
          confirm={<Trans>Remove</Trans>}
          isDangerous
          after={() => toast.success(t`Old address removed`)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </Page>
  )
}
