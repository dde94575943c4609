import type { BreadcrumbList } from 'schema-dts'
import type { UrlOf } from './url-of.ts'

type Step = { name: string; href: string }

/** The schema.org breadcrumb from the home page to a page. The first step, the home page, has the shop's name. */
export const crumbData = (urlOf: UrlOf, shop_name: string, steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop_name, href: '/home' }, ...steps].map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(href),
  })),
})
