import type { Language } from '@sampan/contract/rules'
import { type Sentence, say } from '../../language/sentence.ts'
import { DESK_HISTORY } from './order-desk-words.ts'
import type { HistoryEvent } from './order-move-service.ts'
import type { OrderEvent, Role, transitions } from './order-transitions.ts'
import { REFUND_HISTORY } from './refund/refund-words.ts'

type Moved = { event: string; by_whom: Role; details: Record<string, string> }

type MovedBy<E extends OrderEvent> = (typeof transitions)[E]['by'][number]

const REVIEWED = say(
  'You reviewed the order',
  '您已评价',
  'レビューを投稿しました',
  '리뷰를 등록했습니다',
  'คุณรีวิวคำสั่งซื้อแล้ว',
)

/** Texts of an order's history. An event whose text depends on the role has one text per role. */
const HISTORY: { [E in OrderEvent]: Sentence | Record<MovedBy<E>, Sentence> } & { create: Sentence } = {
  create: say('Order placed', '已提交订单', '注文を受け付けました', '주문이 접수되었습니다', 'สั่งซื้อแล้ว'),
  pay: say(
    'Paid from your balance',
    '已用余额支付',
    '残高でお支払い済み',
    '잔액으로 결제했습니다',
    'ชำระด้วยกระเป๋าเงินแล้ว',
  ),
  cancel: {
    shopper: say(
      'You cancelled the order',
      '您取消了订单',
      '注文をキャンセルしました',
      '주문을 취소했습니다',
      'คุณยกเลิกคำสั่งซื้อ',
    ),
    operator: say(
      'The shop cancelled the order',
      '店铺取消了订单',
      'ショップが注文をキャンセルしました',
      '상점에서 주문을 취소했습니다',
      'ร้านยกเลิกคำสั่งซื้อ',
    ),
  },
  expire: say(
    'Cancelled because it wasn’t paid in time',
    '超时未支付，订单已取消',
    '期限までにお支払いがなく、キャンセルされました',
    '결제 시간이 지나 취소되었습니다',
    'ยกเลิกเพราะไม่ได้ชำระเงินภายในเวลา',
  ),
  wait: say(
    'We’re holding your order while we check your transfer',
    '正在核对您的转账，订单已为您保留',
    'ご入金の確認が終わるまで、ご注文をお取り置きします',
    '입금을 확인하는 동안 주문이 유지됩니다',
    'เราเก็บคำสั่งซื้อไว้ให้ระหว่างตรวจสอบการโอนเงินของคุณ',
  ),
  funded: say(
    'Your transfer arrived. You can pay now',
    '转账已到账，现在可以付款',
    'ご入金を確認しました。お支払いいただけます',
    '입금이 확인되어 이제 결제할 수 있습니다',
    'เงินโอนเข้าแล้ว ชำระเงินได้เลย',
  ),
  unfunded: say(
    'Your transfer doesn’t cover the order. We can only hold it a little longer',
    '转账金额不足以支付该订单，订单即将取消，请尽快补足余额',
    'ご入金が注文の金額に足りません。お取り置きはまもなく終わります。お早めにチャージしてください',
    '입금액이 주문 금액보다 적어 주문이 잠시만 더 유지됩니다',
    'เงินโอนไม่พอสำหรับคำสั่งซื้อนี้ เราจะเก็บไว้ให้อีกไม่นาน',
  ),
  ship: say(
    'Shipped with {carrier}, tracking number {tracking_number}',
    '已由 {carrier} 发货，运单号 {tracking_number}',
    '{carrier}で発送しました（追跡番号：{tracking_number}）',
    '발송했습니다. 택배사 {carrier}, 운송장 번호 {tracking_number}',
    'จัดส่งกับ {carrier} แล้ว หมายเลขพัสดุ {tracking_number}',
  ),
  correct: say(
    'Tracking updated: {carrier}, tracking number {tracking_number}',
    '物流信息已更正：{carrier}，运单号 {tracking_number}',
    '配送情報を訂正しました：{carrier}（追跡番号：{tracking_number}）',
    '배송 정보를 수정했습니다. {carrier}, 운송장 번호 {tracking_number}',
    'แก้ไขข้อมูลการจัดส่ง: {carrier} หมายเลขพัสดุ {tracking_number}',
  ),
  readdress: say(
    'The shop corrected the address. Before: {old_address}. Now: {new_address}',
    '店铺修改了收货地址。原地址：{old_address}。新地址：{new_address}',
    'ショップがお届け先を訂正しました。変更前：{old_address}　変更後：{new_address}',
    '상점에서 배송지를 수정했습니다. 이전: {old_address} / 변경: {new_address}',
    'ร้านแก้ไขที่อยู่จัดส่งแล้ว เดิม: {old_address} ใหม่: {new_address}',
  ),
  receive: {
    shopper: say(
      'You confirmed receipt',
      '您已确认收货',
      '受取連絡をしました',
      '수령을 확인했습니다',
      'คุณยืนยันว่าได้รับสินค้าแล้ว',
    ),
    system: say(
      'Marked as received automatically',
      '超时未确认，系统自动确认收货',
      '受取連絡の期限が過ぎたため、受け取り済みになりました',
      '확인 기한이 지나 자동으로 수령 완료되었습니다',
      'ครบกำหนดแล้ว ระบบยืนยันการรับสินค้าให้อัตโนมัติ',
    ),
  },
  review: REVIEWED,
  review_late: REVIEWED,
  ...REFUND_HISTORY,
  complete: say('Order completed', '订单已完成', '注文が完了しました', '구매가 확정되었습니다', 'คำสั่งซื้อเสร็จสมบูรณ์'),
}

/** Texts about the parcel. Events that do not concern the parcel are left out. */
const LOGISTICS: Partial<Record<HistoryEvent, Sentence>> = {
  pay: say(
    'Paid. The shop is packing your order',
    '已付款，店铺正在备货',
    'お支払い済み。ショップが発送の準備をしています',
    '결제 완료. 상점에서 상품을 준비하고 있습니다',
    'ชำระเงินแล้ว ร้านกำลังเตรียมสินค้า',
  ),
  ship: say(
    'Handed to {carrier}, tracking number {tracking_number}',
    '包裹已交给 {carrier}，运单号 {tracking_number}',
    '{carrier}に引き渡しました（追跡番号：{tracking_number}）',
    '택배사에 인계했습니다. {carrier}, 운송장 번호 {tracking_number}',
    'ส่งพัสดุให้ {carrier} แล้ว หมายเลขพัสดุ {tracking_number}',
  ),
  correct: say(
    'Tracking updated: {carrier}, tracking number {tracking_number}',
    '物流信息更新为 {carrier}，运单号 {tracking_number}',
    '配送情報の更新：{carrier}（追跡番号：{tracking_number}）',
    '배송 정보 변경: {carrier}, 운송장 번호 {tracking_number}',
    'เปลี่ยนข้อมูลการจัดส่งเป็น {carrier} หมายเลขพัสดุ {tracking_number}',
  ),
  receive: say('Received', '已收货', '受け取り済み', '수령 완료', 'ได้รับสินค้าแล้ว'),
}

const isEvent = (event: string): event is HistoryEvent => Object.hasOwn(HISTORY, event)

export function historyText({ event, by_whom, details }: Moved, language: Language): string {
  if (!isEvent(event)) throw new Error(`no words for the event ${event}`)
  const words: Sentence | Partial<Record<Role, Sentence>> = HISTORY[event]
  const sentence = 'en' in words ? words : words[by_whom]
  if (!sentence) throw new Error(`no words for the event ${event} by ${by_whom}`)
  return filled(sentence[language], details)
}

/** The text of an event for operators. It does not address the shopper directly. */
export function historyTextAtDesk(moved: Moved, language: Language): string {
  const { event, by_whom, details } = moved
  const sentence = DESK_HISTORY[event] ?? DESK_HISTORY[`${event} ${by_whom}`]
  return sentence ? filled(sentence[language], details) : historyText(moved, language)
}

/**
 * The parcel's state after the event, in the reader's language. Undefined when the event does not concern the parcel.
 */
export function logisticsText({ event, details }: Moved, language: Language): string | undefined {
  const sentence = isEvent(event) ? LOGISTICS[event] : undefined
  return sentence && filled(sentence[language], details)
}

const filled = (sentence: string, details: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '')
