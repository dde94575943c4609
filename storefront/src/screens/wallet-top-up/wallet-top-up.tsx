import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { RechargeClosed } from '../../features/wallet/recharge-closed.tsx'
import { readTopUpHint } from '../../features/wallet/top-up-hint.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ChainDeposits } from './chain-deposits.tsx'
import { FindPayment } from './find-payment.tsx'
import { ReadNetworks } from './read-networks.tsx'
import { ReportTransfer } from './report-transfer.tsx'

/** Tops up with tokens sent on a chain. */
export default function WalletTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const networks = useRead('GET /api/user/getBlockchain')
  return (
    <WalletPage title={<Trans>On-chain recharge</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      {networks.data?.length === 0 ? (
        <>
          <RechargeClosed reason={<Trans>On-chain top-ups aren’t available right now.</Trans>} />
          <PastDeposits search={search} />
        </>
      ) : networks.data ? (
        <Networks networks={networks.data} search={search} onStale={() => void networks.refetch()} />
      ) : networks.isError ? (
        <ErrorState onRetry={() => void networks.refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </WalletPage>
  )
}

type Props = {
  networks: readonly DepositNetwork[]
  search: URLSearchParams
  /** Called when the chosen network has been closed. */
  onStale: () => void
}

/**
 * If there is only one network, it is preselected. If there are several, the shopper has to choose, because money sent
 * on the wrong network is lost.
 */
function Networks({ networks, search, onStale }: Props) {
  const [chosenNetwork, setChosenNetwork] = useState((networks.length === 1 && networks[0]?.network) || '')
  const network = networks.find((one) => one.network === chosenNetwork)
  const choice = { networks, network, onChoose: setChosenNetwork }
  return (
    <>
      <ReadNetworks {...choice} hint={readTopUpHint(search)} />
      <ReportTransfer {...choice} search={search} onStale={onStale} />
    </>
  )
}

/** Deposits on networks that are closed or stopped now: their shoppers must still see what happens to them. */
function PastDeposits({ search }: { search: URLSearchParams }) {
  const { data } = useRead('GET /api/user/chain_deposits')
  if (!data || data.items.length === 0) return null
  return (
    <>
      <ChainDeposits next={readTopUpHint(search).next} />
      <FindPayment network={undefined} networks={[]} />
    </>
  )
}
