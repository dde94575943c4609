import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PaymentAtDesk } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { WaitingButton } from '../../../features/operator/waiting-proposal.tsx'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import css from './card.module.css'
import { minorText } from './minor-money.tsx'
import { declineText, heldText, isCreditable, riskText } from './payment-text.ts'

type Decide = (payment: PaymentAtDesk) => void
type Props = { payment: PaymentAtDesk; onCredit: Decide; onGiveBack: Decide }

/** Facts by which an operator decides about a payment, and the button for it. */
export function PaymentNotes({ payment, onCredit, onGiveBack }: Props) {
  const { i18n } = useLingui()
  const { status, held_because, decline_reason, same_card, proposal } = payment
  const proposed_by = proposal?.proposed_by
  return (
    <div className={css.notes}>
      {held_because && <span>{heldText(held_because, i18n)}</span>}
      <Arrived payment={payment} />
      {status === 'declined' && decline_reason && <span>{declineText(decline_reason, i18n)}</span>}
      <Risk payment={payment} />
      {same_card.length > 0 && (
        <span>
          <Trans>Same card:</Trans>{' '}
          {same_card.map((shopper, at) => (
            <span key={shopper.user_id}>
              {at > 0 && ', '}
              <ShopperLink shopper={shopper} />
            </span>
          ))}
        </span>
      )}
      {status === 'held' && <AtProvider payment={payment} />}
      {proposal ? (
        <>
          <span>
            <Trans>Requested by {proposed_by}</Trans>
          </span>
          <WaitingButton proposal={proposal} size="compact-sm" />
        </>
      ) : (
        <>
          {isCreditable(payment) && (
            <Button variant="default" size="compact-sm" onClick={() => onCredit(payment)}>
              <Trans>Request credit</Trans>
            </Button>
          )}
          {status === 'held' && (
            <Button variant="default" size="compact-sm" onClick={() => onGiveBack(payment)}>
              <Trans>Request refund</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** The amount that arrived, if it is not the ordered one. */
function Arrived({ payment: { arrived_minor, arrived_currency } }: Pick<Props, 'payment'>) {
  const { i18n } = useLingui()
  if (arrived_minor === null || arrived_currency === null) return null
  const amount = minorText({ minor: arrived_minor, currency: arrived_currency }, languageTag(i18n))
  return (
    <span>
      <Trans>Arrived: {amount}</Trans>
    </span>
  )
}

/** Normal risk is shown only where it helps to decide. */
function Risk({ payment: { risk, status } }: Pick<Props, 'payment'>) {
  const { i18n } = useLingui()
  if (risk === null || (risk === 'normal' && status !== 'held')) return null
  return <StatusBadge tone={risk === 'normal' ? 'calm' : 'bad'}>{riskText(risk, i18n)}</StatusBadge>
}

/** By this id, the payment is found at the provider. */
function AtProvider({ payment }: Pick<Props, 'payment'>) {
  const { provider, ref } = payment
  const title = PROVIDER_TITLES[provider]
  return (
    <>
      {!isCreditable(payment) && (
        <span>
          <Trans>It can’t be credited, only refunded.</Trans>
        </span>
      )}
      {ref && (
        <span>
          {title}: <CodeText>{ref}</CodeText> <CopyButton text={ref} />
        </span>
      )}
    </>
  )
}
