import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Checkbox } from '@mantine/core'
import { PARCEL_GRAMS_LIMIT } from '@sampan/contract/rules'
import { isCarrierName } from '@sampan/contract/shipment-cells'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { CarrierField } from './carrier-field.tsx'
import { ToPack } from './to-pack.tsx'
import { TrackingField } from './tracking-field.tsx'

const [least, most] = [1, PARCEL_GRAMS_LIMIT] as const

type ParcelDialogProps = {
  order: ReplyTo<'GET /api/admin/order/detail'>
  action: 'ship' | 'correct'
  onClose: () => void
}

/**
 * Carrier and tracking number of a parcel: for shipping, or to correct them. If another operator has corrected
 * them since, the typed values stay, and a note offers to show the current values.
 */
export function ParcelDialog({ order, ...props }: ParcelDialogProps) {
  return <OpenedInDialog data={order}>{(opened) => <ParcelForm order={opened} {...props} />}</OpenedInDialog>
}

function ParcelForm({ order, action, onClose }: ParcelDialogProps) {
  const { t } = useLingui()
  const { order_number: number } = order
  const isNew = action === 'ship'
  const [sharedParcel, setSharedParcel] = useState<{ tracking_number: string; message: string }>()
  const form = useForm({
    call: isNew ? 'POST /api/admin/order/ship' : 'POST /api/admin/order/correct',
    start: { carrier: order.carrier ?? '', tracking_number: order.tracking_number ?? '', weight: '', is_shared: false },
    rules: ({ carrier, tracking_number, weight }, i18n) => ({
      ...(carrier.trim() === '' && { carrier: translate(i18n)`Enter the carrier` }),
      ...(carrier.trim() !== '' &&
        !isCarrierName(carrier) && { carrier: translate(i18n)`Enter the carrier’s name, not a number` }),
      ...(tracking_number.trim() === '' && { tracking_number: translate(i18n)`Enter the tracking number` }),
      ...(weight.trim() !== '' &&
        wholeIn(weight, least, most) === null && {
          weight: translate(i18n)`Enter a whole number from ${least} to ${most}`,
        }),
    }),
    inputOf: ({ is_shared, weight, ...parcel }) => ({
      order_id: order.order_id,
      ...(!isNew && { revision: order.revision }),
      ...parcel,
      ...(weight.trim() !== '' && { weight_grams: wholeIn(weight, least, most) ?? 0 }),
      // The confirmation is valid only for the number that was shown.
      ...(is_shared && parcel.tracking_number === sharedParcel?.tracking_number && { is_shared }),
    }),
    fieldNames: { weight_grams: 'weight' },
    handleRefusal: ({ reason, message }) => {
      if (reason !== 'parcel_shared') return false
      setSharedParcel({ tracking_number: form.draft.tracking_number, message })
      form.set({ is_shared: false })
      return true
    },
    after: () => toast.success(isNew ? t`Order shipped` : t`Tracking updated`),
    leave: onClose,
  })
  const title = isNew ? t`Ship ${number}` : t`Edit tracking`
  return (
    <FormDialog form={form} title={title} send={isNew ? <Trans>Ship</Trans> : <Trans>Save</Trans>} onClose={onClose}>
      {isNew && <ToPack order={order} />}
      <CarrierField {...form.field('carrier')} data-autofocus />
      <TrackingField
        label={t`Tracking number`}
        carrier={form.draft.carrier}
        onCarrier={(carrier) => form.set({ carrier })}
        {...form.field('tracking_number')}
      />
      {isNew && (
        <TextInput label={t`Weight in grams`} description={t`Optional`} inputMode="numeric" {...form.field('weight')} />
      )}
      {sharedParcel?.tracking_number === form.draft.tracking_number && (
        <Alert color="yellow" variant="light" role="alert" title={sharedParcel.message}>
          <Checkbox label={t`The orders share one parcel`} {...form.field('is_shared', 'checkbox')} value="is_shared" />
        </Alert>
      )}
    </FormDialog>
  )
}
