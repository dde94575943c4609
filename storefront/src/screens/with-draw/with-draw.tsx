import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Withdraws from the balance to a bank card, or on a chain. */
export default function WithDrawScreen() {
  const { t } = useLingui()
  const visits = useVisits()
  const { data: options, isError, refetch } = useRead('GET /api/user/extract')
  // The screen stays mounted, so a new key empties the form after each withdrawal.
  const [drawnCount, setDrawnCount] = useState(0)
  const empty = () => setDrawnCount(drawnCount + 1)
  const leave = (extract_id: string) => visits.go(`/depositRecord?sent=${extract_id}`, { replace: true })
  return (
    <WalletPage title={<Trans>Withdraw</Trans>} record={{ label: t`Withdrawal record`, href: '/depositRecord' }}>
      {options && (
        <WithdrawalForm
          key={drawnCount}
          options={options}
          onStale={() => void refetch()}
          leave={leave}
          onDrawn={empty}
        />
      )}
      {!options && isError && <ErrorState onRetry={() => void refetch()} />}
      {!options && !isError && <FormSkeleton fields={5} />}
    </WalletPage>
  )
}
