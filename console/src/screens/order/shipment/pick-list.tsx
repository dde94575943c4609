import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import css from './slips.module.css'

type Slip = ReplyTo<'GET /api/admin/order/slips'>['slips'][number]
type Item = Slip['items'][number]
type Pick = { item: Item; pieces: number; orders: { order_number: string; quantity: number }[] }

const codeOf = ({ article_number, sku_id }: Item) => article_number ?? sku_id

/** The pieces of all orders by variant, sorted by article number, as goods stand on shelves. */
function picksOf(slips: readonly Slip[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const { order_number, items } of slips)
    for (const item of items) {
      const pick = picks.get(item.sku_id) ?? { item, pieces: 0, orders: [] }
      pick.pieces += item.quantity
      pick.orders.push({ order_number, quantity: item.quantity })
      picks.set(item.sku_id, pick)
    }
  const order = new Intl.Collator('en', { numeric: true })
  return [...picks.values()].toSorted((one, other) => order.compare(codeOf(one.item), codeOf(other.item)))
}

/** One sheet with the pieces to fetch from the shelves for all selected orders. */
export function PickList({ slips }: { slips: readonly Slip[] }) {
  const { t } = useLingui()
  const picks = picksOf(slips)
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0)
  if (picks.length === 0) return null
  return (
    <article className={css.sheet} aria-label={t`Pick list`}>
      <header className={css.top}>
        <h2 className={css.title}>
          <Trans>Pick list</Trans>
        </h2>
        <span className={css.number}>
          <Plural value={slips.length} one="# order" other="# orders" />
          {' · '}
          <Plural value={pieces} one="# piece" other="# pieces" />
        </span>
      </header>
      <table className={css.items}>
        <tbody>
          {picks.map(({ item, pieces, orders }) => (
            <tr key={item.sku_id}>
              <td className={css.box} aria-hidden />
              <td className={css.code}>{codeOf(item)}</td>
              <td className={css.count}>{pieces} ×</td>
              <td>
                {item.title}
                <div className={css.values}>{item.values.map(({ value }) => value).join(' · ')}</div>
                <div className={css.values}>
                  {orders.map(({ order_number, quantity }) => `${order_number} (${quantity})`).join(', ')}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
