import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSendFile } from '../../../api/use-send-file.ts'
import { type TextFile, TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useTask } from '../../../forms/use-task.ts'
import { go } from '../../../navigation/address.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'

/** Uploads a product file. The server takes UTF-8, so the text of a file in another encoding is sent as UTF-8. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { sendFile } = useSendFile('POST /api/admin/import/upload')
  const { run, isBusy } = useTask()
  const [file, setFile] = useState<TextFile>()
  async function send() {
    const { file_name = '', text } = file ?? {}
    if (text === undefined) return
    await run(async () => {
      const { import_id } = await sendFile(new File([text], file_name, { type: 'text/csv' }))
      onClose()
      go(`/imports/${import_id}`)
    })
  }
  return (
    <Dialog onClose={isBusy ? () => {} : onClose} title={t`Upload products`} size="lg">
      <Stack gap="sm">
        <TextFileField
          description={t`A CSV in our export format. Nothing changes until you apply it.`}
          disabled={isBusy}
          onRead={setFile}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={file?.text === undefined} loading={isBusy} onClick={() => void send()}>
            <Trans>Upload</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
