import { Trans, useLingui } from '@lingui/react/macro'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import { EntryLegal } from '../../features/info/entry-legal.tsx'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { useLogin } from './use-login.ts'

export default function LoginScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const next = search.get('next')
  const { form, why_code, request } = useLogin(next)
  const onward = next ? `?next=${encodeURIComponent(next)}` : ''

  return (
    <EntryFrame title={<Trans>Welcome back</Trans>} onBack={visits.back}>
      <form {...form.props} className={frame.form}>
        <EmailField
          label={t`Email`}
          autoComplete="username"
          {...form.field('account')}
          // The password is set too, because this clears its fault: the password may be right for another account.
          onChange={(account) => form.set({ account, password: form.draft.password })}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          maxLength={128}
          {...form.field('password')}
        />
        {why_code && (
          <>
            <Note tone="wait">{why_code}</Note>
            <MailedCodeField account={form.draft.account.trim()} request={request} {...form.field('code')} />
          </>
        )}
        <Button tone="quiet" size="small" href={`/forgotPassword${onward}`} className={frame.forgot}>
          <Trans>Forgot password?</Trans>
        </Button>
        <Button type="submit" wide busy={form.isBusy}>
          <Trans>Log in</Trans>
        </Button>
        <Button tone="plain" wide href={`/register${onward}`}>
          <Trans>Create an account</Trans>
        </Button>
      </form>
      <EntryLegal />
    </EntryFrame>
  )
}
