import { useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { TextFieldProps } from '../../ui/form/text-field.tsx'

type Name = 'new_password' | 'confirm_password'
type Props = {
  account: string
  field: (name: Name) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>
}

/** The new password, twice. A hidden account field tells password managers which account the password belongs to. */
export function NewPasswordFields({ account, field }: Props) {
  const { t } = useLingui()
  const rules = { autoComplete: 'new-password', required: true, maxLength: PASSWORD_LENGTH.maximum } as const
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField label={t`New password`} hint={t`At least 6 characters`} {...rules} {...field('new_password')} />
      <PasswordField label={t`Confirm new password`} {...rules} {...field('confirm_password')} />
    </>
  )
}
