import { csvOf } from '@sampan/contract/csv-text'
import { sessionHeaders } from '@sampan/contract/rules'
import { workOnImport } from '../src/features/catalogue/import/import-work.ts'
import { aPng, upload } from './wallet-world.ts'
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

export async function aCataloguePicture(shop: TestShop, { token }: Operator): Promise<string> {
  const sent = await upload(shop, token, { bytes: await aPng(), purpose: 'product', url: '/api/admin/picture/upload' })
  return sent.data.address
}

export type Row = Record<string, string>

/** Formats rows as CSV, with a column for each name that occurs in a row. */
export function fileOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}
