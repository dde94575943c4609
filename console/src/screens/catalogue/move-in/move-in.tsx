import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useState } from 'react'
import { useSendFile } from '../../../api/use-send-file.ts'
import { go } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ImportState } from '../import/import-state.tsx'
import { SheetUploadDialog } from '../import/upload-dialog.tsx'
import { MoveInPane } from './move-in-pane.tsx'
import { KindText } from './move-in-texts.tsx'

type Row = ReplyTo<'GET /api/admin/move_in/list'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'file_name', head: <Trans>File</Trans>, cell: ({ file_name }) => file_name, isWide: true },
  { id: 'kind', card: 'about', head: <Trans>Contents</Trans>, cell: ({ kind }) => <KindText kind={kind} /> },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: ({ state }) => <ImportState state={state} /> },
  { id: 'lines', head: <Trans>Lines</Trans>, cell: ({ lines }) => lines, align: 'end' },
  { id: 'operator', head: <Trans>Uploaded by</Trans>, cell: ({ operator }) => operator, isExtra: true },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Uploaded</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

const open = ({ file_id }: Row, text: ReactNode) => <Link to={`/move-in/${file_id}`}>{text}</Link>

/** Customers, opening balances, promo codes and reviews of another system. */
export default function MoveIn({ params: { file_id } }: ScreenProps) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/move_in/list')
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Moving in</Trans>}
            note={
              <Trans>
                Customers, opening balances, promo codes and reviews of another shop system. Nothing changes until you
                apply a file.
              </Trans>
            }
          >
            <SendButton />
          </PageHeader>
          <DataTable
            {...list}
            label={t`Moving in`}
            keyOf={(row) => row.file_id}
            columns={columns}
            open={open}
            openKey={file_id}
            empty={<Empty title={<Trans>No files yet</Trans>} />}
          />
        </>
      }
      detail={
        file_id && <MoveInPane key={file_id} file_id={file_id} onMove={list.onRetry} onClose={() => go('/move-in')} />
      }
    />
  )
}

function SendButton() {
  const { t } = useLingui()
  const { sendFile } = useSendFile('POST /api/admin/move_in/upload')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Upload a file</Trans>
      </Button>
      {isOpen && (
        <SheetUploadDialog
          title={t`Upload a file`}
          description={t`CSV, TSV or XLSX of Shopify, WooCommerce, Judge.me, Loox, Yotpo or any other sheet. Passwords are never stored.`}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          send={async (file) => {
            const { file_id } = await sendFile(file)
            return `/move-in/${file_id}`
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
