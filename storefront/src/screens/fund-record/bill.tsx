import { Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { momentText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { BillAmount, BillStateTag, kindText, type OfBill } from '../../features/wallet/bill-row.tsx'
import { useTitle } from '../../navigation/head.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { FirstAndMore } from '../../ui/text/first-and-more.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import css from './fund-record.module.css'

export function BillPage({ bill_id }: { bill_id: string }) {
  const { t } = useLingui()
  const visits = useVisits()
  const {
    data: bill,
    error,
    isPending,
    isError,
    refetch,
  } = useRead('GET /api/user/bill_detail', { bill_id }, { refetch: true })
  useTitle(t`Transaction`)
  if (isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={<Trans>Transaction</Trans>} onBack={visits.back} />
      <div className={`${layout.pad} ${layout.stack}`}>
        {bill && <BillFacts bill={bill} />}
        {isPending && (
          <Waiting>
            <SkeletonRows rows={3} />
          </Waiting>
        )}
        {isError && !bill && <ErrorState onRetry={() => void refetch()} />}
      </div>
    </Page>
  )
}

function BillFacts({ bill }: OfBill) {
  const { i18n } = useLingui()
  const { bill_id, kind, state, balance_after_cents, agent, created_at } = bill
  return (
    <>
      <section className={css.answer}>
        <h2 className={`${typography.title3} ${typography.t2}`}>{kindText(kind, i18n)}</h2>
        <p>
          <BillAmount bill={bill} className={typography.display} />
        </p>
        <BillStateTag state={state} />
        {kind === 'dispute' && (
          <p className={typography.t2}>
            <Trans>The bank of the card that paid a top-up disputes the payment. Your top-up record shows why.</Trans>
          </p>
        )}
        {state === 'held' && (
          <p className={typography.t2}>
            <Trans>This money is on hold while we review your withdrawal. It hasn’t been sent yet.</Trans>
          </p>
        )}
        {state === 'returned' && (
          <p className={typography.t2}>
            <Trans>Your withdrawal didn’t go through. The money is back in your balance.</Trans>
          </p>
        )}
      </section>
      <Rows>
        <Row title={<Trans>Balance after</Trans>} value={<Money cents={balance_after_cents} tone="inherit" />} />
        <Row title={<Trans>Time</Trans>} value={momentText(created_at, languageTag(i18n))} />
        {agent && <Row title={<Trans>App that paid</Trans>} value={agent} />}
        <Row title={<Trans>Transaction number</Trans>} value={bill_id} />
        <Reference bill={bill} />
      </Rows>
    </>
  )
}

/** A link to the order, withdrawal or recharge of the bill, if it has one. */
function Reference({ bill: { ref_type, order_id, order_number, goods } }: OfBill) {
  if (order_id) {
    return (
      <Row
        {...(goods && {
          icon: <Picture src={goods.image} alt="" show="thumb" shape="thumb" className={css.picture} />,
        })}
        title={goods ? <FirstAndMore title={goods.title} more={goods.more} /> : <Trans>Order number</Trans>}
        detail={
          goods && (
            <>
              <Trans>Order number</Trans> {order_number}
            </>
          )
        }
        {...(!goods && { value: order_number })}
        href={`/orderInfo/${order_id}`}
      />
    )
  }
  if (ref_type === 'withdrawal') return <Row title={<Trans>Withdrawal record</Trans>} href="/depositRecord" />
  if (ref_type === 'dispute' || ref_type === 'recharge')
    return <Row title={<Trans>Recharge record</Trans>} href="/topUpRecord?status=1" />
  return null
}
