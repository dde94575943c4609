import type { Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { textIn } from '../../../language/text-in.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { withAreaText } from '../../address/area-service.ts'
import { rightTaxNumber } from '../../tax/tax-number-rules.ts'
import { invoiceOf } from './invoice-rules.ts'
import { findInvoiceFacts, type InvoiceFacts } from './invoice-sql.ts'
import { numberSeries } from './receipt-number-service.ts'
import {
  findPaidOrder,
  findReceipts,
  insertCreditNotes,
  type PaidOrder,
  type ReceiptRow,
  setCompany,
} from './receipt-sql.ts'

type ReceiptsReply = z.input<Endpoints['GET /api/order/receipts']['reply']>
type WhichOrder = { order_id: string; user_id?: string }

/**
 * The receipt and the credit notes of an order. Those that have no number yet get it now. Orders and refunds from before
 * receipts existed get theirs when they are first read, with the day of that reading as their date.
 * @throws NotFound for an order that was never paid, belongs to another shopper, or has no receipt and a deleted account.
 */
export async function readReceipts(db: Db, language: Language, which: WhichOrder): Promise<ReceiptsReply> {
  const order = await findPaidOrder(db, which)
  if (!order) throw new NotFound()
  const [rows, facts] = await Promise.all([issuedReceipts(db, language, order), findInvoiceFacts(db, order)])
  const receipt = rows.find(({ kind }) => kind === 'receipt')
  if (!receipt) throw new NotFound()
  const credit_notes = rows.filter(({ kind }) => kind === 'credit_note')
  return {
    receipt: receiptView(receipt, language, facts),
    credit_notes: credit_notes.map((row) => receiptView(row, language, facts)),
  }
}

type Company = { order_id: string; company: string | null; company_tax_number: string | null }

/**
 * Sets the company on the receipts of an order. It is what the shopper entered, so that it can be corrected at any time.
 * @throws NotFound for an order that was never paid, or belongs to another shopper; Refusal company_is_proof if the company
 * is why the order has no tax; tax_number_form, tax_number_digit for a wrong number of a country whose numbers are known.
 */
export async function nameCompany(db: Db, language: Language, user_id: string, { order_id, ...company }: Company) {
  const key = { user_id, order_id }
  const { receipt } = await readReceipts(db, language, key)
  if (receipt.invoice?.exemption) throw new Refusal('company_is_proof')
  const number = rightTaxNumber(receipt.buyer.country, company.company_tax_number, 'company_tax_number')
  await transaction(db, (tx) => setCompany(tx, key, { ...company, company_tax_number: number }))
  return readReceipts(db, language, key)
}

type Numbered = ReceiptRow & { number: number }
const isNumbered = (row: ReceiptRow): row is Numbered => row.number !== null

async function issuedReceipts(db: Db, language: Language, order: PaidOrder): Promise<Numbered[]> {
  const rows = await findReceipts(db, language, order)
  // Nothing can be issued to a deleted account.
  const lacksSome = rows.length < order.due && !order.is_deleted
  if (!lacksSome && rows.every(isNumbered)) return rows
  if (lacksSome) await transaction(db, (tx) => insertCreditNotes(tx, order))
  for (;;) {
    const receipts = await findReceipts(db, language, order)
    if (receipts.every(isNumbered)) return receipts
    for (const row of receipts) if (!isNumbered(row)) await numberSeries(db, row)
  }
}

const LETTERS = { receipt: 'R', credit_note: 'C' } as const

/** The number as it is printed, for example `R-2026-000123`. It is unique for the seller. */
export const receiptNumber = ({ kind, year, number }: Pick<Numbered, 'kind' | 'year' | 'number'>): string =>
  `${LETTERS[kind]}-${year}-${String(number).padStart(6, '0')}`

function receiptView(row: Numbered, language: Language, facts?: InvoiceFacts): ReceiptsReply['receipt'] {
  const { shop_id, seller, buyer, company, company_tax_number, year, number, ...receipt } = row
  const { shop_name, ...details } = seller
  const { mobile, mobile_text, ...address } = withAreaText({ ...buyer, mobile: '' }, language)
  return {
    ...receipt,
    number: receiptNumber(row),
    seller: { ...details, shop_id, shop_name: textIn(shop_name, language) },
    buyer: { ...address, company, company_tax_number },
    invoice: facts ? invoiceOf(facts, row) : null,
  }
}
