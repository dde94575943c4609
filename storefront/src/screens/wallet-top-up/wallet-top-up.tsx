import { Trans, useLingui } from '@lingui/react/macro'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { readTopUpHint, topUpWay } from '../../features/wallet/top-up-way.ts'
import { FormBoxes } from '../../forms/form-boxes.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ChainRechargeForm } from './chain-recharge-form.tsx'

/** Tops up by tokens that are sent on a chain. */
export default function WalletTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const recharge = useRead('GET /api/user/recharge')
  const networks = useRead('GET /api/user/getBlockchain')
  // The screen stays alive: after one claim the form for the next one is empty.
  const [told, setTold] = useState(0)
  const { amount_cents, next } = readTopUpHint(search)
  const hasNetwork = networks.data && networks.data.length > 0
  const retry = () => void Promise.all([recharge.refetch(), networks.refetch()])
  return (
    <Page>
      <TopBar
        title={<Trans>On-chain recharge</Trans>}
        onBack={visits.back}
        end={
          <IconButton label={t`Recharge record`} href="/topUpRecord">
            <IconHistory aria-hidden="true" />
          </IconButton>
        }
      />
      {networks.data && !hasNetwork ? (
        <NoNetwork />
      ) : recharge.data && networks.data ? (
        <ChainRechargeForm
          key={`${told} ${amount_cents}`}
          options={recharge.data}
          networks={networks.data}
          wished_cents={amount_cents}
          onSent={() => setTold(told + 1)}
          onStale={() => void networks.refetch()}
          leave={() => visits.go(topUpWay('/topUpRecord', { next }), { replace: true })}
        />
      ) : recharge.isError || networks.isError ? (
        <ErrorState onRetry={retry} />
      ) : (
        <FormBoxes fields={6} />
      )}
    </Page>
  )
}

const NoNetwork = () => (
  <Empty
    title={<Trans>Not available now</Trans>}
    text={<Trans>The shop takes no on-chain deposits at the moment.</Trans>}
    action={
      <Button href="/topUp">
        <Trans>Other ways to top up</Trans>
      </Button>
    }
  />
)
