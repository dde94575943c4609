import { moneyText } from '@sampan/contract/money-text'

/** An amount as schema.org writes it: `123450` cents are `1234.50`. */
export const amountText = (amount_cents: number) => moneyText(amount_cents).replace(/[$,]/g, '')

export const availabilityOf = (is_in_stock: boolean) =>
  is_in_stock ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const)

export const productPath = (product_id: string) => `/detail/${encodeURIComponent(product_id)}`
