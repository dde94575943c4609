const LENGTH_MAX = 80

/** The id that is suggested for a name: `Garden & tools` becomes `garden-tools`. */
export const idOfName = (name = ''): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LENGTH_MAX)
