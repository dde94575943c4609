import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReadInput } from '@sampan/front/calls'
import { saveFile } from '@sampan/front/save-file'
import { useLogExport } from '../../../api/use-log-export.ts'
import { useTask } from '../../../forms/use-task.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { logFile } from './log-file.ts'

/** Exports the filtered entries as a CSV file of at most 10,000 lines. */
export function LogExport({ query }: { query: ReadInput<'GET /api/admin/log/export'> }) {
  const { t, i18n } = useLingui()
  const readLog = useLogExport()
  const { run, isBusy } = useTask((error) => t`Export stopped: ${error.message}`)
  async function save() {
    const { items, is_whole } = await readLog(query)
    saveFile('log.csv', new Blob([logFile(items, i18n)], { type: 'text/csv;charset=utf-8' }))
    const lines = items.length
    if (!is_whole) toast.fail(t`The file has only the latest ${lines} lines. Choose a shorter period for the rest.`)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void run(save)}>
      <Trans>Export CSV</Trans>
    </Button>
  )
}
