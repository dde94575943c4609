import type { ProductList } from '@sampan/contract'

/**
 * A list's number of products for a message. Above the counted maximum of 1,000 it is 1,001, for which messages say
 * "1,000+".
 */
export const productCount = ({ total, total_is_least }: Pick<ProductList, 'total' | 'total_is_least'>): number =>
  total_is_least ? total + 1 : total
