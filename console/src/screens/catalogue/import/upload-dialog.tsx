import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { IMPORT_LIMITS } from '@sampan/contract/rules'
import { type ReactNode, useState } from 'react'
import { useSendFile } from '../../../api/use-send-file.ts'
import { type TextFile, TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useTask } from '../../../forms/use-task.ts'
import { go } from '../../../navigation/address.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'

/** Uploads a product file. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { sendFile } = useSendFile('POST /api/admin/import/upload')
  return (
    <SheetUploadDialog
      title={t`Upload products`}
      description={t`CSV, TSV, XLSX or Google Merchant XML: of this shop, Shopify, WooCommerce, Etsy, 1688 or any other sheet. Nothing changes until you apply it.`}
      accept=".csv,.txt,.tsv,.xlsx,.xml,text/csv,text/plain"
      send={async (file) => {
        const { import_id } = await sendFile(file)
        return `/imports/${import_id}`
      }}
      onClose={onClose}
    />
  )
}

type SheetUploadProps = {
  title: string
  description: ReactNode
  /** The endings and types of files, as of an input. */
  accept: string
  /** Sends the file. @returns the address of its pane. */
  send: (file: File) => Promise<string>
  onClose: () => void
}

/** Uploads a sheet. The server takes UTF-8, so the text of a file in another encoding is sent as UTF-8. */
export function SheetUploadDialog({ title, description, accept, send, onClose }: SheetUploadProps) {
  const { t } = useLingui()
  const { run, isBusy } = useTask()
  const [file, setFile] = useState<TextFile>()
  const [whole, setWhole] = useState<File>()
  const toSend =
    whole ?? (file?.text === undefined ? undefined : new File([file.text], file.file_name, { type: 'text/csv' }))
  async function sendChosen() {
    if (!toSend) return
    await run(async () => {
      const address = await send(toSend)
      onClose()
      go(address)
    })
  }
  return (
    <Dialog onClose={isBusy ? () => {} : onClose} title={title} size="lg">
      <Stack gap="sm">
        <TextFileField
          description={description}
          accept={accept}
          isWhole={(name) => /\.(?:xlsx|xml)$/i.test(name)}
          onWhole={setWhole}
          label={t`File`}
          limit={IMPORT_LIMITS.bytes}
          disabled={isBusy}
          onRead={setFile}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={!toSend} loading={isBusy} onClick={() => void sendChosen()}>
            <Trans>Upload</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
