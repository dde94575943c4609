import type { ProductDetail } from '@sampan/contract'

/** The breadcrumb of a product: its category, then its kind if the product has a kind. */
export function productCrumbs({ category, category_name, kind }: ProductDetail): { name: string; href: string }[] {
  const above = { name: category_name, href: `/explore?category=${category}` }
  return kind ? [above, { name: kind.name, href: `${above.href}&kind=${kind.kind}` }] : [above]
}
