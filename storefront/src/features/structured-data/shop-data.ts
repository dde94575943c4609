import type { Shop } from '@sampan/contract'
import type { OnlineStore } from 'schema-dts'
import type { UrlOf } from './url-of.ts'

export const shopPath = (shop_id: string) => `/shop/${encodeURIComponent(shop_id)}`

/** The schema.org id of a shop, by which other nodes of a page name it. */
export const shopId = (urlOf: UrlOf, shop_id: string) => ({ '@id': urlOf(`${shopPath(shop_id)}#shop`) })

/** A shop of the marketplace, in schema.org's terms. */
export const shopData = (
  urlOf: UrlOf,
  { shop_id, name, logo, description }: Pick<Shop, 'shop_id' | 'name' | 'logo'> & { description?: string },
): OnlineStore => ({
  '@type': 'OnlineStore',
  ...shopId(urlOf, shop_id),
  name,
  url: urlOf(shopPath(shop_id)),
  ...(logo && { logo: urlOf(logo), image: urlOf(logo) }),
  ...(description && { description }),
})
