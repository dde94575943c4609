import type { ProductDetail } from '@sampan/contract'

/** Where a product stands in the shop: its category, and in it its kind. */
export function productWay({ category, category_name, kind }: ProductDetail): { name: string; href: string }[] {
  const above = { name: category_name, href: `/explore?category=${category}` }
  return kind ? [above, { name: kind.name, href: `${above.href}&kind=${kind.kind}` }] : [above]
}
