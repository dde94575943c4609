import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { RechargeClosed } from '../../features/wallet/recharge-closed.tsx'
import { readTopUpHint } from '../../features/wallet/top-up-hint.ts'
import { useRechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ChainDeposits } from './chain-deposits.tsx'
import { ChainRechargeForm } from './chain-recharge-form.tsx'
import { FindPayment } from './find-payment.tsx'
import type { ChosenNetwork } from './network-choice.tsx'
import { ReadNetworks } from './read-networks.tsx'

/** Tops up with tokens sent on a chain. */
export default function WalletTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const recharge = useRead('GET /api/user/recharge')
  const networks = useRead('GET /api/user/getBlockchain')
  return (
    <WalletPage title={<Trans>On-chain recharge</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      {networks.data?.length === 0 ? (
        <>
          <RechargeClosed reason={<Trans>On-chain top-ups aren’t available right now.</Trans>} />
          <PastDeposits search={search} />
        </>
      ) : networks.data ? (
        <Networks
          networks={networks.data}
          search={search}
          recharge={recharge}
          onStale={() => void networks.refetch()}
        />
      ) : networks.isError ? (
        <ErrorState onRetry={() => void networks.refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </WalletPage>
  )
}

type Claimed = {
  search: URLSearchParams
  recharge: ReturnType<typeof useRead<'GET /api/user/recharge'>>
  /** Called when the chosen network has been closed. */
  onStale: () => void
}
type Props = Claimed & { networks: readonly DepositNetwork[] }

/**
 * If there is only one network, it is preselected. If there are several, the shopper has to choose, because money sent
 * on the wrong network is lost.
 */
function Networks({ networks, ...claim }: Props) {
  const [chosen, setChosen] = useState((networks.length === 1 && networks[0]?.network) || '')
  const network = networks.find((one) => one.network === chosen)
  const isClaimed = network ? network.kind === null : networks.every(({ kind }) => kind === null)
  const choice = { networks, network, onChoose: setChosen }
  if (isClaimed)
    return (
      <>
        <Claim {...choice} {...claim} />
        {networks.every(({ kind }) => kind === null) && <PastDeposits search={claim.search} />}
      </>
    )
  return <ReadNetworks {...choice} hint={readTopUpHint(claim.search)} />
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

/** A network that the server does not read: the shopper reports the transfer, and an operator checks it. */
function Claim({ search, recharge, ...form }: ChosenNetwork & Claimed) {
  const { key, formProps } = useRechargeFormProps(search)
  if (recharge.data) return <ChainRechargeForm key={key} {...formProps} {...form} options={recharge.data} />
  return recharge.isError ? <ErrorState onRetry={() => void recharge.refetch()} /> : <FormSkeleton fields={6} />
}
