import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '../../api/call.ts'
import { type Registration, registrationFaults } from '../../features/account/credentials.ts'
import { COUNTRY_OF_LANGUAGE, MobileField } from '../../features/address/mobile-field.tsx'
import { e164Of, type MobileNumber } from '../../features/address/mobile-number.ts'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import { type Faults, hasFaults } from '../../forms/form-faults.ts'
import { useFaults } from '../../forms/use-faults.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { device } from '../../session/device.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { NameFields } from './name-fields.tsx'
import { useEntry } from './use-entry.ts'

type FieldName = keyof Registration | 'mobile'

const EMPTY: Registration = { account: '', password: '', confirm_password: '', family_name: '', given_name: '' }
const FIELDS: FieldName[] = ['family_name', 'given_name', 'account', 'mobile', 'password', 'confirm_password']

export default function RegisterScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const call = useCall()
  const visits = useVisits()
  const next = search.get('next')
  const enter = useEntry(next)
  const [typed, setTyped] = useState(EMPTY)
  const [mobile, setMobile] = useState<MobileNumber>({
    country: COUNTRY_OF_LANGUAGE[i18n.locale] ?? 'US',
    national: '',
  })
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  const [isBusy, setBusy] = useState(false)

  const typeMobile = (number: MobileNumber) => {
    setMobile(number)
    forgive({ mobile: number })
  }
  const field = (name: keyof Registration) => ({
    name,
    value: typed[name],
    error: faults[name],
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      forgive({ [name]: text })
    },
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const number = mobile.national.trim() ? await e164Of(mobile) : undefined
      const found: Faults<FieldName> = registrationFaults(typed, i18n)
      if (mobile.national.trim() && !number) found.mobile = t`Please enter a correct mobile phone number`
      show(found)
      if (hasFaults(found)) return
      const body = { ...device.get(), ...typed, account: typed.account.trim(), ...(number && { mobile: number }) }
      const signed_in = await call('POST /api/user/register', { body }, { anonymous: true, quiet: true })
      toast.success(t`Register Success`)
      await enter(signed_in)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryFrame title={<Trans>Come aboard</Trans>} low onBack={visits.back}>
      <form ref={form} className={frame.form} onSubmit={submit} noValidate>
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
        <MobileField label={t`Mobile (optional)`} value={mobile} onChange={typeMobile} error={faults.mobile} />
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
    </EntryFrame>
  )
}
