import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Part } from '../../../ui/layout/facts.tsx'
import { History } from '../../../ui/time/history.tsx'
import { localTime } from '../../../ui/time/local-time.ts'
import { ParcelSelect } from './parcel-select.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

/** Parcel events, as the shopper sees them. */
export function ParcelEvents({ order }: { order: Order }) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const { run, isBusy } = useAction('POST /api/admin/order/event_remove')
  if (!order.shipped_at) return null
  const { order_id, parcels } = order
  const hasSeveral = parcels.length > 1
  return (
    <Part title={<Trans>Tracking updates</Trans>}>
      <History
        steps={order.parcel_events.map(({ event_id, position, happened_at, place, text, note, source }) => ({
          key: event_id,
          at: happened_at,
          text: (
            <>
              {hasSeveral && (
                <>
                  <Trans>Parcel {position}</Trans> ·{' '}
                </>
              )}
              {[place, text, note].filter(Boolean).join(' · ')}{' '}
              {source === null && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  disabled={isBusy}
                  aria-label={t`Undo: ${text}`}
                  onClick={() => void run({ order_id, event_id })}
                >
                  <Trans>Undo</Trans>
                </Button>
              )}
            </>
          ),
        }))}
      />
      <div>
        <Button size="xs" variant="default" onClick={() => setAdding(true)}>
          <Trans>Add tracking update</Trans>
        </Button>
      </div>
      {isAdding && <EventDialog order={order} onClose={() => setAdding(false)} />}
    </Part>
  )
}

function EventDialog({ order: { order_id, parcels }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useLingui()
  const [event_id] = useState(() => crypto.randomUUID()) // idempotency key
  const form = useForm({
    call: 'POST /api/admin/order/event',
    start: {
      happened_at: localTime(new Date().toISOString()),
      place: '',
      text: '',
      // The parcel that left last.
      parcel_id: parcels.at(-1)?.parcel_id ?? '',
    },
    rules: ({ happened_at, text }, i18n) => ({
      ...(Number.isNaN(Date.parse(happened_at)) && { happened_at: translate(i18n)`Enter the time` }),
      ...(text.trim() === '' && { text: translate(i18n)`Describe what happened` }),
    }),
    inputOf: ({ happened_at, place, text, parcel_id }) => ({
      order_id,
      ...(parcels.length > 1 && { parcel_id }),
      event_id,
      happened_at: new Date(happened_at).toISOString(),
      place: place.trim() || null,
      text,
    }),
    after: () => toast.success(t`Tracking update added`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Tracking update`} send={<Trans>Save</Trans>} onClose={onClose}>
      <ParcelSelect
        parcels={parcels}
        parcel_id={form.draft.parcel_id}
        onChange={({ parcel_id }) => form.set({ parcel_id })}
      />
      <TextInput label={t`Event`} maxLength={300} data-autofocus {...form.field('text')} />
      <TextInput label={t`Location`} maxLength={120} {...form.field('place')} />
      <TextInput label={t`Time`} type="datetime-local" {...form.field('happened_at')} />
    </FormDialog>
  )
}
