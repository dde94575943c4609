import type { ProductDetail } from '@sampan/contract'

type Crumb = { name: string; href: string }

/** The breadcrumb of a product: its category, its subcategory and its kind, if it has them. */
export function productCrumbs({ category, category_name, parent_category, kind }: ProductDetail): Crumb[] {
  const crumbOf = (id: string, name: string) => ({ name, href: `/explore?category=${id}` })
  const own = crumbOf(category, category_name)
  return [
    ...(parent_category ? [crumbOf(parent_category.category, parent_category.name)] : []),
    own,
    ...(kind ? [{ name: kind.name, href: `${own.href}&kind=${kind.kind}` }] : []),
  ]
}
