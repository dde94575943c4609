import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, Stack, TextInput } from '@mantine/core'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTitle } from '../../navigation/use-title.ts'
import { session } from '../../session/session.ts'
import css from './sign-in.module.css'

/** Stands at every address while nobody is signed in; what was asked for opens afterwards. */
export function SignIn() {
  const { t } = useLingui()
  useTitle(t`Sign in`)
  const form = useForm({
    call: 'POST /api/admin/login',
    start: { account: '', password: '' },
    rules: ({ account, password }, i18n) => ({
      ...(account.trim() === '' && { account: word(i18n)`Enter your account` }),
      ...(password === '' && { password: word(i18n)`Enter your password` }),
    }),
    sent: (draft) => draft,
    after: ({ operator_id, account, token }) => session.begin({ operator_id, account, roles: ['owner'] }, token),
  })
  return (
    <main className={css.page}>
      <div className={css.card}>
        <h1 className={css.title}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          <Trans>The desk of Sampan</Trans>
        </h1>
        <form {...form.props}>
          <Stack gap="sm">
            <TextInput label={t`Account`} size="sm" autoComplete="username" autoFocus {...form.field('account')} />
            <PasswordInput
              label={t`Password`}
              size="sm"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t`Show the password` }}
              {...form.field('password')}
            />
            <FormEnd form={form} send={<Trans>Sign in</Trans>} />
          </Stack>
        </form>
      </div>
    </main>
  )
}
