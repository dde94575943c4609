/** The way from the front page to a page, as schema.org describes one; `urlOf` makes a path a full address. */
export const crumbData = (urlOf: (path: string) => string, way: readonly { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Sampan', path: '/home' }, ...way].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(path),
  })),
})
