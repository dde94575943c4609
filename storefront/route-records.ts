import type { Plugin } from 'vite'

const SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\)/g
const FIRST = /\n *first: \(\) => import\('[^']+'\),/g

/**
 * What each side gets of the records in `routes.ts`. The server is also told which file each screen is, so that a page
 * lists its scripts; browsers get nothing of what only the server reads.
 */
export const recordsFor = (side: 'server' | 'browser', records: string): string =>
  side === 'server' ? records.replace(SCREEN, "module: 'src/$1', $&") : records.replace(FIRST, '')

export const routeRecords = (): Plugin => ({
  name: 'route-records',
  enforce: 'pre',
  transform: (code, id, options) =>
    id.endsWith('/src/routes.ts') ? recordsFor(options?.ssr ? 'server' : 'browser', code) : null,
})
