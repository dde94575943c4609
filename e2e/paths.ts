import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path of a front's routes; read as text, because importing them needs a build of the words. */
export type Path = {
  path: string
  /** The English title without parameters, a message of the catalogues. */
  title: string
  /** Visitors may go there, and the server renders it. */
  is_public: boolean
  /** The folder of its screen, from the repository's root. */
  folder: string
}

type Front = 'storefront' | 'console'

function readPath(entry: string, front: Front): Path {
  const [, pattern = ''] = entry.match(/^'([^']+)'/) ?? []
  const [, title = ''] = entry.match(/title: .*?t\(i18n\)`([^`]+)`/) ?? []
  const [, folder = ''] = entry.match(/screen: .*?import\('\.\/(.+)\/[^/]+'\)/) ?? []
  return {
    path: pattern.replaceAll(/\/:\w+\?/g, ''),
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

/** The shop's. */
export const PATHS: readonly Path[] = pathsOf('storefront')

/** The desk's, as they stand in the browser. */
export const DESK_PATHS: readonly Path[] = pathsOf('console').map((one) => ({
  ...one,
  path: `/console${one.path}`.replace(/\/$/, ''),
}))
