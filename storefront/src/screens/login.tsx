import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '../call.ts'
import { loginFaults } from '../features/account/credentials.ts'
import frame from '../features/shell/entry-frame.module.css'
import { EntryFrame } from '../features/shell/entry-frame.tsx'
import { hasFaults } from '../http/form-faults.ts'
import { useFaults } from '../http/use-faults.ts'
import type { ScreenProps } from '../navigation/screen-props.ts'
import { useVisits } from '../navigation/visits.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { useEntry } from './use-entry.ts'

const FIELDS = ['account', 'password'] as const

export default function LoginScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const call = useCall()
  const visits = useVisits()
  const next = search.get('next')
  const enter = useEntry(next)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = loginFaults({ account, password }, i18n)
    show(found)
    if (hasFaults(found) || isBusy) return
    setBusy(true)
    try {
      const { userinfo } = await call(
        'POST /api/user/login',
        { body: { account: account.trim(), password } },
        { anonymous: true, quiet: true },
      )
      toast.success(t`Login Success`)
      await enter(userinfo.token)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryFrame title={<Trans>Welcome back aboard</Trans>} onBack={visits.back}>
      <form ref={form} className={frame.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Email`}
          name="account"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          value={account}
          onChange={(text) => {
            setAccount(text)
            forgive({ account: text })
          }}
          error={faults.account}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(text) => {
            setPassword(text)
            forgive({ password: text })
          }}
          error={faults.password}
        />
        <Button tone="quiet" size="small" href="/forgotPassword" className={frame.forgot}>
          <Trans>Forgot password?</Trans>
        </Button>
        <Button type="submit" wide busy={isBusy}>
          <Trans>Log in</Trans>
        </Button>
        <Button tone="plain" wide href={next ? `/register?next=${encodeURIComponent(next)}` : '/register'}>
          <Trans>Create an account</Trans>
        </Button>
      </form>
    </EntryFrame>
  )
}
