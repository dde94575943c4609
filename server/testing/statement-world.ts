import { sql } from 'kysely'
import { aBankAccount } from './wallet-world.ts'
import type { anOperator, TestShop, TestShopper } from './world.ts'

type Operator = Pick<Awaited<ReturnType<typeof anOperator>>, 'call'>

const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

type Row = { day?: string; amount: string; reference?: string; text?: string }

/** Lines of one file differ by their text, unless the test gives them one. */
let rows = 0
const csv = (lines: readonly Row[]) =>
  `Date,Amount,Reference,Text\n${lines
    .map(({ day = dayBefore(0), amount, reference = '', text = `line ${++rows}` }) => [day, amount, reference, text])
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`)
    .join('')}`

/** A bank account of the shop whose statements an operator imports. */
export async function aBank(shop: TestShop, importer: Operator, { currency = 'USD' } = {}) {
  const bank_account_id = await aBankAccount(shop)
  await sql`update bank_account set currency = ${currency} where bank_account_id = ${bank_account_id}`.execute(shop.db)
  const importFile = ({ call }: Operator, text: string) =>
    call('POST /api/admin/bank/import', { body: { bank_account_id, file_name: 'nov.csv', text } })
  return {
    bank_account_id,
    dayBefore,
    fileOf: (...lines: Row[]) => csv(lines),
    importFile,
    imported: async (...lines: Row[]) => (await importFile(importer, csv(lines))).data,
  }
}

/** The id of the latest line with a reference or text. */
export async function lineIdOf({ db }: TestShop, says: string): Promise<string> {
  const { line_id } = await db
    .selectFrom('bank_line')
    .select('line_id')
    .where(({ eb, or }) => or([eb('reference', '=', says), eb('text', '=', says)]))
    .orderBy('line_id', 'desc')
    .executeTakeFirstOrThrow()
  return line_id
}

/** A line as the desk shows it. */
export async function readLine({ db }: TestShop, { call }: Operator, line_id: string) {
  const { day } = await db
    .selectFrom('bank_line')
    .select('day')
    .where('line_id', '=', line_id)
    .executeTakeFirstOrThrow()
  const { items } = (await call('GET /api/admin/bank/lines', { query: { day, page_size: 100 } })).data
  const line = items.find((one) => one.line_id === line_id)
  if (!line) throw new Error(`no line: ${line_id}`)
  return line
}

/** Lets shoppers report bank transfers without a receipt. */
export const makeEvidenceOptional = ({ db }: TestShop) =>
  sql`update shop_choice set value = 'optional' where name = 'recharge_evidence'`.execute(db)

/** Reports a bank transfer without a receipt. @returns the recharge with the shopper's reference. */
export async function aTransfer({ db }: TestShop, bank_account_id: string, shopper: TestShopper, amount_cents: number) {
  const body = { method: 'manual' as const, amount_cents, evidence_ids: [], bank_account_id }
  const { data } = await shopper.call('POST /api/user/recharge', { body })
  const { recharge_id, reference } = await db
    .selectFrom('recharge')
    .select(['recharge_id', 'reference'])
    .where('recharge_id', '=', data.recharge_id)
    .executeTakeFirstOrThrow()
  return { shopper, recharge_id, reference: reference ?? '' }
}
