import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../navigation/link.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import type { Wallet } from './wallet.ts'
import css from './wallets.module.css'

export function WalletHolds({ holds }: Pick<Wallet, 'holds'>) {
  const { t } = useLingui()
  if (holds.length === 0) return <Empty title={<Trans>Nothing on hold</Trans>} />
  return (
    <ul className={css.rows} aria-label={t`On hold`}>
      {holds.map(({ extract_id, amount_cents, bank_name, network, status, created_at }) => (
        <li key={extract_id} className={css.row}>
          <span className={css.what}>
            <Link to={`/withdrawals/${extract_id}?state=all`}>{bank_name ?? network ?? t`Withdrawal`}</Link>
            <span className={css.about}>
              {status === 0 ? <Trans>Under review</Trans> : <Trans>Waiting for payout</Trans>}
            </span>
          </span>
          <span className={css.end}>
            <MoneyText cents={amount_cents} isStrong />
          </span>
          <span className={css.about}>
            <MomentText at={created_at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
