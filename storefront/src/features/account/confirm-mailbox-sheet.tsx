import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import formCss from '../../ui/form/form.module.css'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { mailedCodeFault } from './mailed-code.ts'
import { MailedCodeField } from './mailed-code-field.tsx'
import { useMailedCode } from './use-mailed-code.ts'
import { useUser } from './use-user.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Called when the mailbox is verified, so that the call that required the code can be sent again. */
  onConfirmed: () => void
}

/** Asks for a mailed code once, before an account's first withdrawal or promo code. */
export function ConfirmMailboxSheet({ open, onClose, onConfirmed }: Props) {
  const { t } = useLingui()
  const { data: user, isError, isFetching, refetch } = useUser()
  return (
    <Sheet open={open} onClose={onClose} title={t`Confirm your email`}>
      {user ? (
        <CodeForm account={user.account} onConfirmed={onConfirmed} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <div className={formCss.sheet}>
            <Skeleton width="most" />
            <Skeleton shape="box" />
          </div>
        </Waiting>
      )}
    </Sheet>
  )
}

function CodeForm({ account, onConfirmed }: { account: string; onConfirmed: () => void }) {
  const request = useMailedCode('verify')
  const { request_token } = request
  const { isBusy, props, field } = useForm({
    start: { code: '' },
    secrets: ['code'],
    rules: ({ code }, i18n) => {
      const fault = mailedCodeFault({ code, request_token }, i18n)
      return fault ? { code: fault } : {}
    },
    call: 'POST /api/user/verify_email',
    inputOf: ({ code }) => ({ code, request_token }),
    after: () => undefined,
    leave: onConfirmed,
  })
  return (
    <form {...props} className={formCss.sheet}>
      <p>
        <Trans>Before your first withdrawal or promo code, we need to check once that {account} is your email.</Trans>
      </p>
      <MailedCodeField account={account} request={request} {...field('code')} />
      <Button type="submit" wide busy={isBusy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}
