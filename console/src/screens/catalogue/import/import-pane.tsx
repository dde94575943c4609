import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Progress } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useEffect, useEffectEvent, useState } from 'react'
import { LIVE_MS } from '../../../api/desk-client.ts'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { ImportCategories } from './import-categories.tsx'
import { hasCounts, ImportCounts } from './import-counts.tsx'
import { ImportFaults } from './import-faults.tsx'
import { ImportMapping } from './import-mapping.tsx'
import { ImportNotes } from './import-notes.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { ImportQuestion } from './import-question.tsx'
import { ImportState } from './import-state.tsx'
import { systemText } from './import-texts.ts'
import { ImportPreview } from './preview/import-preview.tsx'

type Import = ReplyTo<'GET /api/admin/import/detail'>

type ImportPaneProps = {
  import_id: string
  onClose: () => void
  /** Called when the import has progressed, to refetch the list next to this pane, which polls less often. */
  onMove: () => void
}

export function ImportPane({ import_id, onClose, onMove }: ImportPaneProps) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/import/detail', { import_id }, { every_ms: LIVE_MS })
  const productImport = query.data
  const state = productImport?.state
  const move = useEffectEvent(onMove)
  useEffect(() => {
    if (state) move()
  }, [state])
  return (
    <DetailPane
      title={productImport?.file_name ?? t`Import`}
      mark={productImport && <ImportState state={productImport.state} />}
      actions={productImport && <ImportActions productImport={productImport} />}
      onClose={onClose}
      query={query}
    >
      {productImport && <ImportParts productImport={productImport} />}
    </DetailPane>
  )
}

function ImportParts({ productImport }: { productImport: Import }) {
  const { t, i18n } = useLingui()
  const { state, lines, products, faulty, checked, applied, up_to, price_jumps, html_products, import_id } =
    productImport
  const through = state === 'checking' ? checked : applied
  return (
    <>
      {state === 'failed' && (
        <Alert color="red" mb="sm">
          <Trans>
            The server kept failing on the products after the last one shown. Applied changes stay. Check the server log
            for the cause, then import the missing products in a new file.
          </Trans>
        </Alert>
      )}
      {state === 'mapping' && <ImportMapping import_id={import_id} />}
      {state === 'asking' && <ImportQuestion productImport={productImport} />}
      <Facts>
        <Fact name={<Trans>Format</Trans>}>{systemText(productImport.system, i18n)}</Fact>
        <Fact name={<Trans>Lines</Trans>}>{lines}</Fact>
        <Fact name={<Trans>Products</Trans>}>{products}</Fact>
        {hasCounts(productImport) && (
          <Fact name={state === 'checked' ? <Trans>Changes</Trans> : <Trans>Changes made</Trans>}>
            <ImportCounts productImport={productImport} />
          </Fact>
        )}
        <Fact name={<Trans>Applied</Trans>}>{applied}</Fact>
        {state === 'failed' && <Fact name={<Trans>Last product</Trans>}>{up_to ?? '–'}</Fact>}
        <Fact name={<Trans>Lines with errors</Trans>}>{faulty}</Fact>
        {price_jumps > 0 && <Fact name={<Trans>Prices that change by more than half</Trans>}>{price_jumps}</Fact>}
        {html_products > 0 && (
          <Fact name={<Trans>Products with HTML, converted to Markdown</Trans>}>{html_products}</Fact>
        )}
      </Facts>
      {(state === 'checking' || state === 'applying') && (
        <Progress value={products === 0 ? 0 : (100 * through) / products} aria-label={t`Progress`} mt="sm" />
      )}
      <ImportNotes notes={productImport.notes} />
      {state === 'checked' && <ImportCategories import_id={import_id} />}
      {state === 'checked' && <ImportPreview import_id={import_id} />}
      {applied > 0 && <ImportPictures import_id={import_id} />}
      {faulty > 0 && (
        <Part title={<Trans>Errors</Trans>}>
          <ImportFaults key={state} import_id={import_id} />
        </Part>
      )}
    </>
  )
}

function ImportActions({ productImport }: { productImport: Import }) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useAction('POST /api/admin/import/cancel')
  const { import_id, state, faulty, products, ended_at, applied } = productImport
  if (ended_at)
    return applied > 0 && state !== 'undone' && state !== 'failed' ? <UndoButton import_id={import_id} /> : null
  return (
    <>
      {state === 'checked' && products > 0 && (
        <Button onClick={() => setAsking(true)}>
          {faulty > 0 ? <Trans>Apply and skip errors</Trans> : <Trans>Apply</Trans>}
        </Button>
      )}
      <Button variant="default" loading={cancelling.isBusy} onClick={() => void cancelling.run({ import_id })}>
        <Trans>Cancel import</Trans>
      </Button>
      {isAsking && <ApplyDialog productImport={productImport} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Deletes or restores the products of an import, after a confirmation. */
function UndoButton({ import_id }: { import_id: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        <Trans>Undo import</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          call="POST /api/admin/import/undo"
          input={{ import_id }}
          title={t`Undo this import?`}
          confirm={<Trans>Undo import</Trans>}
          isDangerous
          note={<Trans>Its new products are deleted, the others get their earlier texts, prices and stock back.</Trans>}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
