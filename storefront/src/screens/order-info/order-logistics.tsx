import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { localMomentText } from '@sampan/contract/moment-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { Fragment } from 'react'
import { Parcel } from '../../features/order/parcel.tsx'
import { isInParts, PartialParcels } from '../../features/order/partial-parcels.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import css from './order-details.module.css'

/** The parcels of an order and what happened to them, newest first. */
export function Logistics({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { carrier, tracking_number, tracking_link, logistics } = order
  const hasParts = isInParts(order)
  const wasNeverSent = order.status === ORDER_STATUS.cancelled && !tracking_number
  if (logistics.length === 0 || wasNeverSent) return null
  const language = languageTag(i18n)
  const items = logistics
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, place, text, note, offset_minutes, parcel }) => ({
      key: `${at} ${parcel} ${text} ${place}`,
      title: <AsTyped text={text} />,
      detail: stepDetail(order.parcels.length > 1 ? parcel : null, [place, note]),
      at: localMomentText(at, language, offset_minutes),
    }))
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>
        <Trans>Logistics information</Trans>
      </h2>
      {hasParts && <PartialParcels order={order} />}
      {!hasParts && tracking_number && <Parcel carrier={carrier} tracking_number={tracking_number} />}
      {!hasParts && tracking_link && (
        <a href={tracking_link} target="_blank" rel="noopener noreferrer" className={`${typography.link} ${css.shop}`}>
          <Trans>Track parcel</Trans>
        </a>
      )}
      <Timeline items={items} />
    </Card>
  )
}

/** The parcel of a step, its place and the carrier's words about it. */
function stepDetail(position: number | null, texts: readonly (string | null)[]) {
  const parts = texts.filter((text) => text !== null)
  if (position === null && parts.length === 0) return undefined
  return (
    <>
      {position !== null && <Trans>Parcel {position}</Trans>}
      {parts.map((text, index) => (
        <Fragment key={text}>
          {(position !== null || index > 0) && ' · '}
          <AsTyped text={text} />
        </Fragment>
      ))}
    </>
  )
}
