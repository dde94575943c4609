import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { CallError } from '@sampan/contract/call-error'
import { useState } from 'react'
import { useExport } from '../../api/use-export.ts'
import { saveFile } from '../../ui/layer/save-file.ts'
import { say } from '../../ui/layer/say.ts'

/** All products with their texts as one CSV, which an import understands. */
export function ExportButton() {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const readAll = useExport()
  async function save() {
    setBusy(true)
    try {
      saveFile('products.csv', await readAll())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      say.failed(t`The export stopped: ${error.message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void save()}>
      <Trans>Export CSV</Trans>
    </Button>
  )
}
