type Step = { name: string; path: string }

/**
 * A schema.org BreadcrumbList from the home page to a page. The first step, the home page, has the shop's name. `urlOf`
 * makes an absolute URL from a path.
 */
export const crumbData = (urlOf: (path: string) => string, shop_name: string, parents: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop_name, path: '/home' }, ...parents].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(path),
  })),
})
