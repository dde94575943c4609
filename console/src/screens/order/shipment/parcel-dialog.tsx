import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Checkbox } from '@mantine/core'
import { isPartlySent } from '@sampan/contract/refund-sums'
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
import { chosenPieces } from '../piece-fields.tsx'
import { CarrierField } from './carrier-field.tsx'
import { ParcelSelect } from './parcel-select.tsx'
import { allPieces, isDivisible, PiecesToSend } from './pieces-to-send.tsx'
import { ToPack } from './to-pack.tsx'
import { TrackingField } from './tracking-field.tsx'

const [least, most] = [1, PARCEL_GRAMS_LIMIT] as const

type ParcelDialogProps = {
  order: ReplyTo<'GET /api/admin/order/detail'>
  action: 'ship' | 'correct'
  onClose: () => void
}

/**
 * Pieces, carrier and tracking number of a parcel: for shipping, or to correct the carrier and number. If another
 * operator has changed the order since, the typed values stay, and a note offers to show the current values.
 */
export function ParcelDialog({ order, ...props }: ParcelDialogProps) {
  return <OpenedInDialog data={order}>{(opened) => <ParcelForm order={opened} {...props} />}</OpenedInDialog>
}

function ParcelForm({ order, action, onClose }: ParcelDialogProps) {
  const { t, i18n } = useLingui()
  const { order_number: number } = order
  const isNew = action === 'ship'
  const [sharedParcel, setSharedParcel] = useState<{ tracking_number: string; message: string }>()
  const form = useForm({
    call: isNew ? 'POST /api/admin/order/ship' : 'POST /api/admin/order/correct',
    start: {
      // The next parcel usually has the carrier of the first.
      carrier: order.carrier ?? '',
      tracking_number: isNew ? '' : (order.tracking_number ?? ''),
      weight: '',
      is_shared: false,
      pieces: allPieces(order),
      parcel_id: order.parcels[0]?.parcel_id ?? '',
    },
    rules: ({ carrier, tracking_number, weight, pieces }, i18n) => ({
      ...(isNew && chosenPieces(pieces).length === 0 && { pieces: translate(i18n)`Choose at least one item` }),
      ...(carrier.trim() === '' && { carrier: translate(i18n)`Enter the carrier` }),
      ...(carrier.trim() !== '' &&
        !isCarrierName(carrier) && { carrier: translate(i18n)`Enter the carrier’s name, not a number` }),
      ...(tracking_number.trim() === '' && { tracking_number: translate(i18n)`Enter the tracking number` }),
      ...(weight.trim() !== '' &&
        wholeIn(weight, least, most) === null && {
          weight: translate(i18n)`Enter a whole number from ${least} to ${most}`,
        }),
    }),
    inputOf: ({ is_shared, weight, pieces, parcel_id, ...parcel }) => ({
      order_id: order.order_id,
      revision: order.revision,
      ...(isNew && { items: chosenPieces(pieces) }),
      ...(!isNew && order.parcels.length > 1 && { parcel_id }),
      ...parcel,
      ...(weight.trim() !== '' && { weight_grams: wholeIn(weight, least, most) ?? 0 }),
      // The confirmation is valid only for the number that was shown.
      ...(is_shared && parcel.tracking_number === sharedParcel?.tracking_number && { is_shared }),
    }),
    fieldNames: { weight_grams: 'weight', items: 'pieces' },
    handleRefusal: ({ reason, message }) => {
      if (reason !== 'parcel_shared') return false
      setSharedParcel({ tracking_number: form.draft.tracking_number, message })
      form.set({ is_shared: false })
      return true
    },
    after: (reply) => toast.success(afterText(isNew, reply, i18n)),
    leave: onClose,
  })
  const title = isNew ? t`Ship ${number}` : t`Edit tracking`
  return (
    <FormDialog form={form} title={title} send={isNew ? <Trans>Ship</Trans> : <Trans>Save</Trans>} onClose={onClose}>
      {isNew && (
        <ToPack order={order}>
          {isDivisible(order) && (
            <PiecesToSend
              order={order}
              pieces={form.draft.pieces}
              error={form.field('pieces').error}
              onChange={(pieces) => form.set({ pieces })}
            />
          )}
        </ToPack>
      )}
      {!isNew && (
        <ParcelSelect
          parcels={order.parcels}
          parcel_id={form.draft.parcel_id}
          onChange={({ parcel_id, carrier, tracking_number }) => form.set({ parcel_id, carrier, tracking_number })}
        />
      )}
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

const afterText = (isNew: boolean, order: ParcelDialogProps['order'], i18n: I18n): string => {
  if (!isNew) return translate(i18n)`Tracking updated`
  return isPartlySent(order) ? translate(i18n)`Parcel shipped. The rest waits.` : translate(i18n)`Order shipped`
}
