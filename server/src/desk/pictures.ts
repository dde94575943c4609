import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { UploadPurpose } from '@sampan/contract/rules'
import { fetchPicture, sendPicture } from './desk-client.ts'
import { Misuse } from './misuse.ts'
import { readToken } from './token-file.ts'

export type AtDesk = { url: string; token_file: string }

/** Fetches private pictures into a folder of their own. @returns their paths, one a line. */
export async function fetchPictures(
  pictures: readonly { url: string }[],
  kind: 'receipts' | 'proofs' | 'pictures',
  { url, token_file }: AtDesk,
): Promise<string> {
  if (pictures.length === 0) return `No ${kind} were sent.`
  const folder = await mkdtemp(join(tmpdir(), `sampan-${kind}-`))
  const token = readToken(token_file, url)
  const files = pictures.map(async ({ url: path }, index) => {
    const file = join(folder, `${index + 1}.webp`)
    await writeFile(file, await fetchPicture(url, path, token), { mode: 0o600 })
    return file
  })
  return (await Promise.all(files)).join('\n')
}

/** Sends a picture on this machine for a shopper. @returns its id. */
export async function sendFile(
  path: string,
  purpose: UploadPurpose,
  user_id: string,
  { url, token_file }: AtDesk,
): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new Misuse(`There is no file ${path}.`)
  })
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([new Uint8Array(bytes)]), basename(path))
  const to = `/api/admin/service/upload?user_id=${user_id}`
  return (await sendPicture(url, to, form, readToken(token_file, url))).file_id
}
