import { useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A field for a new password, which password managers may fill. */
export function NewPasswordInput(props: PasswordInputProps) {
  const { t } = useLingui()
  return (
    <PasswordInput
      size="sm"
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      {...props}
    />
  )
}
