import type { Readable } from 'node:stream'
import type { BookChoice } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { z } from 'zod'
import { clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { settledMark } from '../../ledger/audit.ts'
import { BadRequest, Busy } from '../../refusal/refusal.ts'
import { isMadeWith, type Keys } from '../../security/keys.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { BOOK_COLUMNS } from './book-columns.ts'
import { findDays } from './book-days-sql.ts'
import { streamOf } from './book-file.ts'
import { rowsOfFile } from './book-rows-service.ts'
import { zipOf } from './book-zip.ts'
import { Tally } from './tally.ts'

const PURPOSE = 'file for the bookkeeper'
const TICKET_MS = 60_000
/** How long a file waits for transactions that may still move money of the period. */
const PATIENCE_MS = 15_000
const DOWNLOAD = '/api/admin/bookkeeping/file'

const Ticket = z.object({
  file: z.string(),
  format: z.string(),
  from: z.string(),
  to: z.string(),
  language: z.string(),
  operator_id: z.string(),
  ends_ms: z.number(),
})
/** The download that a ticket allows. The shop signs it, so it holds what the contract checked. */
type Order = BookChoice & { language: Language; operator_id: string; ends_ms: number }

const periodOf = ({ from, to }: Pick<BookChoice, 'from' | 'to'>) => `${from}-to-${to}`
const fileName = (choice: BookChoice) =>
  choice.file === 'all'
    ? `bookkeeper-${periodOf(choice)}-${choice.format}.zip`
    : `${choice.file}-${periodOf(choice)}.${choice.format}`

/**
 * Logs the export, and makes the address of the download. A browser saves a file from an address only without headers, so
 * the address carries a ticket of a minute, which another site cannot make.
 * @throws the refusals of `actAtDesk`.
 */
export const orderFile = (
  { db, keys }: { db: Db; keys: Keys },
  operator: OperatorSession,
  choice: BookChoice,
  language: Language,
) =>
  actAtDesk(db, operator, async (_tx, log) => {
    const { file, format, from, to } = choice
    const details = { file, format, from, to }
    await log({ action: 'books_exported', ref_type: 'setting', ref_id: 'bookkeeping', details })
    const order: Order = { ...choice, language, operator_id: operator.operator_id, ends_ms: clock.now_ms() + TICKET_MS }
    const text = Buffer.from(JSON.stringify(order)).toString('base64url')
    const mac = keys.mac(PURPOSE, text).toString('base64url')
    return { url: `${DOWNLOAD}?ticket=${text}.${mac}`, file_name: fileName(choice) }
  })

/** @throws BadRequest for a ticket that this shop did not make for the operator, or that has ended. */
export function readTicket(keys: Keys, ticket: string, operator_id: string): Order {
  const [text = '', mac = ''] = ticket.split('.')
  const made = Buffer.from(mac, 'base64url')
  if (!isMadeWith(keys, made, (key) => key.mac(PURPOSE, text))) throw new BadRequest('ticket')
  const order = Ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString())) as Order // signed by orderFile
  if (order.operator_id !== operator_id || order.ends_ms < clock.now_ms()) throw new BadRequest('ticket')
  return order
}

type Download = { body: Readable; file_name: string; type: string }
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** @throws Busy while an open transaction may still move money of the period. */
export async function openFile(db: Db, order: Order, signal: AbortSignal): Promise<Download> {
  const { file, format, language } = order
  const [days, up_to] = [await findDays(db, order), await settledMark(db, PATIENCE_MS)]
  if (up_to === undefined) throw new Busy('a transaction is under way')
  const book = { db, days, up_to, language, signal }
  const file_name = fileName(order)
  if (file === 'all') return { body: zipOf(book, format, periodOf(order)), file_name, type: TYPES.zip }
  const rows = rowsOfFile(book, file, new Tally())
  return { body: streamOf(format, { name: file, columns: BOOK_COLUMNS[file], rows }), file_name, type: TYPES[format] }
}
