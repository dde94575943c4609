import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { RechargeClosed } from '../../features/wallet/recharge-closed.tsx'
import { useRechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { BankRechargeForm } from './bank-recharge-form.tsx'

/** Tops up by a transfer to one of the shop's bank accounts. */
export default function BankTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const { data: options, isError, refetch } = useRead('GET /api/user/recharge')
  const { key, formProps } = useRechargeFormProps(search)
  return (
    <WalletPage title={<Trans>Bank transfer</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      {options && options.bank_accounts.length > 0 && <BankRechargeForm key={key} {...formProps} options={options} />}
      {options?.bank_accounts.length === 0 && (
        <RechargeClosed reason={<Trans>Bank transfers aren’t available right now.</Trans>} />
      )}
      {!options && isError && <ErrorState onRetry={() => void refetch()} />}
      {!options && !isError && <FormSkeleton fields={6} />}
    </WalletPage>
  )
}
