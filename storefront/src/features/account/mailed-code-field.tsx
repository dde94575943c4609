import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLeaving } from '../../ui/use-leaving.ts'
import css from './mailed-code-field.module.css'
import { useMailedCode } from './use-mailed-code.ts'

type Props = {
  account: string
  purpose: 'password' | 'payment_code'
  value: string
  onChange: (code: string) => void
  error: string | undefined
}

/** The six digits from an email, with the button that sends them. */
export function MailedCodeField({ account, purpose, value, onChange, error }: Props) {
  const { t } = useLingui()
  useLeaving(() => onChange(''))
  const { send, isSending, isSent, seconds } = useMailedCode(account, purpose)
  const button = (
    <Button tone="quiet" size="small" className={css.send} busy={isSending} disabled={seconds > 0} onClick={send}>
      {seconds > 0 ? (
        <Trans>Send again in {seconds} s</Trans>
      ) : isSent ? (
        <Trans>Send another code</Trans>
      ) : (
        <Trans>Send code</Trans>
      )}
    </Button>
  )
  return (
    <TextField
      label={t`Code from the email`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      value={value}
      onChange={onChange}
      error={error}
      hint={isSent ? t`Sent to ${account}. It is valid for 10 minutes.` : t`It will be sent to ${account}.`}
      aside={button}
    />
  )
}
