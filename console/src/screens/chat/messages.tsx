import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { nameText } from '@sampan/contract/person-name'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
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
import { CannedDialog } from './canned-dialog.tsx'
import { ChatPane } from './chat-pane.tsx'

const START = { state: 'waiting' }

type Row = ReplyTo<'GET /api/admin/service/chats'>['items'][number]

const columns: readonly Column<Row>[] = [
  {
    id: 'shopper',
    head: <Trans>Shopper</Trans>,
    cell: ({ shopper }) => nameText(shopper),
  },
  {
    id: 'unread',
    card: 'status',
    head: <Trans>Unread</Trans>,
    cell: ({ unread_count }) => unread_count > 0 && <StatusBadge tone="wait">{unread_count}</StatusBadge>,
    align: 'end',
  },
  {
    id: 'last',
    card: 'about',
    head: <Trans>Last message</Trans>,
    cell: ({ last }) => last.text ?? (last.file ? <Trans>Picture</Trans> : <Trans>Shared item</Trans>),
    isWide: true,
  },
  { id: 'answering', head: <Trans>Handled by</Trans>, cell: ({ answering }) => answering?.account, isExtra: true },
  {
    id: 'since',
    card: 'when',
    head: <Trans>Since</Trans>,
    cell: ({ waiting_since, last }) => <MomentText at={waiting_since ?? last.created_at} as="near" />,
    align: 'end',
  },
]

const pathOf = (chat: Row) => `/messages/${chat.shopper.user_id}`

/** The inbox: waiting chats, longest waiting first, or all chats; the open chat is next to the list. */
export default function Messages({ params: { user_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const [isCanned, setCanned] = useState(false)
  const state = filters.state === 'all' ? 'all' : 'waiting'
  const list = usePages('GET /api/admin/service/chats', { state })
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Messages</Trans>}>
            <Button variant="default" onClick={() => setCanned(true)}>
              <Trans>Saved replies</Trans>
            </Button>
          </PageHeader>
          <Filters>
            <FilterTabs
              label={t`Chats`}
              value={state}
              options={[
                { value: 'waiting', label: t`Waiting` },
                { value: 'all', label: t`All` },
              ]}
              onChange={(state) => set({ state })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Chats`}
            keyOf={(chat) => chat.shopper.user_id}
            columns={columns}
            open={open}
            openKey={user_id}
            empty={
              <Empty title={state === 'waiting' ? <Trans>No one is waiting</Trans> : <Trans>No chats yet</Trans>} />
            }
          />
          {isCanned && <CannedDialog onClose={() => setCanned(false)} />}
        </>
      }
      detail={user_id && <ChatPane key={user_id} user_id={user_id} onClose={() => set({}, { path: '/messages' })} />}
    />
  )
}
