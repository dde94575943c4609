import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenShop } from './open-shop.ts'

/**
 * The mails to a mailbox, as text and as HTML. Outside production, if SMTP_URL is not set, mails are files in the data
 * folder. A file is empty while its mail is being written.
 */
export async function mailsTo({ data_folder }: Pick<OpenShop, 'data_folder'>, mailbox: string): Promise<string[]> {
  const outbox = join(data_folder, 'mail')
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.filter((name) => name.includes(mailbox)).map((name) => readFile(join(outbox, name), 'utf8')))
}
