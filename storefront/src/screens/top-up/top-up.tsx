import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useUser } from '../../features/account/use-user.ts'
import { readTopUpHint } from '../../features/wallet/top-up-hint.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { Lately } from './lately.tsx'
import { Methods } from './methods.tsx'
import css from './top-up.module.css'

export default function TopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const { data: user } = useUser()
  const recharge = useRead('GET /api/user/recharge')
  const networks = useRead('GET /api/user/getBlockchain')
  const card = useRead('GET /api/user/card_top_up')
  const retry = () => void Promise.all([recharge.refetch(), networks.refetch()])
  // The other ways are offered even if the card's state cannot be read.
  const isCardKnown = card.data !== undefined || card.isError
  return (
    <WalletPage title={<Trans>Top up</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      <div className={css.balance}>
        <p className={`${typography.small} ${typography.t2}`}>
          <Trans>My balance</Trans>
        </p>
        <p className={typography.display}>{user ? <Money cents={user.balance_cents} /> : '\u00a0'}</p>
      </div>
      {recharge.data && networks.data && isCardKnown ? (
        <>
          <Methods
            cards={card.data?.ways ?? []}
            hasBank={recharge.data.bank_accounts.length > 0}
            needsEvidence={recharge.data.needs_evidence}
            networks={networks.data}
            hint={readTopUpHint(search)}
          />
          <Lately />
        </>
      ) : recharge.isError || networks.isError ? (
        <ErrorState onRetry={retry} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </WalletPage>
  )
}
