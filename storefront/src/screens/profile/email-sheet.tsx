import { Trans, useLingui } from '@lingui/react/macro'
import { EMAIL_PATTERN, PASSWORD_LENGTH } from '@sampan/contract/rules'
import { useReadNow } from '../../api/use-read-now.ts'
import { mailedCodeFault } from '../../features/account/mailed-code.ts'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import { type MailedCodeRequest, useMailedCode } from '../../features/account/use-mailed-code.ts'
import { useForm, useFormWith } from '../../forms/use-form.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import formCss from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'

type Props = {
  open: boolean
  onClose: () => void
  account: string
  /**
   * The email address that the code was mailed to; empty until a code is mailed. Survives a reload, because phones may
   * discard the page while the shopper reads the mail.
   */
  email: string
  onEmail: (email: string) => void
}

/**
 * Changes the email address. Step 1 mails a code to the new address; in step 2 the shopper enters the code and the
 * password.
 */
export function EmailSheet({ open, onClose, account, email, onEmail }: Props) {
  const { t } = useLingui()
  const request = useMailedCode('email')
  const isMailed = email !== '' && request.request_token !== ''
  function finish() {
    onEmail('')
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Change email`}>
      {isMailed ? (
        <CodeForm email={email} request={request} onOther={() => onEmail('')} onDone={finish} />
      ) : (
        <AddressForm account={account} request={request} onMailed={onEmail} />
      )}
    </Sheet>
  )
}

type AddressFormProps = { account: string; request: MailedCodeRequest; onMailed: (email: string) => void }

function AddressForm({ account, request, onMailed }: AddressFormProps) {
  const { t } = useLingui()
  const { seconds } = request
  const { isBusy, props, field } = useFormWith({
    start: { email: '' },
    rules: ({ email }) => {
      if (!EMAIL_PATTERN.test(email.trim())) return { email: t`Please fill correct email` }
      return email.trim().toLowerCase() === account ? { email: t`This is already your email` } : {}
    },
    send: ({ email }) => request.send(email.trim()),
    after: (isSent, { email }) => isSent && onMailed(email.trim()),
  })
  return (
    <form {...props} className={formCss.sheet}>
      <p>
        <Trans>Your current email is {account}. We’ll send a code to the new one.</Trans>
      </p>
      <EmailField label={t`New email`} autoComplete="email" required {...field('email')} />
      <Button type="submit" wide busy={isBusy} disabled={seconds > 0}>
        {seconds > 0 ? <Trans>Resend in {seconds} s</Trans> : <Trans>Send code</Trans>}
      </Button>
    </form>
  )
}

type CodeFormProps = { email: string; request: MailedCodeRequest; onOther: () => void; onDone: () => void }

function CodeForm({ email, request, onOther, onDone }: CodeFormProps) {
  const { t } = useLingui()
  const { request_token } = request
  const readUser = useReadNow('GET /api/user/getUserInfo', { refetch: true })
  const { isBusy, props, field } = useForm({
    start: { code: '', password: '' },
    secrets: ['code', 'password'],
    rules: ({ code, password }, i18n) => {
      const fault = mailedCodeFault({ code, request_token }, i18n)
      return { ...(fault && { code: fault }), ...(!password && { password: t`Enter your password` }) }
    },
    call: 'POST /api/user/change_email',
    inputOf: (draft) => ({ email, request_token, ...draft }),
    after: async () => {
      // The server has already stored the change. If this read fails, the next visit shows the change.
      await readUser().then(session.keepUser, () => {})
      toast.success(t`Change Successful`)
      onDone()
    },
  })
  return (
    <form {...props} className={formCss.sheet}>
      <MailedCodeField account={email} request={request} {...field('code')} />
      <PasswordField
        label={t`Account password`}
        hint={t`The password you log in with`}
        autoComplete="current-password"
        required
        maxLength={PASSWORD_LENGTH.maximum}
        {...field('password')}
      />
      <Note>
        <Trans>We’ll log out your other devices and pause withdrawals for 24 hours.</Trans>
      </Note>
      <Button type="submit" wide busy={isBusy}>
        <Trans>Change email</Trans>
      </Button>
      <Button tone="plain" wide onClick={onOther}>
        <Trans>Use another email</Trans>
      </Button>
    </form>
  )
}
