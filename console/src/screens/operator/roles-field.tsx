import { useLingui } from '@lingui/react/macro'
import { Stack, Switch } from '@mantine/core'
import { DESK_ROLES, type DeskRole } from '@sampan/contract/rules'
import css from './operators.module.css'
import { roleNote, roleText } from './role-text.ts'

type RolesFieldProps = {
  value: readonly DeskRole[]
  onChange: (roles: DeskRole[]) => void
  disabled?: boolean
  error?: string | undefined
}

export function RolesField({ value, onChange, disabled = false, error }: RolesFieldProps) {
  const { t, i18n } = useLingui()
  const turn = (role: DeskRole, isOn: boolean) =>
    onChange(DESK_ROLES.filter((one) => (one === role ? isOn : value.includes(one))))
  return (
    <fieldset className={css.roles}>
      <legend className={css.legend}>{t`Roles`}</legend>
      <Stack gap="sm">
        {DESK_ROLES.map((role) => (
          <Switch
            key={role}
            size="sm"
            name="roles"
            aria-label={roleText(role, i18n)}
            label={roleText(role, i18n)}
            description={roleNote(role, i18n)}
            checked={value.includes(role)}
            disabled={disabled}
            onChange={(event) => turn(role, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
