import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { PriceJumps } from '../price-jumps.tsx'
import { hasCounts, ImportCounts } from './import-counts.tsx'

type ApplyDialogProps = { productImport: ReplyTo<'GET /api/admin/import/detail'>; onClose: () => void }

/** Asks for confirmation before an import is applied, with a checkbox for prices that fall or rise by more than half. */
export function ApplyDialog({ productImport, onClose }: ApplyDialogProps) {
  const { t } = useLingui()
  const { import_id, faulty, repeats, price_jumps } = productImport
  const { data: jumps } = useRead('GET /api/admin/import/price-jumps', { import_id })
  const form = useForm({
    call: 'POST /api/admin/import/apply',
    start: { is_meant: false },
    rules: ({ is_meant }, i18n) =>
      price_jumps > 0 && !is_meant ? { is_meant: translate(i18n)`Confirm the changed prices` } : {},
    inputOf: () => ({ import_id, leave_out_faulty: faulty > 0, again: repeats, confirmed_jumps: price_jumps }),
    leave: onClose,
  })
  const { is_meant } = form.draft
  return (
    <FormDialog
      form={form}
      title={t`Apply ${productImport.file_name}`}
      send={<Trans>Apply</Trans>}
      isDangerous={repeats}
      onClose={onClose}
    >
      {hasCounts(productImport) && (
        <p>
          <ImportCounts productImport={productImport} />
        </p>
      )}
      {repeats ? (
        <Trans>This file was already applied. Its stock changes will count twice.</Trans>
      ) : (
        <Trans>Stock changes by the difference from the exported stock.</Trans>
      )}
      <PriceJumps
        jumps={jumps?.items ?? []}
        count={price_jumps}
        isConfirmed={is_meant}
        onConfirm={(is_confirmed) => form.set({ is_meant: is_confirmed })}
        error={form.field('is_meant').error}
      />
    </FormDialog>
  )
}
