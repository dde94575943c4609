import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, Stack } from '@mantine/core'
import type { DeskStep } from '@sampan/contract/rules'
import { BrandMark } from '../../../features/brand/brand-mark.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTitle } from '../../../navigation/use-title.ts'
import { useBrand } from '../../../session/desk-brand.ts'
import { session } from '../../../session/session.ts'
import { useSigningIn } from '../../../session/use-session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SetupStep } from './setup-step.tsx'
import css from './sign-in.module.css'

/** The field with these props has the initial focus, both on the page and in the dialog. */
const FIRST = { autoFocus: true, 'data-autofocus': true }

const STEPS = { second_factor: CodeStep, new_password: PasswordStep, setup: SetupStep } satisfies Record<
  DeskStep,
  () => unknown
>

/** Shown at every URL while no operator is signed in. The requested screen opens after the sign-in. */
export function SignIn() {
  const { t } = useLingui()
  useTitle(t`Sign in`)
  const { name } = useBrand()
  return (
    <main className={css.page}>
      <div className={css.card}>
        <h1 className={css.title}>
          <BrandMark size={28} />
          <span className={css.name}>{t`${name} desk`}</span>
        </h1>
        <SignInSteps />
      </div>
    </main>
  )
}

export function SignInSteps({ account }: { account?: string }) {
  const awaits = useSigningIn()?.awaits
  const Step = awaits ? STEPS[awaits] : AccountStep
  return <Step {...(account !== undefined && { account })} />
}

function AccountStep({ account = '' }: { account?: string }) {
  const { t } = useLingui()
  const isKnown = account !== ''
  const form = useForm({
    call: 'POST /api/admin/login',
    start: { account, password: '' },
    rules: ({ account, password }, i18n) => ({
      ...(account.trim() === '' && { account: translate(i18n)`Enter your email` }),
      ...(password === '' && { password: translate(i18n)`Enter your password` }),
    }),
    inputOf: (draft) => draft,
    after: session.begin,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <TextInput
          label={t`Email`}
          size="sm"
          autoComplete="username"
          {...(isKnown ? {} : FIRST)}
          {...form.field('account')}
        />
        <PasswordInput
          label={t`Password`}
          size="sm"
          autoComplete="current-password"
          {...(isKnown && FIRST)}
          visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
          {...form.field('password')}
        />
        <FormFooter form={form} send={<Trans>Sign in</Trans>} />
      </Stack>
    </form>
  )
}
