import type { Plugin } from 'vite'

const SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\)/g
const FIRST = /\n *first: \(\) => import\('[^']+'\),/g

/**
 * Reduces the records in `routes.ts` for each side. The server also gets the source file of each screen, to list a
 * page's scripts; browsers get nothing that only the server reads.
 */
export const recordsFor = (side: 'server' | 'browser', records: string): string =>
  side === 'server' ? records.replace(SCREEN, "module: 'src/$1', $&") : records.replace(FIRST, '')

export const routeRecords = (): Plugin => ({
  name: 'route-records',
  enforce: 'pre',
  transform: (code, id, options) =>
    id.endsWith('/src/routes.ts') ? recordsFor(options?.ssr ? 'server' : 'browser', code) : null,
})
