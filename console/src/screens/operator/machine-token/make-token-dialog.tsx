import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Select, Stack } from '@mantine/core'
import { MACHINE_RIGHTS, MACHINE_TOKEN_NAME_LIMIT, type MachineRight, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { SecretDialog } from '../../../ui/layer/secret-dialog.tsx'
import { rightText } from './machine-right-text.ts'

const NEVER = 'never'
const DAYS = [30, 90, 365]

export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [newToken, setNewToken] = useState<{ name: string; token: string }>()
  const form = useFormWithCode({
    call: 'POST /api/admin/machine_token/make',
    start: { name: '', rights: [] as MachineRight[], valid_days: '365' },
    rules: ({ name, rights }, i18n) => ({
      ...(!VISIBLE_PATTERN.test(name) && { name: translate(i18n)`Enter the name` }),
      ...(rights.length === 0 && { rights: translate(i18n)`Choose at least one permission` }),
    }),
    inputOf: ({ name, rights, valid_days }) => ({
      name,
      rights,
      valid_days: valid_days === NEVER ? null : Number(valid_days),
    }),
    leave: ({ machine_token: { name }, token }) => setNewToken({ name, token }),
  })
  if (newToken) {
    const { name, token } = newToken
    return (
      <SecretDialog
        title={t`Token for ${name}`}
        note={<Trans>Copy it now. You won’t see it again. Keep it safe, like a password.</Trans>}
        secret={token}
        onClose={onClose}
      />
    )
  }
  const { value: rights, error } = form.field('rights')
  const valid_days = form.draft.valid_days
  const turn = (right: MachineRight, isOn: boolean) =>
    form.set({ rights: MACHINE_RIGHTS.filter((one) => (one === right ? isOn : rights.includes(one))) })
  return (
    <FormDialog form={form} title={t`Create a machine token`} send={<Trans>Create token</Trans>} onClose={onClose}>
      <TextInput
        label={t`Name`}
        description={t`Name the program that will use it. The activity log shows this name.`}
        maxLength={MACHINE_TOKEN_NAME_LIMIT}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Fieldset label={t`Permissions`} error={error}>
        <Stack gap="xs" mt={4}>
          {MACHINE_RIGHTS.map((right) => (
            <Checkbox
              key={right}
              size="sm"
              name="rights"
              label={rightText(right, i18n)}
              checked={rights.includes(right)}
              disabled={form.isBusy}
              onChange={(event) => turn(right, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Fieldset>
      <Select
        label={t`Expires`}
        allowDeselect={false}
        value={valid_days}
        data={[
          ...DAYS.map((days) => ({ value: String(days), label: t`After ${days} days` })),
          { value: NEVER, label: t`Doesn’t expire` },
        ]}
        disabled={form.isBusy}
        onChange={(value) => form.set({ valid_days: value ?? NEVER })}
      />
    </FormDialog>
  )
}
