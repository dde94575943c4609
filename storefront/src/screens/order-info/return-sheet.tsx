import { Trans, useLingui } from '@lingui/react/macro'
import type { Refund } from '@sampan/contract'
import { isCarrierName } from '@sampan/contract/shipment-cells'
import { trackingFault } from '@sampan/contract/tracking-number'
import { useId, useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import layout from '../../ui/styles/layout.module.css'

type Props = { refund: Refund; open: boolean; onClose: () => void }

/** Asks for the carrier and tracking number of the returned parcel. */
export function ReturnSheet({ refund, open, onClose }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const { isBusy, props, field, draft } = useForm({
    start: { carrier: refund.carrier ?? '', tracking_number: refund.tracking_number ?? '' },
    rules: ({ carrier, tracking_number }) => ({
      ...(!carrier.trim() && { carrier: t`Enter the carrier` }),
      ...(carrier.trim() && !isCarrierName(carrier) && { carrier: t`Enter the carrier’s name, not a number` }),
      ...(!tracking_number.trim() && { tracking_number: t`Enter the tracking number` }),
    }),
    call: 'POST /api/order/refund_return',
    inputOf: (draft) => ({ refund_id: refund.refund_id, ...draft }),
    after: () => {
      toast.success(t`Save successful`)
      onClose()
    },
  })
  const [leftDraft, setLeftDraft] = useState(draft)
  const isDoubtful = leftDraft === draft && trackingFault(draft.carrier, draft.tracking_number) !== null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Trans>Your return parcel</Trans>}
      locked={isBusy}
      footer={
        <Button type="submit" form={form_id} wide busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form {...props} id={form_id} className={layout.stack}>
        <TextField label={t`Carrier`} required maxLength={80} autoComplete="off" {...field('carrier')} />
        <TextField
          label={t`Tracking number`}
          required
          maxLength={80}
          autoComplete="off"
          hint={isDoubtful && t`Not a usual number of this carrier. Compare it with your receipt.`}
          {...field('tracking_number')}
          onBlur={() => setLeftDraft(draft)}
        />
      </form>
    </Sheet>
  )
}
