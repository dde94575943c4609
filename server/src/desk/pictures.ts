import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPicture } from './desk-client.ts'
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
