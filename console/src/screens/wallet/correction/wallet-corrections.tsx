import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { Link } from '../../../navigation/link.tsx'
import { useMay } from '../../../session/use-session.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { MoreButton } from '../../../ui/layout/more-button.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from '../wallets.module.css'

/** Corrections and write-offs of a wallet, with operators and reasons. */
export function WalletCorrections({ user_id }: { user_id: string }) {
  const { t } = useLingui()
  const may = useMay('finance')
  const list = usePages('GET /api/admin/correction/list', { user_id }, { enabled: may })
  const { items, error, onRetry } = list
  if (!may) return <Empty title={<Trans>Only finance can see corrections</Trans>} />
  if (error && !items) return <ErrorState error={error} onRetry={onRetry} />
  if (items?.length === 0) return <Empty title={<Trans>No corrections</Trans>} />
  return (
    <>
      <ul className={css.rows} aria-busy={items === undefined} aria-label={t`Corrections`}>
        {items?.map((one) => (
          <li key={one.correction_id} className={css.row}>
            <span className={css.what}>
              {one.recharge_id ? (
                <Link to={`/recharges/${one.recharge_id}?state=all`}>{t`Reversed`}</Link>
              ) : (
                <strong>{t`Written off`}</strong>
              )}
              {one.taken_cents < one.amount_cents && one.recharge_id && (
                <span className={css.about}>
                  <Trans>
                    still owed: <MoneyText cents={one.amount_cents - one.taken_cents} />
                  </Trans>
                </span>
              )}
            </span>
            <span className={css.end}>
              <MoneyText cents={one.amount_cents} isStrong />
            </span>
            <span className={css.about}>
              <Trans>
                {one.reason} · requested by {one.proposed_by}, approved by {one.decided_by}
              </Trans>
            </span>
            <span className={`${css.about} ${css.end}`}>
              <MomentText at={one.created_at} as="near" />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton {...list} />
    </>
  )
}
