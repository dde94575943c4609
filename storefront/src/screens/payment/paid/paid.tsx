import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useUser } from '../../../features/account/use-user.ts'
import { PickedProducts } from '../../../features/catalogue/picked-products.tsx'
import { useTitle } from '../../../navigation/head.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Footer } from '../../../ui/layout/footer.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ErrorState } from '../../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../../ui/loading/skeleton.tsx'
import layout from '../../../ui/styles/layout.module.css'
import typography from '../../../ui/styles/typography.module.css'
import { Tag } from '../../../ui/text/tag.tsx'
import { NotFound } from '../../not-found/not-found.tsx'
import css from './paid.module.css'
import { PaidParcel } from './paid-parcel.tsx'
import type { Paid } from './paid-reply.ts'
import { PaidRows } from './paid-rows.tsx'
import { PushCard } from './push-card.tsx'
import { Sail } from './sail.tsx'
import { thanksText } from './thanks-text.ts'

/** The confirmation after a payment. Its URL names only paid orders, so a reload or a step back pays nothing again. */
export function PaidScreen({ order_ids }: { order_ids: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { data: user } = useUser()
  const { data: payment, error, refetch } = useRead('GET /api/order/paid', { order_ids: order_ids.join() })
  useTitle(payment && t`Pay Success`)
  if (isGone(error)) return <NotFound />
  return (
    <Page wide className={css.paid}>
      <Sail />
      <div className={css.over}>
        {payment && (
          <>
            <Tag tone="good" icon={<IconCheck aria-hidden="true" />}>
              <Trans>Pay Success</Trans>
            </Tag>
            <h1 className={`${typography.title1} ${css.thanks}`}>{thanksText(user, i18n)}</h1>
            <WhatNext orders={payment.orders} />
            <Bought payment={payment} />
          </>
        )}
        {!payment && error && <ErrorState onRetry={() => void refetch()} />}
        {!payment && !error && (
          <Waiting>
            <SkeletonRows rows={2} />
          </Waiting>
        )}
      </div>
      <Footer>
        <Button tone="plain" grow href="/home">
          <Trans>Keep shopping</Trans>
        </Button>
        <SeeOrder order_ids={order_ids} areAllPaid={payment?.orders.every(isPaid) ?? false} />
      </Footer>
      {payment && (
        <div className={css.more}>
          <PickedProducts
            without={new Set(payment.orders.flatMap(({ items }) => items.map((item) => item.product_id)))}
          />
        </div>
      )}
    </Page>
  )
}

/**
 * Explains the next steps. Renders nothing once a parcel has been sent, because the parcel's card shows where it is.
 */
function WhatNext({ orders }: Pick<Paid, 'orders'>) {
  if (!orders.every(isPaid)) return null
  const shop_count = orders.length
  return (
    <p className={typography.t2}>
      <Plural
        value={shop_count}
        one="The shop is packing your order. We’ll let you know when it ships."
        other="# shops are packing your order. We’ll let you know when each parcel ships."
      />
    </p>
  )
}

function Bought({ payment }: { payment: Paid }) {
  const { orders } = payment
  return (
    <div className={`${layout.stack} ${css.cards}`}>
      {orders.map((order, place) => (
        <PaidParcel key={order.order_id} order={order} number={place + 1} total={orders.length} />
      ))}
      <PaidRows payment={payment} />
      <PushCard />
    </div>
  )
}

const isPaid = ({ status }: Paid['orders'][number]) => status === ORDER_STATUS.paid

function SeeOrder({ order_ids, areAllPaid }: { order_ids: readonly string[]; areAllPaid: boolean }) {
  const [only, second] = order_ids
  if (second === undefined) {
    return (
      <Button grow href={`/orderInfo/${only}`}>
        <Trans>See order</Trans>
      </Button>
    )
  }
  return (
    <Button grow href={areAllPaid ? '/myPurchases/1' : '/myPurchases'}>
      <Trans>See orders</Trans>
    </Button>
  )
}
