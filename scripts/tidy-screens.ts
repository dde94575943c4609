// Checks on screens that linters miss: texts outside the catalogues, and styles that the content security policy
// blocks.
import { parseSync } from '@swc/core'
import { NAMES } from './left-in-english.ts'
import type { Check, SourceFile } from './tidy.ts'

/** A node of the syntax tree; there are too many kinds to type them. */
type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** In SWC's tree, arguments and elements are wrapped in an object without a type. */
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Calls `visit` for each node with its ancestors, outermost first. */
function walk(value: unknown, visit: (node: Node, above: Node[]) => void, above: Node[] = []): void {
  if (!isBranch(value)) return
  if (isNode(value)) visit(value, above)
  const inside = isNode(value) ? [...above, value] : above
  for (const [key, child] of Object.entries(value)) if (key !== 'span') walk(child, visit, inside)
}

function nodesOf({ path, text }: SourceFile): { node: Node; above: Node[] }[] {
  const nodes: { node: Node; above: Node[] }[] = []
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  walk(tree, (node, above) => nodes.push({ node, above }))
  return nodes
}

const isScreenFile = ({ path }: SourceFile) =>
  /^(storefront|console)\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'JSXElement')
    return nameOf(isBranch(value.opening) && 'name' in value.opening ? value.opening.name : '')
  return typeof value.value === 'string' ? value.value : ''
}

const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const isTranslated = (above: Node[]) => above.some((node) => node.type === 'JSXElement' && TRANSLATED.has(nameOf(node)))

/** Attributes with visible or spoken text. */
const READ = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'])
const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text.replace(NAMES, ''))

function isReadAttribute(node: Node): boolean {
  return node.type === 'JSXAttribute' && READ.has(nameOf(node.name)) && isNode(node.value) && hasWords(node.value.value)
}

/** A string in braces among an element's children: `<p>{'Hello'}</p>`. */
function isChildString({ type, expression }: Node, above: Node[]): boolean {
  const parent = above.at(-1)?.type
  const isChild = type === 'JSXExpressionContainer' && (parent === 'JSXElement' || parent === 'JSXFragment')
  return isChild && isNode(expression) && expression.type === 'StringLiteral' && hasWords(expression.value)
}

export const noBareText: Check = (file) => {
  if (!isScreenFile(file)) return []
  const bare = nodesOf(file).filter(({ node, above }) => {
    if (isTranslated(above)) return false
    return (node.type === 'JSXText' && hasWords(node.value)) || isReadAttribute(node) || isChildString(node, above)
  })
  const textOf = ({ value, expression }: Node) => [value, expression].find(isNode)?.value ?? value
  return bare.map(({ node }) => `${file.path} shows "${String(textOf(node)).trim()}", which no catalogue has`)
}

/** Files that are rendered only in the browser, where React sets styles without an attribute. */
const STYLED_IN_THE_BROWSER: string[] = []

export const noStyleAttributes: Check = (file) => {
  if (!isScreenFile(file) || STYLED_IN_THE_BROWSER.includes(file.path)) return []
  const styleAttributes = nodesOf(file).filter(
    ({ node }) => node.type === 'JSXAttribute' && nameOf(node.name) === 'style',
  )
  return styleAttributes.map(() => `${file.path} has a style attribute, which the page's policy drops: use a class`)
}

const FUNCTIONS = /Function|ClassMethod|MethodProperty|Constructor/

function isTranslating({ type, tag, callee }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return nameOf(tag) === 't'
  return type === 'CallExpression' && nameOf(callee) === 't'
}

export const noEarlyTranslations: Check = (file) => {
  if (!isScreenFile(file)) return []
  const early = nodesOf(file).filter(
    ({ node, above }) => isTranslating(node) && !above.some(({ type }) => FUNCTIONS.test(type)),
  )
  return early.map(() => `${file.path} translates while it is loaded, before the language is known`)
}
