import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** From how many pieces on the stock of a SKU is low, unless the SKU has its own number. */
export const useLowStock = () => useRead('GET /api/admin/setting/low_stock').data

/** Shows the number, and opens a dialog to change it. */
export function LowStockButton() {
  const setting = useLowStock()
  const [isOpen, setOpen] = useState(false)
  if (!setting) return null
  const { pieces } = setting
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Low stock from {pieces}</Trans>
      </Button>
      {isOpen && <LowStockDialog setting={setting} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { setting: { pieces: number; revision: string }; onClose: () => void }

const MOST_PIECES = 1_000_000

function LowStockDialog({ setting, onClose }: DialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/low_stock',
    start: { pieces: String(setting.pieces) },
    rules: ({ pieces }, i18n) =>
      wholeIn(pieces, 0, MOST_PIECES) === null ? { pieces: translate(i18n)`Enter a whole number` } : {},
    inputOf: ({ pieces }) => ({ pieces: wholeIn(pieces, 0, MOST_PIECES) ?? 0, revision: setting.revision }),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Low stock`} send={<Trans>Save</Trans>} onClose={onClose}>
      <TextInput
        label={t`Pieces`}
        description={t`A SKU with this number of pieces or fewer is low in stock. A SKU can have its own number.`}
        inputMode="numeric"
        data-autofocus
        {...form.field('pieces')}
      />
    </FormDialog>
  )
}
