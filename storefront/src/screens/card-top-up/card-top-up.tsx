import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { wayName } from '../../features/wallet/provider-page.ts'
import { readTopUpHint, topUpHref } from '../../features/wallet/top-up-hint.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { usePlace } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import BankTopUpScreen from './bank-top-up.tsx'
import { CardForm } from './card-form.tsx'
import { CardPaymentScreen } from './card-payment.tsx'

/** Tops up on the page of a payment service provider, or shows the top-up that the URL names. */
export default function CardTopUpScreen({ params, search }: ScreenProps) {
  const { how } = usePlace()
  const payment_id = search.get('payment')
  if (!payment_id) return <NewTopUp params={params} search={search} />
  return (
    <CardPaymentScreen
      key={payment_id}
      payment_id={payment_id}
      isNew={how === 'replace'}
      isCancelled={search.has('cancelled')}
    />
  )
}

/** A shop without a provider offers the bank transfer at this URL. */
function NewTopUp({ params, search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { data, isError, refetch } = useRead('GET /api/user/card_top_up')
  if (data?.ways.length === 0) return <BankTopUpScreen params={params} search={search} />
  const hint = readTopUpHint(search)
  const way = data?.ways.find(({ provider }) => provider === search.get('provider')) ?? data?.ways[0]
  return (
    <WalletPage
      wide
      title={wayName(way?.provider ?? 'stripe', i18n)}
      record={{ label: t`Recharge record`, href: '/topUpRecord' }}
    >
      {way?.is_available && (
        <CardForm key={`${way.provider} ${hint.amount_cents}`} way={way} missing_cents={hint.amount_cents} />
      )}
      {way && !way.is_available && (
        <Empty
          title={<Trans>Card payments are paused</Trans>}
          text={<Trans>The payment page isn’t responding right now. You can top up by bank transfer instead.</Trans>}
          link={{ href: topUpHref('/bankTopUp', hint), text: <Trans>Bank transfer</Trans> }}
        />
      )}
      {!data && isError && (
        <ErrorState
          onRetry={() => void refetch()}
          action={
            <Button tone="plain" href={topUpHref('/bankTopUp', hint)}>
              <Trans>Bank transfer</Trans>
            </Button>
          }
        />
      )}
      {!data && !isError && <FormSkeleton fields={3} />}
    </WalletPage>
  )
}
