import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Select } from '@mantine/core'
import { dayText } from '@sampan/contract/moment-text'
import { LANGUAGES } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { languageName } from '../../ui/text/language-name.ts'
import { showOutcome } from './outcome-toast.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { timeZones } from './time-zones.ts'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type BankZone = Settings['bank_zone']
type DefaultLanguage = Settings['default_language']

/** Settings that depend on the shop's location. */
export function RegionSettings({ settings: { bank_zone, default_language } }: { settings: Settings }) {
  const { t, i18n } = useLingui()
  const [editedSetting, setEditedSetting] = useState<'language' | 'zone'>()
  const isOwner = useIsOwner()
  const from = bank_zone.counts_from && formatDay(bank_zone.counts_from, i18n)
  return (
    <>
      <SettingRows>
        <SettingRow
          name={t`Default language`}
          value={languageName(default_language.language)}
          note={<Trans>For shoppers whose browser uses none of the shop’s languages.</Trans>}
          changed_by={default_language.changed_by}
          changed_at={default_language.changed_at}
          onChange={isOwner ? () => setEditedSetting('language') : undefined}
        />
        <SettingRow
          name={t`Bank’s time zone`}
          value={bank_zone.time_zone}
          note={
            <>
              <Trans>Reconciliation uses it for its days.</Trans> {from && <Trans>It applies from {from}.</Trans>}
            </>
          }
          changed_by={bank_zone.changed_by}
          changed_at={bank_zone.changed_at}
          onChange={isOwner ? () => setEditedSetting('zone') : undefined}
        />
      </SettingRows>
      {editedSetting === 'language' && (
        <OpenedInDialog data={default_language}>
          {(setting) => <LanguageDialog setting={setting} onClose={() => setEditedSetting(undefined)} />}
        </OpenedInDialog>
      )}
      {editedSetting === 'zone' && (
        <OpenedInDialog data={bank_zone}>
          {(zone) => <ZoneDialog zone={zone} onClose={() => setEditedSetting(undefined)} />}
        </OpenedInDialog>
      )}
    </>
  )
}

/**
 * Formats a calendar day. The day is parsed as noon in the reader's time zone, because it must not shift with the time
 * zone.
 */
const formatDay = (day: string, i18n: I18n) => dayText(`${day}T12:00:00`, languageTag(i18n))

function LanguageDialog({ setting, onClose }: { setting: DefaultLanguage; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/language',
    start: { language: setting.language },
    rules: () => ({}),
    inputOf: ({ language }) => ({ language, revision: setting.revision }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Default language`} send={<Trans>Save</Trans>} onClose={onClose}>
      <NativeSelect
        label={t`Language`}
        description={t`A language chosen in the shop or set in the browser comes first.`}
        data={LANGUAGES.map(({ tag, language_name }) => ({ value: tag, label: language_name }))}
        data-autofocus
        {...form.field('language')}
      />
    </FormDialog>
  )
}

function ZoneDialog({ zone: { time_zone, next_from, revision }, onClose }: { zone: BankZone; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/time_zone',
    start: { time_zone },
    rules: () => ({}),
    inputOf: ({ time_zone }) => ({ time_zone, revision }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  const from = next_from && formatDay(next_from, i18n)
  return (
    <FormDialog form={form} title={t`Bank’s time zone`} send={<Trans>Save</Trans>} onClose={onClose}>
      <Select
        label={t`Time zone`}
        description={
          from
            ? t`Closed days and the days before them don’t change. A new time zone applies from ${from}.`
            : t`No day is closed yet, so all days will use it.`
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
