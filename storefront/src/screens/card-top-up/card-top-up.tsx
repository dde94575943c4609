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
import { RechargeForm } from './recharge-form.tsx'

/** Tops up by a transfer to one of the shop's bank accounts. */
export default function CardTopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const { data: options, isError, refetch } = useRead('GET /api/user/recharge')
  // The screen stays alive: after one transfer was claimed, the form for the next one is empty.
  const [told, setTold] = useState(0)
  const { amount_cents, next } = readTopUpHint(search)
  const leave = () => visits.go(topUpWay('/topUpRecord', { next }), { replace: true })
  return (
    <Page>
      <TopBar
        title={<Trans>Card top up</Trans>}
        onBack={visits.back}
        end={
          <IconButton label={t`Recharge record`} href="/topUpRecord">
            <IconHistory aria-hidden="true" />
          </IconButton>
        }
      />
      {options && options.bank_accounts.length > 0 && (
        <RechargeForm
          key={`${told} ${amount_cents}`}
          options={options}
          wished_cents={amount_cents}
          onSent={() => setTold(told + 1)}
          leave={leave}
        />
      )}
      {options?.bank_accounts.length === 0 && (
        <Empty
          title={<Trans>Not available now</Trans>}
          text={<Trans>The shop has no open bank account at the moment.</Trans>}
          action={
            <Button href="/topUp">
              <Trans>Other ways to top up</Trans>
            </Button>
          }
        />
      )}
      {!options && isError && <ErrorState onRetry={() => void refetch()} />}
      {!options && !isError && <FormBoxes fields={6} />}
    </Page>
  )
}
