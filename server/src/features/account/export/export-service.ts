import { isoNow } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { billsOf } from '../../../ledger/bills.ts'
import { readPicture } from '../../upload/upload-service.ts'
import { type ExportedRow, ROWS_AT_ONCE, readAccount, readPictures, readSection, SECTIONS } from './export-sql.ts'

/**
 * All data that the shop has about a shopper, as the text of one JSON object. Streams a few hundred rows at a time, so
 * that the export needs little memory.
 */
export async function* exportOf(context: Pick<Context, 'db' | 'config'>, user_id: string): AsyncGenerator<string> {
  const { db } = context
  const account = { exported_at: isoNow(), ...(await readAccount(db, user_id)) }
  yield `{\n"account": ${JSON.stringify(account)}`
  for (const section of SECTIONS) yield* listed(section.name, rowsOf(context, section, user_id))
  yield* listed('bills', billLines(context, user_id))
  yield* listed('pictures', pictures(context, user_id))
  yield '\n}\n'
}

type Source = Pick<Context, 'db' | 'config'>

async function* listed(name: string, rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield ']'
}

async function* rowsOf({ db }: Source, section: (typeof SECTIONS)[number], user_id: string) {
  let after: ExportedRow | undefined
  while (true) {
    const rows = await readSection(db, section, user_id, after)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)
  }
}

async function* billLines({ db }: Source, user_id: string) {
  let cursor: string | undefined
  do {
    const { items, next_cursor } = await billsOf(db, user_id, {}, { page: 1, page_size: 100, cursor })
    yield* items
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** Pictures with the URL that displays them in a browser. */
async function* pictures({ db, config }: Source, user_id: string) {
  let after: string | undefined
  while (true) {
    const files = await readPictures(db, user_id, after)
    for (const { file_name, ...file } of files) {
      const webp = await readPicture(config, file_name)
      yield { ...file, picture: webp ? `data:image/webp;base64,${webp.toString('base64')}` : null }
    }
    if (files.length < ROWS_AT_ONCE) return
    after = files.at(-1)?.file_id
  }
}
