import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { dayText } from '@sampan/contract/moment-text'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { timeZones } from '../../features/setting/time-zones.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { languageTag } from '../../ui/text/language-tag.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { tellOutcome } from './told.ts'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type BankZone = Settings['bank_zone']

/** Settings that follow from where the shop is. */
export function RegionSettings({ settings: { bank_zone } }: { settings: Settings }) {
  const { t, i18n } = useLingui()
  const [edited, setEdited] = useState<'zone'>()
  const isOwner = useIsOwner()
  const from = bank_zone.counts_from && written(bank_zone.counts_from, i18n)
  return (
    <>
      <SettingRows>
        <SettingRow
          name={t`Time zone of the bank’s days`}
          value={bank_zone.time_zone}
          note={
            <>
              <Trans>Reconciliation counts days in it.</Trans> {from && <Trans>It counts from {from} on.</Trans>}
            </>
          }
          changed_by={bank_zone.changed_by}
          changed_at={bank_zone.changed_at}
          onChange={isOwner ? () => setEdited('zone') : undefined}
        />
      </SettingRows>
      {edited === 'zone' && <ZoneDialog zone={bank_zone} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** A day without a time zone is the same for every reader: without one, noon is the reader's own. */
const written = (day: string, i18n: I18n) => dayText(`${day}T12:00:00`, languageTag(i18n))

function ZoneDialog({ zone: { time_zone, next_from, version }, onClose }: { zone: BankZone; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/time_zone',
    start: { time_zone },
    rules: () => ({}),
    sent: ({ time_zone }) => ({ time_zone, version }),
    after: (reply) => tellOutcome(reply, i18n),
    leave: onClose,
  })
  const from = next_from && written(next_from, i18n)
  return (
    <FormDialog form={form} title={t`Time zone of the bank’s days`} send={<Trans>Save</Trans>} onClose={onClose}>
      <Select
        label={t`Time zone`}
        description={
          from
            ? t`Closed days stay as they are, and so do those before them: another time zone counts from ${from} on.`
            : t`No day is closed yet, so all days will be counted in it.`
        }
        data={timeZones(time_zone)}
        searchable
        allowDeselect={false}
        data-autofocus
        {...form.field('time_zone')}
      />
    </FormDialog>
  )
}
