import { REDIRECT_LIMITS } from '@sampan/contract/rules'
import { csvRows } from '../../../csv/csv-rows.ts'
import { Refusal } from '../../../refusal/refusal.ts'

/** A row of a file: an old address, and the address or the name of a product that it leads to. */
export type RedirectLine = { line: number; from: string; to: string; is_torn: boolean }

const HEADINGS = {
  from: ['old', 'oldpath', 'oldurl', 'oldaddress', 'from', 'redirectfrom', 'source', 'sourceurl', 'path', 'url'],
  to: ['new', 'newpath', 'newurl', 'newaddress', 'to', 'redirectto', 'target', 'targeturl', 'destination', 'sku'],
  handle: ['handle', 'urlhandle'],
  slug: ['slug'],
  post: ['id'],
  name: ['name'],
  article: ['sku', 'variantsku', 'articlenumber'],
}
type Column = keyof typeof HEADINGS

/** Lines in which the separator is detected. */
const SEPARATOR_LINES = 20

const bare = (cell: string) => cell.toLowerCase().replace(/[\s_-]+/g, '')

/**
 * Reads the rows of a CSV text: two columns with an old address and where it leads, with or without headings; or the
 * product export of Shopify (handles) or of WooCommerce (ids and names), whose addresses follow from their columns.
 * @throws Refusal redirect_columns if no columns are recognised; redirect_rows for too many rows.
 */
export async function readRedirectFile(csv: string): Promise<RedirectLine[]> {
  const [heading, ...rest] = await csvRows(csv, SEPARATOR_LINES, REDIRECT_LIMITS.file_rows)
  if (!heading) throw new Refusal('redirect_columns', { field: 'csv' })
  if (rest.length >= REDIRECT_LIMITS.file_rows) throw new Refusal('redirect_rows', { field: 'csv' })
  const names = heading.cells.map(bare)
  const at = (column: Column) => names.findIndex((name) => HEADINGS[column].includes(name))
  const linesOf = (addressesOf: (cells: readonly string[]) => string[], to: number) =>
    rest.flatMap(({ line, cells, is_torn = false }) =>
      addressesOf(cells).map((from) => ({ line, from, to: (cells[to] ?? '').trim(), is_torn })),
    )
  if (at('handle') >= 0 && at('article') >= 0) {
    const handle = at('handle')
    return linesOf((cells) => (cells[handle] ? [`/products/${cells[handle]}`] : []), at('article')).filter(
      firstOfEach(),
    )
  }
  if (at('post') >= 0 && at('name') >= 0 && at('article') >= 0) return linesOf(wooAddresses(at), at('article'))
  const [from, to] = [at('from'), at('to')]
  if (from >= 0 && to >= 0) return linesOf((cells) => [cells[from] ?? ''], to)
  if (heading.cells.length < 2 || !/^(?:\/|https?:)/i.test(heading.cells[0] ?? ''))
    throw new Refusal('redirect_columns', { field: 'csv' })
  return [heading, ...rest].map(({ line, cells: [from = '', to = ''], is_torn = false }) => ({
    line,
    from,
    to: to.trim(),
    is_torn,
  }))
}

/** Rows of one product repeat its handle. Only the first row with an article number counts. */
function firstOfEach(): (line: RedirectLine) => boolean {
  const handles = new Set<string>()
  return ({ from, to }) => {
    if (to === '' || handles.has(from)) return false
    handles.add(from)
    return true
  }
}

const wooAddresses =
  (at: (column: Column) => number) =>
  (cells: readonly string[]): string[] => {
    const id = cells[at('post')]?.trim()
    const slug = cells[at('slug')]?.trim() || slugOf(cells[at('name')] ?? '')
    return [...(id ? [`/?p=${id}`] : []), ...(slug ? [`/product/${slug}`] : [])]
  }

/** The slug that WordPress makes of a product's name. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
