import { Trans, useLingui } from '@lingui/react/macro'
import { NameFields } from '../../features/account/name-fields.tsx'
import { MobileField } from '../../features/address/mobile-field.tsx'
import { EntryLegal } from '../../features/info/entry-legal.tsx'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { emptyRegistration, registrationBody, registrationFaults } from './registration-draft.ts'
import { useEntry } from './use-entry.ts'

export default function RegisterScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const next = search.get('next')
  const { enter, leave } = useEntry(next)
  const { isBusy, props, field } = useForm({
    start: emptyRegistration(i18n.locale),
    secrets: ['password', 'confirm_password'],
    rules: registrationFaults,
    call: 'POST /api/user/register',
    options: { anonymous: true },
    sent: registrationBody,
    after: (signed_in) => {
      toast.success(t`Register Success`)
      return enter(signed_in)
    },
    leave,
  })

  return (
    <EntryFrame title={<Trans>Come aboard</Trans>} low onBack={visits.back}>
      <form {...props} className={frame.form}>
        <div className={frame.names}>
          <NameFields field={field} />
        </div>
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          {...field('account')}
        />
        <MobileField label={t`Mobile (optional)`} {...field('mobile')} />
        <PasswordField
          label={t`Password`}
          autoComplete="new-password"
          maxLength={128}
          hint={t`At least 6 characters`}
          {...field('password')}
        />
        <PasswordField
          label={t`Confirm password`}
          autoComplete="new-password"
          maxLength={128}
          {...field('confirm_password')}
        />
        <Button type="submit" wide busy={isBusy}>
          <Trans>Register</Trans>
        </Button>
        <Button tone="plain" wide href={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>
          <Trans>I have an account</Trans>
        </Button>
      </form>
      <EntryLegal />
    </EntryFrame>
  )
}
