import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { Part } from '../../../ui/layout/facts.tsx'
import css from './import-faults.module.css'

// Unpacking is only loaded when it is needed.
const ArchiveDialog = lazy(() =>
  import('./archive/archive-dialog.tsx').then(({ ArchiveDialog }) => ({ default: ArchiveDialog })),
)

/** The pictures of an import: those that are missing, with the reason, and adding them from an archive. */
export function ImportPictures({ import_id }: { import_id: string }) {
  const { data } = useRead('GET /api/admin/import/pictures', { import_id })
  const [isOpen, setOpen] = useState(false)
  const missing = data?.items ?? []
  return (
    <Part title={missing.length > 0 ? <Trans>Missing pictures</Trans> : <Trans>Pictures</Trans>}>
      {missing.length > 0 && (
        <ul className={css.faults}>
          {missing.map(({ product_id, source, fault }) => (
            <li key={`${product_id} ${source}`}>
              <Link to={`/product/${product_id}`}>{product_id}</Link>
              <code className={css.cell}>{source}</code>
              {fault !== null && <code className={css.cell}>{fault}</code>}
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Add pictures from a ZIP</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ArchiveDialog import_id={import_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  )
}
