import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../api/use-read.ts'
import { RechargeClosed } from '../../features/wallet/recharge-closed.tsx'
import { useRechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ChainRechargeForm } from './chain-recharge-form.tsx'

/** Tops up with tokens sent on a chain. */
export default function WalletTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const recharge = useRead('GET /api/user/recharge')
  const networks = useRead('GET /api/user/getBlockchain')
  const { key, formProps } = useRechargeFormProps(search)
  const retry = () => void Promise.all([recharge.refetch(), networks.refetch()])
  return (
    <WalletPage title={<Trans>On-chain recharge</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      {networks.data?.length === 0 ? (
        <RechargeClosed reason={<Trans>On-chain top-ups aren’t available right now.</Trans>} />
      ) : recharge.data && networks.data ? (
        <ChainRechargeForm
          key={key}
          {...formProps}
          options={recharge.data}
          networks={networks.data}
          onStale={() => void networks.refetch()}
        />
      ) : recharge.isError || networks.isError ? (
        <ErrorState onRetry={retry} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </WalletPage>
  )
}
