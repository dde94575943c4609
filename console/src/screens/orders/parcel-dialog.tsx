import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Stack, TextInput } from '@mantine/core'
import type { ReplyTo } from '../../api/reads.ts'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { say } from '../../ui/layer/say.ts'

const PARCEL_LIMIT = 80

type ParcelDialogProps = {
  order: ReplyTo<'GET /api/admin/order/detail'>
  act: 'ship' | 'correct'
  onClose: () => void
}

/** The carrier and number of a parcel: when it is shipped, or to correct them. */
export function ParcelDialog({ order, act, onClose }: ParcelDialogProps) {
  const { t } = useLingui()
  const { order_number: number } = order
  const isNew = act === 'ship'
  const form = useForm({
    call: isNew ? 'POST /api/admin/order/ship' : 'POST /api/admin/order/correct',
    start: { carrier: order.carrier ?? '', tracking_number: order.tracking_number ?? '' },
    rules: ({ carrier, tracking_number }, i18n) => ({
      ...(carrier.trim() === '' && { carrier: word(i18n)`Enter the carrier` }),
      ...(tracking_number.trim() === '' && { tracking_number: word(i18n)`Enter the tracking number` }),
    }),
    sent: (parcel) => ({ order_id: order.order_id, ...parcel }),
    after: () => say.done(isNew ? t`The order is shipped` : t`The parcel is corrected`),
    leave: onClose,
  })
  const title = isNew ? t`Ship ${number}` : t`Correct the parcel`
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form {...form.props}>
        <Stack gap="sm">
          <TextInput label={t`Carrier`} maxLength={PARCEL_LIMIT} data-autofocus {...form.field('carrier')} />
          <TextInput label={t`Tracking number`} maxLength={PARCEL_LIMIT} {...form.field('tracking_number')} />
          <FormEnd form={form} send={isNew ? <Trans>Ship</Trans> : <Trans>Save</Trans>} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
