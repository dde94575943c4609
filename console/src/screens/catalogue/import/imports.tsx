import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useState } from 'react'
import { go } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ImportPane } from './import-pane.tsx'
import { ImportState } from './import-state.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type Row = ReplyTo<'GET /api/admin/import/list'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'file_name', head: <Trans>File</Trans>, cell: ({ file_name }) => file_name, isWide: true },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: ({ state }) => <ImportState state={state} /> },
  {
    id: 'products',
    card: 'about',
    isNamed: true,
    head: <Trans>Products</Trans>,
    cell: ({ products }) => products,
    align: 'end',
  },
  { id: 'faulty', head: <Trans>Lines with errors</Trans>, cell: ({ faulty }) => faulty, align: 'end' },
  { id: 'operator', head: <Trans>Uploaded by</Trans>, cell: ({ operator }) => operator, isExtra: true },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Uploaded</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

const open = ({ import_id }: Row, text: ReactNode) => <Link to={`/imports/${import_id}`}>{text}</Link>

export default function Imports({ params: { import_id } }: ScreenProps) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/import/list')
  return (
    <Panes
      isDetailWide
      list={
        <>
          <PageHeader
            title={<Trans>Imports</Trans>}
            note={<Trans>Upload products of this shop or another system. Nothing changes until you apply them.</Trans>}
          >
            <SendButton />
          </PageHeader>
          <DataTable
            {...list}
            label={t`Imports`}
            keyOf={(row) => row.import_id}
            columns={columns}
            open={open}
            openKey={import_id}
            empty={<Empty title={<Trans>No imports yet</Trans>} />}
          />
        </>
      }
      detail={
        import_id && (
          <ImportPane key={import_id} import_id={import_id} onMove={list.onRetry} onClose={() => go('/imports')} />
        )
      }
    />
  )
}

function SendButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Upload products</Trans>
      </Button>
      {isOpen && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  )
}
