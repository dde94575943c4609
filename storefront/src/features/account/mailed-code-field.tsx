import { Trans, useLingui } from '@lingui/react/macro'
import { ONE_TIME_CODE_LENGTH } from '@sampan/contract/rules'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './mailed-code-field.module.css'
import { plainDigits } from './plain-digits.ts'
import type { MailedCodeRequest } from './use-mailed-code.ts'

type Props = {
  account: string
  /** The result of `useMailedCode`. The form sends its token. */
  request: MailedCodeRequest
  value: string
  onChange: (code: string) => void
  error: string | undefined
  autoFocus?: boolean
}

/** The eight digits of a mailed code, with the button that requests the mail. */
export function MailedCodeField({ account, request, value, onChange, error, autoFocus }: Props) {
  const { t } = useLingui()
  const { send, isSending, isSent, seconds } = request
  async function sendAnother() {
    // After a new code is mailed, the typed code is cleared together with its fault.
    if (await send(account)) onChange('')
  }
  const button = (
    <Button
      tone="quiet"
      size="small"
      className={css.send}
      busy={isSending}
      disabled={seconds > 0}
      onClick={() => void sendAnother()}
    >
      {seconds > 0 ? (
        <Trans>Resend in {seconds} s</Trans>
      ) : isSent ? (
        <Trans>Resend code</Trans>
      ) : (
        <Trans>Send code</Trans>
      )}
    </Button>
  )
  return (
    <TextField
      label={t`Code from your email`}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      autoFocus={autoFocus}
      value={value}
      // The code is cut here, because `maxlength` would also count the spaces of a pasted code.
      onChange={(input) => onChange(plainDigits(input).slice(0, ONE_TIME_CODE_LENGTH))}
      error={error}
      hint={isSent ? t`We sent a code to ${account}. It’s valid for 10 minutes.` : t`We’ll email it to ${account}.`}
      aside={button}
    />
  )
}
