import type { Card, Shop } from '@sampan/contract'
import type { ItemList, Thing } from 'schema-dts'
import { amountText, availabilityOf, productPath } from './offer-data.ts'
import { shopData } from './shop-data.ts'
import type { UrlOf } from './url-of.ts'

const listOf = (items: readonly Thing[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
})

/** The products of a list, in schema.org's terms. A card has the lowest price of its SKUs. */
export const productListData = (urlOf: UrlOf, cards: readonly Card[]): ItemList =>
  listOf(
    cards.map(({ product_id, title, image, price_cents, sold_out }) => ({
      '@type': 'Product',
      name: title,
      url: urlOf(productPath(product_id)),
      image: urlOf(image),
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: amountText(price_cents),
        priceCurrency: 'USD',
        availability: availabilityOf(!sold_out),
      },
    })),
  )

/** The shops of a list, in schema.org's terms. */
export const shopListData = (urlOf: UrlOf, shops: readonly Shop[]): ItemList =>
  listOf(shops.map((shop) => shopData(urlOf, shop)))
