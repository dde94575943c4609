import type { ImportFault } from '@sampan/contract'
import { csvOf } from '@sampan/contract/csv-text'
import { sessionHeaders } from '@sampan/contract/rules'
import { expect } from 'vitest'
import { workOnImport } from '../src/features/catalogue/import/import-work.ts'
import { aCatalogueDesk } from './catalogue-world.ts'
import type { TestShop } from './world.ts'

type Operator = { token: string }

export async function sendCsv(
  { app }: Pick<TestShop, 'app'>,
  { token }: Operator,
  text: string | Buffer,
  file_name = 'products.csv',
) {
  const form = new FormData()
  form.append(
    'file',
    new Blob([typeof text === 'string' ? text : new Uint8Array(text)], { type: 'text/csv' }),
    file_name,
  )
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/import/upload',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'accept-language': 'en',
      ...sessionHeaders('/api/admin/', token),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { ...response.json(), status: response.statusCode }
}

/** Processes imports like the worker of a running server, until none is left. */
export async function workThrough({ context }: Pick<TestShop, 'context'>): Promise<void> {
  while ((await workOnImport(context)) === 'more');
}

export type Row = Record<string, string>

/** Formats rows as CSV, with a column for each name that occurs in a row. */
export function fileOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

type Told = { data: { items: ImportFault[]; after: number | null } }

/** A new shop with a catalogue operator (aCatalogueDesk) and the kind `lamps`, and helpers that import files. */
export async function anImportDesk() {
  const world = await aCatalogueDesk({ kind: 'lamps' })
  const { shop, desk, picture } = world
  let count = 0
  const aRow = (fields: Row = {}): Row => {
    const id = fields.product_id ?? `imported-${++count}`
    return {
      product_id: id,
      sku_id: `${id}-1`,
      shop_id: 'harbour',
      category: 'toys',
      on_sale: 'yes',
      title_en: `Lamp ${id}`,
      title_ja: 'ランプ',
      description_en: 'It gives, "light"',
      images: picture,
      options: 'colour=red',
      price: '12.50',
      stock: '5',
      ...fields,
    }
  }
  async function checked(rows: readonly Row[] | string) {
    const { data } = await sendCsv(shop, desk, typeof rows === 'string' ? rows : fileOf(rows))
    await workThrough(shop)
    return (await desk.call('GET /api/admin/import/detail', { query: { import_id: data.import_id } })).data
  }
  const apply = (import_id: string, fields: { leave_out_faulty?: boolean; again?: boolean } = {}, by = desk) =>
    by.call('POST /api/admin/import/apply', { body: { import_id, ...fields } })
  async function applied(rows: readonly Row[] | string, fields: { leave_out_faulty?: boolean; again?: boolean } = {}) {
    const { import_id } = await checked(rows)
    expect(await apply(import_id, fields)).toMatchObject({ code: 1 })
    await workThrough(shop)
    return (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
  }
  const faultsOf = async (import_id: string, language: 'en' | 'ja' = 'en') => {
    const items: ImportFault[] = []
    for (let after: number | null = 0; after !== null; ) {
      const { data }: Told = await desk.call(
        'GET /api/admin/import/faults',
        { query: { import_id, after } },
        { language },
      )
      items.push(...data.items)
      after = data.after
    }
    return items
  }
  return { ...world, aRow, checked, apply, applied, faultsOf }
}
