import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Radio, Stack, Text } from '@mantine/core'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useFreshCode } from '../../../forms/use-fresh-code.tsx'
import { useKeepFile } from './use-payout-file.ts'

/** Exports all queued payouts of one kind as a file, which marks them as sent. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keep = useKeepFile()
  const code = useFreshCode(() => form.props.ref.current?.requestSubmit())
  const form = useForm({
    call: 'POST /api/admin/extract/payout_file',
    start: { draw_type: 'bank' as 'bank' | 'chain' },
    sent: ({ draw_type }) => ({ draw_type }),
    after: keep,
    taken: code.asksForCode,
    leave: onClose,
  })
  return (
    <>
      <Modal opened onClose={onClose} title={t`Export payouts`} closeButtonProps={{ 'aria-label': t`Close` }}>
        <form {...form.props}>
          <Stack gap="sm">
            <Radio.Group label={t`Which`} {...form.field('draw_type')}>
              <Stack gap="xs" mt="xs">
                <Radio value="bank" label={t`To banks`} />
                <Radio value="chain" label={t`On chains`} />
              </Stack>
            </Radio.Group>
            <Text size="sm">
              <Trans>
                Everything that is queued goes into one file and counts as sent, so that no second file pays it again.
                The file has whole card numbers: delete it once the bank has it. The log says that you had it.
              </Trans>
            </Text>
            <FormEnd form={form} send={<Trans>Export</Trans>} onCancel={onClose} />
          </Stack>
        </form>
      </Modal>
      {code.dialog}
    </>
  )
}
