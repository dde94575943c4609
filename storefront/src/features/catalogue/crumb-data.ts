type Step = { name: string; path: string }

/** The way from the front page, called as the shop, to a page, as schema.org describes one; `urlOf` makes a path a full address. */
export const crumbData = (urlOf: (path: string) => string, front: string, way: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: front, path: '/home' }, ...way].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(path),
  })),
})
