import { Trans } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { TopUpHint } from '../../features/wallet/top-up-hint.ts'
import formCss from '../../ui/form/form.module.css'
import { Note } from '../../ui/layout/note.tsx'
import { ChainDeposits } from './chain-deposits.tsx'
import { FindPayment } from './find-payment.tsx'
import { type ChosenNetwork, NetworkChoice } from './network-choice.tsx'
import { OwnAddress } from './own-address.tsx'

type Props = ChosenNetwork & { hint: TopUpHint }

/**
 * Networks that the server reads: the shopper's permanent address, the transfers to it, and a search for a transfer
 * that is missing. A transfer needs no report.
 */
export function ReadNetworks({ networks, network, onChoose, hint }: Props) {
  return (
    <>
      <div className={formCss.screen}>
        {hint.amount_cents !== null && <Missing cents={hint.amount_cents} />}
        {networks.length > 1 && (
          <NetworkChoice networks={networks} chosen={network?.network ?? ''} onChoose={onChoose} />
        )}
        {network ? (
          <OwnAddress key={network.network} network={network} />
        ) : (
          <Note>
            <Trans>Choose a network to see your address.</Trans>
          </Note>
        )}
      </div>
      <ChainDeposits next={hint.next} />
      <FindPayment network={network} networks={networks.filter(({ kind }) => kind !== null)} />
    </>
  )
}

function Missing({ cents }: { cents: number }) {
  const missing = moneyText(cents)
  return (
    <Note>
      <Trans>You need {missing} more for your payment.</Trans>
    </Note>
  )
}
