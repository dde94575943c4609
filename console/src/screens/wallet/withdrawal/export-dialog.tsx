import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { useSavePayoutFile } from './use-save-payout-file.ts'

/** Exports all queued payouts of one kind as a file, which marks them as sent. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keep = useSavePayoutFile()
  const form = useFormWithCode({
    call: 'POST /api/admin/extract/payout_file',
    start: { draw_type: 'bank' as 'bank' | 'chain' },
    sent: ({ draw_type }) => ({ draw_type }),
    after: keep,
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Export payouts`} send={<Trans>Export</Trans>} onClose={onClose}>
      <Radio.Group label={t`Which`} {...form.field('draw_type')}>
        <Stack gap="xs" mt="xs">
          <Radio value="bank" label={t`To banks`} />
          <Radio value="chain" label={t`On chains`} />
        </Stack>
      </Radio.Group>
      <Text size="sm">
        <Trans>
          Everything that is queued goes into one file and counts as sent, so that no second file pays it again. The
          file has whole card numbers: delete it once the bank has it. The log says that you had it.
        </Trans>
      </Text>
    </FormDialog>
  )
}
