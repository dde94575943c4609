import type { Plugin } from 'vite'

const LOADED = /load: \(\) => import\('\.\/(screens\/[^']+)'\)/g

/**
 * Tells the server which file each route's screen is, as Vite's manifest names it, so that a page lists its scripts.
 * `routes.ts` names a screen once, where it loads it; browsers need no second name.
 */
export function screenModules(): Plugin {
  return {
    name: 'screen-modules',
    enforce: 'pre',
    transform: (code, id, options) =>
      options?.ssr && id.endsWith('/src/routes.ts') ? code.replace(LOADED, "module: 'src/$1', $&") : null,
  }
}
