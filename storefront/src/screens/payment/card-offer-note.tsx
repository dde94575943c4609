import { Trans } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { providerName } from '../../features/wallet/provider-page.ts'
import { TestMoneyNote } from '../../features/wallet/test-money.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import type { Payable } from './payment-sum.tsx'
import type { CardOffer } from './use-card-offer.ts'

type Props = { offer: CardOffer; payable: Payable; other_href: string }

/** Says how the missing sum is topped up and paid in one step, and links to the other ways. */
export function CardOfferNote({ offer, payable, other_href }: Props) {
  const missing_cents = payable.total_cents - payable.balance_cents
  const [missing, topUp] = [moneyText(missing_cents), moneyText(offer.amount_cents)]
  const provider = providerName(offer.provider)
  return (
    <>
      <Note
        action={
          <NoteAction href={other_href}>
            <Trans>Other ways to top up</Trans>
          </NoteAction>
        }
      >
        {offer.amount_cents > missing_cents ? (
          <Trans>
            You’re {missing} short. The smallest top-up is {topUp}: pay it by card or wallet app on {provider}’s page,
            and your order is paid automatically. The rest stays in your balance.
          </Trans>
        ) : (
          <Trans>
            You’re {missing} short. Pay it by card or wallet app on {provider}’s page, and your order is paid
            automatically.
          </Trans>
        )}
      </Note>
      {offer.mode === 'test' && <TestMoneyNote />}
    </>
  )
}
