import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mailedCodeFault } from '../../features/account/mailed-code.ts'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import { NameFields } from '../../features/account/name-fields.tsx'
import { useMailedCode } from '../../features/account/use-mailed-code.ts'
import { MobileField } from '../../features/address/mobile-field.tsx'
import { EntryLegal } from '../../features/info/entry-legal.tsx'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import { emptyRegistration, registrationBody, registrationFaults } from './registration-draft.ts'
import { useEntry } from './use-entry.ts'

export default function RegisterScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const next = search.get('next')
  const { enter, leave } = useEntry(next)
  const request = useMailedCode('verify')
  const { request_token } = request
  // The email address for which the server requires a code, and the server's sentence that explains why.
  const [codeReason, setCodeReason] = useState({ account: '', why: '' })
  const whyCode = ({ account }: { account: string }) => (account.trim() === codeReason.account ? codeReason.why : '')
  const { isBusy, props, field, draft } = useForm({
    start: emptyRegistration(i18n.locale),
    secrets: ['password', 'confirm_password', 'code'],
    rules: async (draft, formI18n) => {
      const code = whyCode(draft) ? mailedCodeFault({ code: draft.code, request_token }, formI18n) : undefined
      return { ...(await registrationFaults(draft, formI18n)), ...(code && { code }) }
    },
    call: 'POST /api/user/register',
    options: { anonymous: true },
    inputOf: async (draft) => ({
      ...(await registrationBody(draft)),
      ...(whyCode(draft) && { code: draft.code, request_token }),
    }),
    after: (signed_in) => {
      toast.success(t`Register Success`)
      return enter(signed_in)
    },
    leave,
    handleRefusal: ({ reason, message }, { account }) => {
      if (reason !== 'code_needed') return false
      setCodeReason({ account: account.trim(), why: message })
      return true
    },
  })
  const why_code = whyCode(draft)

  return (
    <EntryFrame title={<Trans>Create your account</Trans>} low onBack={visits.back}>
      <form {...props} className={frame.form}>
        <div className={frame.names}>
          <NameFields field={field} />
        </div>
        <EmailField label={t`Email`} autoComplete="username" {...field('account')} />
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
        {why_code && (
          <>
            <Note tone="wait">{why_code}</Note>
            <MailedCodeField account={draft.account.trim()} request={request} {...field('code')} />
          </>
        )}
        <Button type="submit" wide busy={isBusy}>
          <Trans>Register</Trans>
        </Button>
        <Button tone="plain" wide href={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>
          <Trans>I already have an account</Trans>
        </Button>
      </form>
      <EntryLegal />
    </EntryFrame>
  )
}
