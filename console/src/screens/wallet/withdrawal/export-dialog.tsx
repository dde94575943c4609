import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { useSavePayoutFile } from './use-save-payout-file.ts'

/** Exports all queued payouts of one kind as a file, which marks them as sent. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const savePayoutFile = useSavePayoutFile()
  const form = useFormWithCode({
    call: 'POST /api/admin/extract/payout_file',
    start: { draw_type: 'bank' as 'bank' | 'chain' },
    sent: ({ draw_type }) => ({ draw_type }),
    after: savePayoutFile,
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Export payouts`} send={<Trans>Export</Trans>} onClose={onClose}>
      <Radio.Group label={t`Payouts to export`} {...form.field('draw_type')}>
        <Stack gap="xs" mt="xs">
          <Radio value="bank" label={t`Bank payouts`} />
          <Radio value="chain" label={t`On-chain payouts`} />
        </Stack>
      </Radio.Group>
      <Text size="sm">
        <Trans>
          All queued payouts go into one file and are marked as sent, so no other file pays them again. The file has
          full card numbers. Delete it once the bank has it. We log your download.
        </Trans>
      </Text>
    </FormDialog>
  )
}
