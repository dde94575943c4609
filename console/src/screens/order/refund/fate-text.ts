import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { ReplyTo } from '@sampan/front/calls'

type Refund = Pick<ReplyTo<'GET /api/admin/order/detail'>['refunds'][number], 'items' | 'product_status' | 'state'>
type Fate = Refund['items'][number]['fate']

export function fateText(fate: Fate, { product_status }: Pick<Refund, 'product_status'>, i18n: I18n): string {
  if (fate === 'not_sent') return t(i18n)`Not shipped`
  if (fate === 'returns') return t(i18n)`To be returned`
  return product_status === 'not_received' ? t(i18n)`Didn’t arrive` : t(i18n)`Kept by the shopper`
}

/** Whether a refund is open or executed. */
const counts = ({ state }: Refund) => state !== 'refused' && state !== 'withdrawn'

/** One text for each refund with pieces of an order line, for example "2 items: Not shipped". */
export function fatesOf(order_item_id: string, refunds: readonly Refund[], i18n: I18n): string[] {
  return refunds.filter(counts).flatMap((refund) =>
    refund.items
      .filter((item) => item.order_item_id === order_item_id && item.quantity > 0)
      .map(({ quantity, fate }) => {
        const word = fateText(fate, refund, i18n)
        return refund.state === 'executed'
          ? t(i18n)`${plural(quantity, { one: '# item', other: '# items' })}: ${word}`
          : t(i18n)`Refund requested, ${plural(quantity, { one: '# item', other: '# items' })}: ${word}`
      }),
  )
}
