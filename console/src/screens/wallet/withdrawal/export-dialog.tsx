import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { useSavePayoutFile } from './use-save-payout-file.ts'

const SAFE = 'safe:'

/** The queued payouts that an option of the form exports. */
function choiceOf(target: string) {
  if (target === 'bank' || target === 'chain') return { draw_type: target } as const
  return { draw_type: 'chain', network: target.slice(SAFE.length), format: 'safe' } as const
}

/** Exports all queued payouts of one kind as a file, which marks them as sent. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const savePayoutFile = useSavePayoutFile()
  const { data: networks } = useRead('GET /api/admin/extract/payout_networks')
  const form = useFormWithCode({
    call: 'POST /api/admin/extract/payout_file',
    start: { target: 'bank' },
    inputOf: ({ target }) => choiceOf(target),
    after: savePayoutFile,
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Export payouts`} send={<Trans>Export</Trans>} onClose={onClose}>
      <Radio.Group label={t`Payouts to export`} {...form.field('target')}>
        <Stack gap="xs" mt="xs">
          <Radio value="bank" label={t`Bank payouts`} />
          <Radio value="chain" label={t`On-chain payouts`} />
          {networks?.map(({ network, name, queued }) => (
            <Radio
              key={network}
              value={SAFE + network}
              label={t`On-chain payouts on ${name}, for a Safe (${queued})`}
              description={t`In the format of the CSV Airdrop app`}
            />
          ))}
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
