import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentAtDesk } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { minorText } from './minor-money.tsx'

type Props = { payment: PaymentAtDesk; onClose: () => void }

/** Proposes to give back all that arrived for a held payment. */
export function GiveBackDialog({ payment, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { payment_id, amount_cents, arrived_minor, arrived_currency, provider } = payment
  const money = { minor: arrived_minor ?? amount_cents, currency: arrived_currency ?? 'USD' }
  const [amount, title] = [minorText(money, languageTag(i18n)), PROVIDER_TITLES[provider]]
  return (
    <ReasonDialog
      call="POST /api/admin/provider/give_back"
      inputOf={(reason) => ({ payment_id, reason })}
      title={t`Refund ${amount}`}
      note={<Trans>Once a second operator approves, {title} refunds all that arrived to where it was paid from.</Trans>}
      confirm={<Trans>Request approval</Trans>}
      after={() => toast.success(t`Sent to a second approver`)}
      onClose={onClose}
    />
  )
}
