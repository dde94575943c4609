import { Trans, useLingui } from '@lingui/react/macro'
import { EMAIL_PATTERN } from '@sampan/contract/rules'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { device } from '../../device/device.ts'
import { mailedCodeFault } from '../../features/account/mailed-code.ts'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import { type MailedCodeRequest, useMailedCode } from '../../features/account/use-mailed-code.ts'
import { useForm, useFormWith } from '../../forms/use-form.ts'
import { useSession } from '../../session/use-session.ts'
import { useStoredText } from '../../session/use-stored-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import { NO_PASSWORD, newPasswordFaults } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordChanged } from './use-password-changed.ts'

type Props = { className: string | undefined; next?: string | null }

/**
 * Resets a forgotten password. Step 1 mails a code to the account; in step 2 the shopper enters the code and the new
 * password.
 */
export function MailedPassword({ className, next = null }: Props) {
  const request = useMailedCode('password')
  const ownAccount = useSession().user?.account ?? ''
  // Phones may discard the page while the shopper reads the mail, so step 2 must survive a reload.
  const [account, storeAccount] = useStoredText('forgotten-password.account')
  useOnLeave(() => storeAccount(''))
  const isMailed = useHydrated() && account !== '' && request.request_token !== ''
  if (!isMailed) return <AccountForm key={ownAccount} {...{ className, ownAccount, request }} onMailed={storeAccount} />
  return <CodeForm {...{ className, account, request, next }} onOther={() => storeAccount('')} />
}

type AccountFormProps = {
  className: string | undefined
  /** The signed-in account; empty for a visitor. */
  ownAccount: string
  request: MailedCodeRequest
  onMailed: (account: string) => void
}

function AccountForm({ className, ownAccount, request, onMailed }: AccountFormProps) {
  const { t } = useLingui()
  const { seconds } = request
  const { isBusy, props, field } = useFormWith({
    start: { account: ownAccount },
    rules: ({ account }) => (EMAIL_PATTERN.test(account.trim()) ? {} : { account: t`Please fill correct email` }),
    send: ({ account }) => request.send(account.trim()),
    after: (isMailed, { account }) => isMailed && onMailed(account.trim()),
  })
  return (
    <form {...props} className={className}>
      <p>
        <Trans>We’ll email you a code to set a new password.</Trans>
      </p>
      <EmailField label={t`Email`} autoComplete="username" required {...field('account')} />
      <Button type="submit" wide busy={isBusy} disabled={seconds > 0}>
        {seconds > 0 ? <Trans>Resend in {seconds} s</Trans> : <Trans>Send code</Trans>}
      </Button>
    </form>
  )
}

type CodeFormProps = {
  className: string | undefined
  account: string
  request: MailedCodeRequest
  next: string | null
  onOther: () => void
}

function CodeForm({ className, account, request, next, onOther }: CodeFormProps) {
  const { finish, leave } = usePasswordChanged(next)
  const { request_token } = request
  const { isBusy, props, field } = useForm({
    start: { code: '', ...NO_PASSWORD },
    secrets: ['code', 'new_password', 'confirm_password'],
    rules: (draft, i18n) => {
      const code = mailedCodeFault({ code: draft.code, request_token }, i18n)
      return { ...(code && { code }), ...newPasswordFaults(draft, i18n) }
    },
    call: 'POST /api/user/resetpwd',
    options: { anonymous: true },
    inputOf: (draft) => ({ account, request_token, ...draft, ...device.get() }),
    after: () => finish(account),
    leave,
  })
  return (
    <form {...props} className={className}>
      <MailedCodeField account={account} request={request} autoFocus {...field('code')} />
      <NewPasswordFields account={account} field={field} />
      <Button type="submit" wide busy={isBusy}>
        <Trans>Set new password</Trans>
      </Button>
      <Button tone="plain" wide onClick={onOther}>
        <Trans>Use another email</Trans>
      </Button>
    </form>
  )
}
