import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { saveFile } from '@sampan/front/save-file'
import { useState } from 'react'
import { useTaxFile } from '../../api/use-tax-file.ts'
import { useTask } from '../../forms/use-task.ts'
import { useMay } from '../../session/use-session.ts'
import { ImportTaxesDialog } from './import-taxes-dialog.tsx'
import { TaxRuleDialog } from './tax-rule-dialog.tsx'

/** Export for all who may read the rules; import and new rules for finance. */
export function TaxActions({ today }: { today: string }) {
  const readFile = useTaxFile()
  const mayChange = useMay('finance')
  const [openDialog, setOpenDialog] = useState<'import' | 'new'>()
  const { run, isBusy } = useTask()
  const save = async () => saveFile('tax-rules.csv', await readFile())
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void run(save)}>
        <Trans>Export</Trans>
      </Button>
      {mayChange && (
        <>
          <Button variant="default" onClick={() => setOpenDialog('import')}>
            <Trans>Import</Trans>
          </Button>
          <Button onClick={() => setOpenDialog('new')}>
            <Trans>New rule</Trans>
          </Button>
        </>
      )}
      {openDialog === 'import' && <ImportTaxesDialog onClose={close} />}
      {openDialog === 'new' && <TaxRuleDialog rule={undefined} today={today} onClose={close} />}
    </>
  )
}
