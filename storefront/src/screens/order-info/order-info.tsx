import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { addressText } from '@sampan/contract/address-text'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import { orderPollInterval } from '../../features/order/poll-interval.ts'
import { useBuyAgain } from '../../features/order/use-buy-again.ts'
import { useOrderActions } from '../../features/order/use-order-actions.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { OrderDetails } from './order-details.tsx'
import css from './order-info.module.css'

export default function OrderInfoScreen({ params }: ScreenProps) {
  const visits = useVisits()
  const order = useRead(
    'GET /api/order/detail',
    { order_id: params.id ?? '' },
    { enabled: params.id !== undefined, every_ms: orderPollInterval },
  )
  if (!params.id || isGone(order.error)) return <NotFound />
  return (
    <Page wide className={`${beside.page} ${css.order}`}>
      <TopBar title={<Trans>Order details</Trans>} onBack={visits.back} end={<ContactButton order_id={params.id} />} />
      {order.data && (
        <>
          <OrderDetails
            order={order.data}
            address_text={addressText(order.data.address)}
            actions={<Actions order={order.data} />}
            onExpired={() => void order.refetch()}
          />
          {(canDoAnything(order.data) || isOver(order.data)) && (
            <Footer>
              <Actions order={order.data} />
            </Footer>
          )}
        </>
      )}
      {!order.data && (
        <div className={layout.pad}>
          {order.isPending && (
            <Waiting>
              <SkeletonRows rows={3} />
            </Waiting>
          )}
          {order.isError && <ErrorState onRetry={() => void order.refetch()} />}
        </div>
      )}
    </Page>
  )
}

function ContactButton({ order_id }: { order_id: string }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Contact us`} href={`/service?order=${order_id}`}>
      <IconHeadset aria-hidden="true" />
    </IconButton>
  )
}

const canDoAnything = ({ can }: Order) => can.pay || can.cancel || can.receive || can.review || can.refund

/** Whether nothing is left to do with the order: it is reviewed or cancelled. */
const isOver = (order: Order) => [3, 4, -1].includes(order.status) && !canDoAnything(order)

/**
 * The buttons of the shopper's actions: in the window's footer, or from 1,024 px in the sticky column next to the
 * goods.
 */
function Actions({ order }: { order: Order }) {
  const { t } = useLingui()
  const { isBusy, cancel, receive } = useOrderActions(order)
  const { buyAgain, isAdding } = useBuyAgain(order)
  const { can } = order
  return (
    <>
      {isOver(order) && (
        <Button tone="plain" grow busy={isAdding} onClick={() => void buyAgain()}>
          <Trans>Buy again</Trans>
        </Button>
      )}
      {can.cancel && (
        <Button tone="plain" busy={isBusy} onClick={() => void cancel()}>
          {t`Cancel`}
        </Button>
      )}
      {can.refund && (
        <Button
          tone="plain"
          grow={!can.receive && !can.review}
          href={`/refund/${order.order_id}/${order.order_number}`}
        >
          {t`Refund`}
        </Button>
      )}
      {can.pay && (
        <Button grow href={`/payment?orders=${order.order_id}`}>
          {t`Pay`}
        </Button>
      )}
      {can.receive && (
        <Button grow busy={isBusy} onClick={() => void receive()}>
          {t`Confirm received`}
        </Button>
      )}
      {can.review && (
        <Button grow href={`/comment?order=${order.order_id}`}>
          {t`Write a review`}
        </Button>
      )}
    </>
  )
}
