import type { Plugin } from 'vite'

const SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\)/g
const FIRST = /\n *first: \(\) => import\('[^']+'\),/g

/**
 * Adapts the records in `routes.ts` to the server or to the browser. The server also gets the source file of each
 * screen, so that it can list a page's scripts. Browsers get no fields that only the server reads.
 */
export const recordsFor = (side: 'server' | 'browser', records: string): string =>
  side === 'server' ? records.replace(SCREEN, "module: 'src/$1', $&") : records.replace(FIRST, '')

export const routeRecords = (): Plugin => ({
  name: 'route-records',
  enforce: 'pre',
  transform: (code, id, options) =>
    id.endsWith('/src/routes.ts') ? recordsFor(options?.ssr ? 'server' : 'browser', code) : null,
})
