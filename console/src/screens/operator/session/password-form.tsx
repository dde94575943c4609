import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { newPasswordFaults } from './new-password-faults.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import css from './own-account.module.css'

export function PasswordForm() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Fields onClose={() => setOpen(false)} />
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Change password</Trans>
      </Button>
    </div>
  )
}

function Fields({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/password',
    start: { old_password: '', new_password: '', again: '' },
    rules: (draft, i18n) => newPasswordFaults(draft, i18n),
    inputOf: ({ old_password, new_password }) => ({ old_password, new_password }),
    after: () => toast.success(t`Password changed. You’re signed out everywhere else.`),
    leave: onClose,
  })
  return (
    <form {...form.props} className={css.form}>
      <Stack gap="sm">
        <p className={css.note}>
          <Trans>You’ll be signed out on all other devices.</Trans>
        </p>
        <PasswordInput
          label={t`Current password`}
          autoComplete="current-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
          {...form.field('old_password')}
        />
        <NewPasswordInput label={t`New password`} {...form.field('new_password')} />
        <NewPasswordInput label={t`Confirm new password`} {...form.field('again')} />
        <FormFooter form={form} send={<Trans>Change password</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}
