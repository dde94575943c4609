import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/layer/toast.ts'

const AMOUNT_CENTS = 2_500

/** Sends tokens of the demo's chain to the shopper's address. Only a demo has them. */
export function TestTokens({ network }: { network: string }) {
  const { t } = useLingui()
  const { send, isSending } = useSend('POST /api/user/send_test_tokens')
  const amount = moneyText(AMOUNT_CENTS)
  const sendTokens = () =>
    // A toast has already reported a failure.
    send({ network, amount_cents: AMOUNT_CENTS }).then(
      () => toast.success(t`Test tokens sent. They’ll show up below in a moment.`),
      () => undefined,
    )
  return (
    <Button tone="plain" wide busy={isSending} onClick={() => void sendTokens()}>
      <Trans>Send {amount} in test tokens</Trans>
    </Button>
  )
}
