import type { ProductList } from '@sampan/contract'

/**
 * A list's number of products for a message. Where there are more than the shop counts it is one more than it counts,
 * 1,001: messages say "1,000+" for that.
 */
export const counted = ({ total, total_is_least }: Pick<ProductList, 'total' | 'total_is_least'>): number =>
  total_is_least ? total + 1 : total
