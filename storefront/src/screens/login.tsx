import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '../call.ts'
import { loginFaults } from '../features/account/credentials.ts'
import frame from '../features/shell/entry-frame.module.css'
import { EntryFrame } from '../features/shell/entry-frame.tsx'
import { type Faults, hasFaults } from '../http/form-faults.ts'
import type { ScreenProps } from '../navigation/screen-props.ts'
import { useVisits } from '../navigation/visits.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { useEntry } from './use-entry.ts'

export default function LoginScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const call = useCall()
  const visits = useVisits()
  const next = search.get('next')
  const enter = useEntry(next)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults<'account' | 'password'>>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = loginFaults({ account, password }, i18n)
    setFaults(found)
    if (hasFaults(found) || isBusy) return
    setBusy(true)
    try {
      const { userinfo } = await call(
        'POST /api/user/login',
        { body: { account: account.trim(), password } },
        { anonymous: true },
      )
      toast.success(t`Login Success`)
      await enter(userinfo.token)
    } catch {
      // The failure has been told; what was typed stays.
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryFrame title={<Trans>Welcome back aboard</Trans>} onBack={visits.back}>
      <form className={frame.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Email`}
          name="account"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          value={account}
          onChange={setAccount}
          error={faults.account}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
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
