import type { Bill, BillLine } from '@sampan/contract'
import { csvOf, dollars } from '@sampan/contract/csv-text'
import type { Language } from '@sampan/contract/rules'
import pg from 'pg'
import type { Db } from '../../../db/database.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { type Sentence, say } from '../../../language/sentence.ts'
import { billOf, billSummaryOf, billsOf, latestBills } from '../../../ledger/bills.ts'
import { BadRequest, NotFound } from '../../../refusal/refusal.ts'
import { goodsOf } from '../../order/order-goods-sql.ts'

const CSV_LINES_LIMIT = 10_000

export function billRoutes(server: Server): void {
  implement(server, 'GET /api/user/bill', async ({ db, user_id, language, query }) => {
    const { page, page_size, cursor, ...filters } = query
    const { items, ...rest } = await billsOf(db, user_id, filters, { page, page_size, cursor })
    return { ...rest, items: await withGoods(db, { user_id, language }, items) }
  })
  implement(server, 'GET /api/user/bill_summary', ({ db, user_id, query }) =>
    billSummaryOf(db, user_id, query).catch(refuseUnknownZone),
  )
  implement(server, 'GET /api/user/bill_detail', async ({ db, user_id, language, query: { bill_id } }) => {
    const found = await billOf(db, user_id, bill_id)
    const [bill] = await withGoods(db, { user_id, language }, found ? [found] : [])
    if (!bill) throw new NotFound()
    return bill
  })
  implement(server, 'GET /api/user/bill_csv', async ({ db, user_id, language, query: { time_zone, ...filters } }) => {
    const found = await latestBills(db, user_id, filters, CSV_LINES_LIMIT + 1)
    const bills = found.slice(0, CSV_LINES_LIMIT)
    return {
      text: csvOf(billTable(bills, language, time_zone)),
      lines: bills.length,
      is_whole: found.length <= CSV_LINES_LIMIT,
    }
  })
}

type Reader = { user_id: string; language: Language }

/** Adds the goods of payments and refunds, with one query for all lines. */
async function withGoods(db: Db, { user_id, language }: Reader, lines: readonly BillLine[]): Promise<Bill[]> {
  const idsOf = (ref_type: string) => lines.filter((line) => line.ref_type === ref_type).map(({ ref_id }) => ref_id)
  const goods = await goodsOf(db, user_id, { order_ids: idsOf('order'), refund_ids: idsOf('refund') }, language)
  return lines.map((line) => ({ ...line, goods: goods.get(line.ref_id) ?? null }))
}

const INVALID_PARAMETER = '22023'

/** Refuses a time zone that PostgreSQL does not know. A browser may send a newer time zone than PostgreSQL knows. */
function refuseUnknownZone(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === INVALID_PARAMETER)
    throw new BadRequest('time_zone: no time zone of that name')
  throw error
}

const HEADINGS = {
  bill: say('No.', '编号', '番号', '번호', 'เลขที่'),
  time: say('Time', '时间', '日時', '일시', 'วันเวลา'),
  kind: say('Type', '类型', '種類', '유형', 'ประเภท'),
  amount: say('Amount (USD)', '金额（美元）', '金額（米ドル）', '금액(미국 달러)', 'จำนวนเงิน (ดอลลาร์สหรัฐ)'),
  balance: say('Balance (USD)', '余额（美元）', '残高（米ドル）', '잔액(미국 달러)', 'ยอดคงเหลือ (ดอลลาร์สหรัฐ)'),
  state: say('Status', '状态', '状態', '상태', 'สถานะ'),
  ref: say('Reference', '关联单号', '参照先', '관련 번호', 'เลขอ้างอิง'),
} satisfies Record<string, Sentence>

const KINDS: Record<BillLine['kind'], Sentence> = {
  recharge: say('Top-up', '充值', 'チャージ', '충전', 'เติมเงิน'),
  withdrawal: say('Withdrawal', '提现', '出金', '출금', 'ถอนเงิน'),
  withdrawal_returned: say('Withdrawal returned', '提现退回', '出金の返却', '출금 반환', 'คืนเงินจากการถอน'),
  payment: say('Payment', '支付', 'お支払い', '결제', 'ชำระเงิน'),
  refund: say('Refund', '退款', '返金', '환불', 'คืนเงิน'),
  correction: say('Correction', '账务更正', '訂正', '잔액 정정', 'ปรับปรุงยอด'),
  repayment: say('Debt repaid', '偿还欠款', '未払い金の清算', '미납금 정산', 'ชำระยอดค้างชำระ'),
}

const STATES: Record<BillLine['state'], Sentence> = {
  held: say('On hold', '已冻结', '保留中', '보류 중', 'กันเงินไว้'),
  done: say('Completed', '已完成', '完了', '완료', 'เสร็จสมบูรณ์'),
  returned: say('Returned', '已退回', '返却済み', '반환됨', 'คืนเงินแล้ว'),
}

/** This word is written before the order number, because a spreadsheet would round a number of 16 digits. */
const ORDER = say('Order', '订单', '注文', '주문', 'คำสั่งซื้อ')

function billTable(bills: readonly BillLine[], language: Language, time_zone: string): string[][] {
  // Spreadsheets can parse the Swedish format: 2026-11-22 14:05:33.
  const clock = new Intl.DateTimeFormat('sv', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'medium' })
  const head = Object.entries(HEADINGS).map(([column, words]) =>
    column === 'time' ? `${words[language]} (${time_zone})` : words[language],
  )
  const lines = bills.map((line) => [
    line.bill_id,
    clock.format(new Date(line.created_at)),
    KINDS[line.kind][language],
    dollars(line.amount_cents),
    dollars(line.balance_after_cents),
    STATES[line.state][language],
    line.order_number ? `${ORDER[language]} ${line.order_number}` : line.ref_id,
  ])
  return [head, ...lines]
}
