import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A path of a front end's routes. The routes are read as text, because importing them would require a build of the
 * texts.
 */
export type Path = {
  path: string
  /** The English title without parameters. It is a message of the catalogues. */
  title: string
  /** Whether visitors can open the path. Paths for visitors are also rendered by the server. */
  is_public: boolean
  /** The folder of the screen, relative to the repository's root. */
  folder: string
}

type Front = 'storefront' | 'console'

/** Optional parameters are left out; the only required one names a legal text. */
function readPath(entry: string, front: Front): Path {
  const [, pattern = ''] = entry.match(/^'([^']+)'/) ?? []
  const [, title = ''] = entry.match(/title: .*?t\(i18n\)`([^`]+)`/) ?? []
  const [, folder = ''] = entry.match(/screen: .*?import\('\.\/(.+)\/[^/]+'\)/) ?? []
  return {
    path: pattern.replaceAll(/\/:\w+\?/g, '').replace('/:text', '/terms'),
    title,
    is_public: entry.includes('public: true'),
    folder: `${front}/src/${folder}`,
  }
}

const pathsOf = (front: Front): Path[] =>
  readFileSync(join(import.meta.dirname, `../${front}/src/routes.ts`), 'utf8')
    .split(/\broute\((?=')/)
    .slice(1)
    .map((entry) => readPath(entry, front))

export const PATHS: readonly Path[] = pathsOf('storefront')

/** The paths of the operators' desk, including /console. */
export const DESK_PATHS: readonly Path[] = pathsOf('console').map((one) => ({
  ...one,
  path: `/console${one.path}`.replace(/\/$/, ''),
}))
