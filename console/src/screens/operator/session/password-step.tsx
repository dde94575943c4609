import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { session } from '../../../session/session.ts'
import { newPasswordFaults } from './new-password-faults.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import css from './sign-in.module.css'

/** Sign-in step: replaces the initial password set by an owner. */
export function PasswordStep() {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/login/password',
    start: { new_password: '', again: '' },
    rules: newPasswordFaults,
    inputOf: ({ new_password }) => ({ new_password }),
    after: session.begin,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <p className={css.hint}>
          <Trans>You’re using a temporary password. Choose your own to continue.</Trans>
        </p>
        <NewPasswordInput label={t`New password`} {...form.field('new_password')} />
        <NewPasswordInput label={t`Confirm new password`} {...form.field('again')} />
        <FormFooter form={form} send={<Trans>Continue</Trans>} onCancel={session.startOver} />
      </Stack>
    </form>
  )
}
