import { Trans } from '@lingui/react/macro'
import { device } from '../../device/device.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { NO_PASSWORD, newPasswordFaults } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordChanged } from './use-password-changed.ts'

type InvitedPasswordProps = {
  className: string | undefined
  /** The contents of the invitation's link. */
  account: string
  request_token: string
  code: string
}

/** Sets the first password of a customer whose account was taken over from the shop’s former system. */
export function InvitedPassword({ className, account, request_token, code }: InvitedPasswordProps) {
  const { finish, leave } = usePasswordChanged()
  const { isBusy, props, field } = useForm({
    start: NO_PASSWORD,
    secrets: ['new_password', 'confirm_password'],
    rules: newPasswordFaults,
    call: 'POST /api/user/resetpwd',
    options: { anonymous: true },
    inputOf: (draft) => ({ account, request_token, code, ...draft, ...device.get() }),
    after: () => finish(account),
    leave,
  })
  return (
    <form {...props} className={className}>
      <Note>
        <Trans>Welcome to our new shop, {account}. Your old password wasn’t moved, so choose a new one.</Trans>
      </Note>
      <NewPasswordFields account={account} field={field} />
      <Button type="submit" wide busy={isBusy}>
        <Trans>Set password</Trans>
      </Button>
      <Button tone="plain" wide href="/forgotPassword">
        <Trans>The link has expired</Trans>
      </Button>
    </form>
  )
}
