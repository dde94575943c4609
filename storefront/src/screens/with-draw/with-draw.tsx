import { Trans, useLingui } from '@lingui/react/macro'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { FormBoxes } from '../../forms/form-boxes.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Withdraws from the balance to a bank card, or on a chain. */
export default function WithDrawScreen() {
  const { t } = useLingui()
  const visits = useVisits()
  const { data: options, isError, refetch } = useRead('GET /api/user/extract')
  // The screen stays alive: after one withdrawal the form for the next one is empty.
  const [drawn, setDrawn] = useState(0)
  const empty = () => setDrawn(drawn + 1)
  const leave = () => visits.go('/depositRecord', { replace: true })
  return (
    <Page>
      <TopBar
        title={<Trans>Withdraw</Trans>}
        onBack={visits.back}
        end={
          <IconButton label={t`Withdrawal record`} href="/depositRecord">
            <IconHistory aria-hidden="true" />
          </IconButton>
        }
      />
      {options && (
        <WithdrawalForm key={drawn} options={options} onStale={() => void refetch()} leave={leave} onDrawn={empty} />
      )}
      {!options && isError && <ErrorState onRetry={() => void refetch()} />}
      {!options && !isError && <FormBoxes fields={5} />}
    </Page>
  )
}
