import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, NativeSelect } from '@mantine/core'
import { parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { durationText, inUnit, UNITS, type Unit, unitText } from '../../features/setting/duration.ts'
import { timeText } from '../../features/setting/setting-text.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { wholeIn } from '../../forms/input-values.ts'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { showOutcome } from './outcome-toast.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Time = ReplyTo<'GET /api/admin/setting/list'>['times'][number]

export function TimeSettings({ times }: { times: readonly Time[] }) {
  const { i18n } = useLingui()
  const [editedTime, setEditedTime] = useState<Time>()
  const isOwner = useIsOwner()
  return (
    <>
      <SettingRows>
        {times.map((time) => (
          <SettingRow
            key={time.name}
            name={timeText(time.name, i18n)}
            value={durationText(time.seconds, i18n)}
            changed_by={time.changed_by}
            changed_at={time.changed_at}
            onChange={isOwner ? () => setEditedTime(time) : undefined}
          />
        ))}
      </SettingRows>
      {editedTime && (
        <OpenedInDialog data={times.find(({ name }) => name === editedTime.name) ?? editedTime}>
          {(time) => <TimeDialog time={time} onClose={() => setEditedTime(undefined)} />}
        </OpenedInDialog>
      )}
    </>
  )
}

const DURATION_LIMIT = 999_999
const isDuration = (input: string) => wholeIn(input, 1, DURATION_LIMIT) !== null

function TimeDialog({ time, onClose }: { time: Time; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { name, revision } = time
  const [least, most] = [durationText(time.minimum_s, i18n), durationText(time.maximum_s, i18n)]
  const { count, unit } = inUnit(time.seconds)
  const form = useForm({
    call: 'POST /api/admin/setting/time',
    start: { seconds: String(count), unit: unit as string },
    rules: ({ seconds }, i18n) => (isDuration(seconds) ? {} : { seconds: translate(i18n)`Enter a whole number` }),
    inputOf: ({ seconds, unit }) => ({ name, revision, seconds: (parseWhole(seconds) ?? 0) * UNITS[unit as Unit] }), // the select offers only these units
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  const units = (['minute', 'hour', 'day'] as const).map((unit) => ({ value: unit, label: unitText(unit, i18n) }))
  return (
    <FormDialog form={form} title={timeText(name, i18n)} send={<Trans>Save</Trans>} onClose={onClose}>
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          label={t`Duration`}
          description={t`Between ${least} and ${most}`}
          inputMode="numeric"
          data-autofocus
          {...form.field('seconds')}
        />
        <NativeSelect label={t`Unit`} data={units} {...form.field('unit')} />
      </Group>
    </FormDialog>
  )
}
