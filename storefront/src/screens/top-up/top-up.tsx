import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { useUser } from '../../features/account/use-user.ts'
import { readTopUpHint, type TopUpHint, topUpHref } from '../../features/wallet/top-up-hint.ts'
import { WalletPage } from '../../features/wallet/wallet-page.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { Row, Rows } from '../../ui/list/rows.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './top-up.module.css'

export default function TopUpScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const { data: user } = useUser()
  const recharge = useRead('GET /api/user/recharge')
  const networks = useRead('GET /api/user/getBlockchain')
  const retry = () => void Promise.all([recharge.refetch(), networks.refetch()])
  return (
    <WalletPage title={<Trans>Top up</Trans>} record={{ label: t`Recharge record`, href: '/topUpRecord' }}>
      <div className={css.balance}>
        <p className={`${typography.small} ${typography.t2}`}>
          <Trans>My balance</Trans>
        </p>
        <p className={typography.display}>{user ? <Money cents={user.balance_cents} /> : '\u00a0'}</p>
      </div>
      {recharge.data && networks.data ? (
        <Methods
          hasBank={recharge.data.bank_accounts.length > 0}
          needsEvidence={recharge.data.needs_evidence}
          networks={networks.data}
          hint={readTopUpHint(search)}
        />
      ) : recharge.isError || networks.isError ? (
        <ErrorState onRetry={retry} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </WalletPage>
  )
}

const decorative = { 'aria-hidden': true } as const

type MethodsProps = { hasBank: boolean; needsEvidence: boolean; networks: readonly DepositNetwork[]; hint: TopUpHint }

function Methods({ hasBank, needsEvidence, networks, hint }: MethodsProps) {
  const hasNetwork = networks.length > 0
  const isRead = networks.some(({ kind }) => kind !== null)
  return (
    <div className={classNames(layout.pad, layout.stack, css.methods)}>
      <h2 className={typography.title3}>
        <Trans>Choose a method</Trans>
      </h2>
      <Rows>
        <Row
          {...(hasBank && { href: topUpHref('/cardTopUp', hint) })}
          icon={<IconBuildingBank {...decorative} />}
          title={<Trans>Bank transfer</Trans>}
          detail={
            !hasBank ? (
              <NotAvailable />
            ) : needsEvidence ? (
              <Trans>Send money from your bank and upload the receipt.</Trans>
            ) : (
              <Trans>Send money from your bank with your reference.</Trans>
            )
          }
        />
        <Row
          {...(hasNetwork && { href: topUpHref('/walletTopUp', hint) })}
          icon={<IconCoins {...decorative} />}
          title={<Trans>On-chain</Trans>}
          detail={
            !hasNetwork ? (
              <NotAvailable />
            ) : isRead ? (
              <Trans>Send any amount to your own address. It’s credited automatically.</Trans>
            ) : (
              <Trans>Send tokens to your personal deposit address.</Trans>
            )
          }
        />
      </Rows>
      <h2 className={typography.title3}>
        {isRead ? <Trans>How to top up by bank transfer</Trans> : <Trans>How to top up</Trans>}
      </h2>
      <ol className={css.steps}>
        <li>
          {needsEvidence ? (
            <Trans>Send the money, then tell us about it with a picture of the receipt.</Trans>
          ) : (
            <Trans>Send the money with your reference, then tell us about it.</Trans>
          )}
        </li>
        <li>
          <Trans>We check that the money has arrived. Track it in the recharge record.</Trans>
        </li>
        <li>
          <Trans>We add the amount that arrives to your balance, ready to spend.</Trans>
        </li>
      </ol>
    </div>
  )
}

const NotAvailable = () => <Trans>Not available right now</Trans>
