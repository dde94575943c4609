import { Trans } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { TopUpHint } from '../../features/wallet/top-up-hint.ts'
import formCss from '../../ui/form/form.module.css'
import { Note } from '../../ui/layout/note.tsx'
import { ChainDeposits } from './chain-deposits.tsx'
import { DepositCard } from './deposit-card.tsx'
import { FindPayment } from './find-payment.tsx'
import { type ChosenNetwork, NetworkChoice } from './network-choice.tsx'
import { OwnAddress } from './own-address.tsx'

type Props = ChosenNetwork & { hint: TopUpHint }

/** The shopper's permanent address on a network, the transfers to it, and a search for a transfer that is missing. */
export function ReadNetworks({ networks, network, onChoose, hint }: Props) {
  return (
    <>
      <div className={formCss.screen}>
        {hint.amount_cents !== null && <Missing cents={hint.amount_cents} />}
        {networks.length > 1 && (
          <NetworkChoice networks={networks} chosenNetwork={network?.network ?? ''} onChoose={onChoose} />
        )}
        <Note tone="wait">
          <Trans>
            Choose the same network as the withdrawal platform; DEX, BSC and HECO deposits are not supported.
          </Trans>
        </Note>
        {network ? (
          <Address network={network} />
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

/** A network without a kind is one of an earlier version, whose transfers the server does not read. */
const Address = ({ network }: { network: DepositNetwork }) =>
  network.kind ? (
    <OwnAddress key={network.network} network={network} />
  ) : (
    <>
      <Note>{network.warning}</Note>
      <DepositCard network={network} />
    </>
  )

function Missing({ cents }: { cents: number }) {
  const missing = moneyText(cents)
  return (
    <Note>
      <Trans>You need {missing} more for your payment.</Trans>
    </Note>
  )
}
