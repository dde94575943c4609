import { isUnreadable } from '../../../../csv/unreadable.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { readCamt } from './camt.ts'
import { readMt940 } from './mt940.ts'
import { readOfx } from './ofx.ts'
import { readQif } from './qif.ts'
import type { Statement, StatementFormat } from './statement.ts'
import { readCsv } from './statement-csv.ts'
import type { AccountOptions } from './statement-entry.ts'
import { readZengin, ZENGIN } from './zengin.ts'

const READERS: Record<StatementFormat, (text: string, options: AccountOptions) => Promise<Statement>> = {
  camt053: readCamt,
  mt940: readMt940,
  ofx: readOfx,
  qif: readQif,
  zengin: readZengin,
  csv: readCsv,
}

/** The format is recognised by the beginning of the text, whatever the name of the file. */
export function formatOf(text: string): StatementFormat {
  const start = text.slice(0, 5_000).replace(/^[\uFEFF\s]+/, '')
  if (/^OFXHEADER|<OFX[\s>]/i.test(start)) return 'ofx'
  if (/^<(?:[?!]|(?:\w+:)?Document\b)/i.test(start)) return 'camt053'
  if (/^!(?:type|account|option|clear)\b/i.test(start)) return 'qif'
  if (ZENGIN.test(start)) return 'zengin'
  return /^(?:\{1:|-?\s*:20:)/.test(start) || /^:20:.*^:25P?:/ms.test(start) ? 'mt940' : 'csv'
}

/**
 * Reads a bank statement in any of the formats.
 * @throws Refusal statement_too_long, text_unreadable.
 */
export async function readStatement(text: string, options: AccountOptions = {}): Promise<Statement> {
  if (isUnreadable(text)) throw new Refusal('text_unreadable', { field: 'text' })
  return READERS[formatOf(text)](text, options)
}
