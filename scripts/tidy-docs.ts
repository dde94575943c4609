// Checks that comments and docs lead to what is in the repository.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Check, repositoryFiles } from './tidy.ts'

const ROOT = join(import.meta.dirname, '..')
const IS_CODE = /\.(?:tsx?|mjs|js|cjs|css|sql)$/
const COMMENT = /(?:\/\/|\/\*|^\s*\*|--\s).*/gm
/** A document in capitals with a section or part. A standard is fine: `RFC 9110 §12.5.4` has its number before the section. */
const SECTION = /\b[A-Z]{3,}(?:\.md)?,? (?:§|part \d)/g
const DOCUMENT = /[\w./-]+\.md\b/g

const documents = new Set(
  repositoryFiles()
    .map(({ path }) => basename(path))
    .filter((name) => name.endsWith('.md')),
)

/** A comment may only cite a document that its reader can open. */
export const citesWhatIsHere: Check = ({ path, text }) => {
  if (!IS_CODE.test(path)) return []
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment)
  const strangers = comments.flatMap((comment) => [
    ...(comment.match(SECTION) ?? []),
    ...(comment.match(DOCUMENT) ?? []).filter((name) => !documents.has(basename(name))),
  ])
  return strangers.map((stranger) => `${path} cites "${stranger}", which is not in the repository`)
}

/** Relative links of Markdown, without those to other hosts. */
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g

/** A heading's anchor as GitHub and most editors make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Links in the docs lead to files, and to headings, that exist. */
export const linksLeadSomewhere: Check = ({ path, text }) => {
  if (!/^(?:docs\/.*|[^/]+)\.md$/.test(path)) return []
  return [...text.matchAll(LINK)].flatMap(([, target = '', anchor]) => {
    const file = target ? join(dirname(path), target) : path
    if (!existsSync(join(ROOT, file))) return [`${path} links to ${file}, which does not exist`]
    if (!anchor || !file.endsWith('.md')) return []
    const there = file === path ? text : readFileSync(join(ROOT, file), 'utf8')
    return anchorsIn(there).includes(anchor) ? [] : [`${path} links to ${file}#${anchor}, which has no such heading`]
  })
}
