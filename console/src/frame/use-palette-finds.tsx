import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import type { SpotlightActionData } from '@mantine/spotlight'
import { nameText } from '@sampan/contract/person-name'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { orderStatusText } from '../features/order/order-status.tsx'
import { go } from '../navigation/address.ts'
import { looksLikeKey } from '../ui/form/secret-text.ts'
import { AREA_LOOKS } from './areas.ts'
import { useAreas } from './use-areas.ts'

type Found = ReplyTo<'GET /api/admin/find'>

const PAUSE_MS = 250
/** Shorter texts find too much. A single Chinese, Japanese, Korean or Thai character is a name or a word. */
const LONG_ENOUGH = /^.{2,}$|[\u0e00-\u{10ffff}]/u
const NOTHING: Found = { orders: [], shoppers: [], products: [] }

/**
 * The orders, shoppers and products that the server finds for the typed text, each opened by a click. They have the text as
 * a keyword, so that the palette does not hide those that match it in another field than their name.
 */
export function usePaletteFinds(typed: string): SpotlightActionData[] {
  const { i18n } = useLingui()
  const [text] = useDebouncedValue(typed, PAUSE_MS)
  const enabled = LONG_ENOUGH.test(text) && text.length <= 100 && !looksLikeKey(text)
  const { data = NOTHING } = useRead('GET /api/admin/find', { find: text }, { enabled, keepLast: true })
  const { orders, shoppers, products } = enabled ? data : NOTHING
  const action = (path: string, area: keyof typeof AREA_LOOKS, label: string, description: string) => {
    const { icon: Icon } = AREA_LOOKS[area]
    const leftSection = <Icon size={18} stroke={1.75} aria-hidden />
    return { id: path, label, description, keywords: typed, leftSection, onClick: () => go(path) }
  }
  return [
    ...orders.map(({ order_id, order_number, status, addressee }) =>
      action(
        `/orders/${order_id}?status=all`,
        'orders',
        order_number,
        `${addressee} · ${orderStatusText(status, i18n)}`,
      ),
    ),
    ...shoppers.map((shopper) =>
      action(`/shoppers/${shopper.user_id}`, 'shoppers', nameText(shopper), shopper.account),
    ),
    ...products.map(({ product_id, title }) => action(`/product/${product_id}`, 'catalogue', title, product_id)),
  ]
}

/** Lists that can search for the typed text, limited to those that the operator may open. */
export function useListSearches(query: string): SpotlightActionData[] {
  const { t } = useLingui()
  const may = [
    { path: '/orders/:order_id?', label: t`Order “${query}”`, lead: '/orders?status=all&find=' },
    { path: '/shoppers/:user_id?', label: t`Shopper “${query}”`, lead: '/shoppers?q=' },
    { path: '/products', label: t`Product “${query}”`, lead: '/products?keyword=' },
  ]
  const screens = useAreas().flatMap(({ screens }) => screens.map(({ path }) => path))
  return may
    .filter(({ path }) => screens.includes(path) && LONG_ENOUGH.test(query))
    .map(({ path, label, lead }) => ({
      id: `find ${path}`,
      label,
      leftSection: <IconSearch size={18} stroke={1.75} aria-hidden />,
      onClick: () => go(lead + encodeURIComponent(query)),
    }))
}
