import { Trans } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ArrivalLine } from './arrival-line.tsx'
import { Parcel } from './parcel.tsx'
import { isInParts, PartialParcels } from './partial-parcels.tsx'

type Props = { order: OrderInList; open: boolean; onClose: () => void }

/** The parcels of a shipped order: arrival, carrier, and the number to copy or to open on the carrier's page. */
export function TrackSheet({ order, open, onClose }: Props) {
  const { carrier, tracking_number, tracking_link } = order
  const hasParts = isInParts(order)
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Track your parcel</Trans>}>
      <div className={layout.stack}>
        <p className={typography.title3}>
          <ArrivalLine order={order} />
        </p>
        {hasParts && <PartialParcels order={order} />}
        {!hasParts && tracking_number && <Parcel carrier={carrier} tracking_number={tracking_number} />}
        <div className={layout.stack}>
          {!hasParts && tracking_link && <CarrierLink carrier={carrier} href={tracking_link} />}
          <Button tone={!hasParts && tracking_link ? 'plain' : 'filled'} wide href={`/orderInfo/${order.order_id}`}>
            <Trans>All updates</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function CarrierLink({ carrier, href }: { carrier: string | null; href: string }) {
  return (
    <Button wide href={href} newTab>
      {carrier ? <Trans>Track with {carrier}</Trans> : <Trans>Track parcel</Trans>}
    </Button>
  )
}
