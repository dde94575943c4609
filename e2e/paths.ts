import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path of the storefront's routes; read as text, because importing them needs a build of the words. */
export type Path = {
  path: string
  /** The English title without parameters, a message of the catalogues. */
  title: string
  /** Visitors may go there, and the server renders it. */
  is_public: boolean
  /** The folder of its screen, from the repository's root. */
  folder: string
}

const ROUTES = join(import.meta.dirname, '../storefront/src/routes.ts')

function readPath(entry: string): Path {
  const [, pattern = ''] = entry.match(/^'([^']+)'/) ?? []
  const [, title = ''] = entry.match(/title: .*?t\(i18n\)`([^`]+)`/) ?? []
  const [, folder = ''] = entry.match(/screen: .*?import\('\.\/(.+)\/[^/]+'\)/) ?? []
  return {
    path: pattern.replaceAll(/\/:\w+\?/g, ''),
    title,
    is_public: entry.includes('public: true'),
    folder: `storefront/src/${folder}`,
  }
}

export const PATHS: readonly Path[] = readFileSync(ROUTES, 'utf8')
  .split(/\broute\((?=')/)
  .slice(1)
  .map(readPath)
