import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Text } from '@mantine/core'
import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { durationText } from '../../features/setting/duration.ts'
import { termsText } from '../../features/setting/setting-change.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { countryText } from '../../ui/text/country-text.ts'
import { showOutcome } from './outcome-toast.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type Destination = Omit<Settings['destinations'][number], 'revision'> & { revision: string | null }

const DAY_S = 86_400

/** The terms of each country that shops ship to. */
export function DestinationSettings({ settings }: { settings: Settings }) {
  const { i18n } = useLingui()
  const [editedDestination, setEditedDestination] = useState<Destination>()
  const isOwner = useIsOwner()
  const general_s = settings.times.find(({ name }) => name === 'order_auto_complete')?.seconds ?? 0
  const general = {
    refund_days: Math.max(1, Math.floor(general_s / DAY_S)),
    has_lowest_price: false,
    revision: null,
    changed_by: null,
    changed_at: null,
  }
  const rows = SHIPPED_COUNTRIES.map(
    (country): Destination => settings.destinations.find((one) => one.country === country) ?? { country, ...general },
  )
  return (
    <>
      <Text c="dimmed" mb="sm">
        <Trans>
          Time to request a refund after receipt, by country of delivery. The time limit for all orders applies if it’s
          longer.
        </Trans>
      </Text>
      <SettingRows>
        {rows.map((row) => (
          <SettingRow
            key={row.country}
            name={countryText(row.country, i18n)}
            value={row.revision === null ? durationText(general_s, i18n) : termsText(row, i18n)}
            changed_by={row.changed_by}
            changed_at={row.changed_at}
            onChange={isOwner ? () => setEditedDestination(row) : undefined}
          />
        ))}
      </SettingRows>
      {editedDestination && (
        <OpenedInDialog data={rows.find(({ country }) => country === editedDestination.country) ?? editedDestination}>
          {(destination) => (
            <DestinationDialog destination={destination} onClose={() => setEditedDestination(undefined)} />
          )}
        </OpenedInDialog>
      )}
    </>
  )
}

function DestinationDialog({ destination, onClose }: { destination: Destination; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { country, refund_days, has_lowest_price, revision } = destination
  const form = useForm({
    call: 'POST /api/admin/setting/destination',
    start: { refund_days: String(refund_days), has_lowest_price },
    rules: ({ refund_days }, i18n) =>
      /^([1-9]|[1-8]\d|90)$/.test(refund_days.trim())
        ? {}
        : { refund_days: translate(i18n)`Enter a whole number from 1 to 90` },
    inputOf: ({ refund_days, has_lowest_price }) => ({
      country,
      refund_days: Number(refund_days),
      has_lowest_price,
      revision,
    }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={countryText(country, i18n)} send={<Trans>Save</Trans>} onClose={onClose}>
      <TextInput
        label={t`Days to request a refund after receipt`}
        inputMode="numeric"
        data-autofocus
        {...form.field('refund_days')}
      />
      <Checkbox
        label={t`Struck-out prices must be the lowest of the last 30 days`}
        description={t`This applies to all products of shops that ship there.`}
        checked={form.draft.has_lowest_price}
        onChange={(event) => form.set({ has_lowest_price: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
