import { Trans, useLingui } from '@lingui/react/macro'
import type { Cart, CartItem } from '@sampan/contract'
import { deliveriesFor } from '@sampan/contract/delivery'
import { moneyText } from '@sampan/contract/money-text'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useEffect } from 'react'
import { useCartCountry } from '../../features/address/delivery-country.ts'
import { CartDelivery } from '../../features/cart/cart-delivery.tsx'
import { deviceCart } from '../../features/cart/device-cart.ts'
import { useDeviceCart } from '../../features/cart/use-cart-count.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './device-cart-screen.module.css'

/** A visitor's cart, stored on the device. Only checkout requires a login. A shopper is sent to the account's cart. */
export default function DeviceCartScreen() {
  const { token } = useSession()
  const visits = useVisits()
  useEffect(() => {
    if (token) void visits.go('/bag', { replace: true })
  }, [token, visits])
  // The server does not know which lines the device has stored.
  const isHydrated = useHydrated()
  return (
    <Page tabbed wide className={beside.page}>
      <TopBar variant="big" title={<Trans>Cart</Trans>} />
      {isHydrated && !token ? <DeviceCart /> : <CartSkeleton count={3} />}
    </Page>
  )
}

function DeviceCart() {
  const { lines, groups, query } = usePricedLines()
  const country = useCartCountry(undefined)
  if (lines.length === 0) return <EmptyCart />
  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />
  if (query.isPending) return <CartSkeleton count={lines.length} />
  return (
    <>
      <div className={css.list}>
        {groups.map(({ shop, lines, freight }) => (
          <Card as="section" key={shop.shop_id}>
            <h2 className={classNames(typography.small, typography.strong)}>{shop.name}</h2>
            <ul>
              {lines.map(({ item, quantity }) => (
                <Line key={item.sku_id} item={item} quantity={quantity} />
              ))}
            </ul>
            <CartDelivery freight={freight} goods={wantedOf(lines)} country={country} />
          </Card>
        ))}
      </div>
      <div className={classNames(beside.stays, layout.pad, layout.stack, css.sums)}>
        <DeviceSums groups={groups} country={query.data && country} />
        <Button wide href="/login?next=/bag">
          <Trans>Log in to check out</Trans>
        </Button>
      </div>
    </>
  )
}

type DeviceLine = { item: CartItem; quantity: number }
type DeviceGroup = Pick<Cart['groups'][number], 'shop' | 'freight'> & { lines: DeviceLine[] }

const wantedOf = (lines: readonly DeviceLine[]) =>
  lines
    .filter(({ item }) => item.available)
    .map(({ item: { price_cents, weight_grams }, quantity }) => ({ price_cents, weight_grams, quantity }))

type SumsProps = {
  groups: readonly DeviceGroup[]
  /** Undefined until the country is known. */
  country: string | undefined
}

function DeviceSums({ groups, country }: SumsProps) {
  const goods_cents = groups
    .flatMap(({ lines }) => wantedOf(lines))
    .reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0)
  const freight_cents = groups.reduce((sum, { lines, freight }) => {
    const [cheapest] = country ? deliveriesFor(freight, country, wantedOf(lines)) : []
    return sum + (cheapest?.freight_cents ?? 0)
  }, 0)
  const freight = freight_cents === 0 ? <Trans>Free</Trans> : moneyText(freight_cents)
  const once_known = (content: ReactNode) => (country ? content : '…')
  return (
    <Sums
      bare
      lines={[
        { label: <Trans>Items</Trans>, value: once_known(moneyText(goods_cents)) },
        { label: <Trans>Freight</Trans>, value: once_known(freight) },
      ]}
      total={{ label: <Trans>Total</Trans>, value: once_known(<Money cents={goods_cents + freight_cents} />) }}
    />
  )
}

/** The device's lines with their prices. Lines whose SKU no longer exists are deleted from the device. */
function usePricedLines() {
  const lines = useDeviceCart()
  const sku_ids = lines.map(({ sku_id }) => sku_id)
  const query = useRead(
    'POST /api/cart/preview',
    // The request has no quantities, so that stepper taps don't refetch.
    { items: sku_ids.map((sku_id) => ({ sku_id, quantity: 1 })) },
    { enabled: lines.length > 0, keepLast: true },
  )
  const items = query.data?.groups.flatMap((group) => group.items)
  const lineOf = (item: CartItem) => {
    const line = lines.find(({ sku_id }) => sku_id === item.sku_id)
    return line ? [{ item, quantity: Math.min(line.quantity, Math.max(1, item.stock)) }] : []
  }
  const groups: DeviceGroup[] = (query.data?.groups ?? [])
    .map(({ items, ...group }) => ({ ...group, lines: items.flatMap(lineOf) }))
    .filter((group) => group.lines.length > 0)
  const unknown = sku_ids.filter((sku_id) => !items?.some((item) => item.sku_id === sku_id))
  const goneIds = query.isSuccess && !query.isPlaceholderData ? unknown.join() : ''
  useEffect(() => {
    if (goneIds) deviceCart.remove(...goneIds.split(','))
  }, [goneIds])
  return { lines, groups, query }
}

function Line({ item, quantity }: DeviceLine) {
  const { t } = useLingui()
  const { title, values, stock, available, sku_id } = item
  const options = values.map(({ value }) => value).join(' · ')
  return (
    <li className={classNames(css.line, !available && css.gone)}>
      <Picture src={item.image} alt="" show="thumb" shape="thumb" />
      <div className={css.text}>
        <Anchor href={`/detail/${item.product_id}`} className={classNames(typography.name, typography.clamp2)}>
          {title}
        </Anchor>
        {options && <p className={classNames(typography.mini, typography.t2)}>{options}</p>}
        <div className={css.figures}>
          {available ? <Money cents={item.price_cents} /> : <Unavailable stock={stock} />}
          {available && (
            <Stepper
              label={t`Quantity of ${title}`}
              value={quantity}
              max={Math.min(stock, QUANTITY_LIMIT)}
              onChange={(quantity) => deviceCart.setQuantity(sku_id, quantity)}
            />
          )}
        </div>
      </div>
      <IconButton label={t`Remove ${title}`} onClick={() => deviceCart.remove(sku_id)}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function Unavailable({ stock }: { stock: number }) {
  return (
    <p className={typography.small}>{stock === 0 ? <Trans>Sold out</Trans> : <Trans>No longer available</Trans>}</p>
  )
}

function EmptyCart() {
  return (
    <Empty
      title={<Trans>Your cart is empty</Trans>}
      text={<Trans>Items you add stay on this device until you log in.</Trans>}
      link={{ href: '/home', text: <Trans>Browse popular products</Trans> }}
    />
  )
}

function CartSkeleton({ count }: { count: number }) {
  return (
    <div className={layout.pad}>
      <Waiting>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
          <div key={place} className={css.line}>
            <Skeleton shape="square" className={css.box} />
            <div className={css.text}>
              <Skeleton width="most" />
              <Skeleton width="third" />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </Waiting>
    </div>
  )
}
