import type { Language, NoticeKind } from '@sampan/contract/rules'
import { type Sentence, say } from '../../language/sentence.ts'
import { type Texts, textIn } from '../../language/text-in.ts'
import type { NoticeWords } from './notice-text.ts'
import { SECURITY_NOTICES, UNKNOWN_DEVICE } from './security-notice-words.ts'
import { SERVICE_NOTICES } from './service-notice-words.ts'
import { WALLET_NOTICES } from './wallet-notice-words.ts'

const PARCEL = say(
  'Order {order_number} is with {carrier}. Tracking number: {tracking_number}',
  '订单 {order_number}，{carrier}，运单号 {tracking_number}。',
  '注文{order_number}：{carrier}、追跡番号：{tracking_number}',
  '주문 {order_number}: {carrier}, 운송장 번호 {tracking_number}',
  'คำสั่งซื้อ {order_number} จัดส่งกับ {carrier} หมายเลขพัสดุ {tracking_number}',
)

const NOTICES: Record<NoticeKind, NoticeWords> = {
  order_shipped: {
    title: say(
      'Your order is on its way',
      '您的订单已发货',
      'ご注文の商品を発送しました',
      '주문하신 상품이 발송되었습니다',
      'จัดส่งคำสั่งซื้อของคุณแล้ว',
    ),
    body: PARCEL,
  },
  order_expected: {
    title: say(
      'Has your parcel arrived?',
      '您的包裹收到了吗？',
      '商品は届きましたか？',
      '상품을 받으셨나요?',
      'ได้รับพัสดุแล้วหรือยัง',
    ),
    body: say(
      'Order {order_number} was expected by now. If you have it, confirm that in the order. If it’s missing, write to us.',
      '订单 {order_number} 的预计送达日期已过。如已收到，请在订单中确认收货；如未收到，请联系客服。',
      '注文{order_number}のお届け予定日を過ぎました。届いていましたら、注文の詳細で受取連絡をお願いします。まだの場合は、お問い合わせください。',
      '주문 {order_number}의 도착 예정일이 지났습니다. 받으셨다면 주문에서 수령 확인을 눌러 주세요. 아직 받지 못하셨다면 고객센터에 문의해 주세요.',
      'คำสั่งซื้อ {order_number} เลยวันที่คาดว่าจะได้รับแล้ว หากได้รับแล้วกรุณากดยืนยันการรับสินค้าในคำสั่งซื้อ หากยังไม่ได้รับ กรุณาติดต่อฝ่ายบริการลูกค้า',
    ),
  },
  order_corrected: {
    title: say(
      'Your parcel has a new tracking number',
      '您的物流信息已更新',
      '配送情報が変わりました',
      '배송 정보가 변경되었습니다',
      'ข้อมูลการจัดส่งเปลี่ยนแล้ว',
    ),
    body: PARCEL,
  },
  order_readdressed: {
    title: say(
      'The address of your order was corrected',
      '您的收货地址已修改',
      'お届け先を訂正しました',
      '배송지가 수정되었습니다',
      'แก้ไขที่อยู่จัดส่งแล้ว',
    ),
    body: say(
      'Order {order_number} goes to: {new_address}',
      '订单 {order_number} 将寄往：{new_address}',
      '注文{order_number}のお届け先：{new_address}',
      '주문 {order_number}의 배송지: {new_address}',
      'คำสั่งซื้อ {order_number} จะส่งไปที่: {new_address}',
    ),
  },
  order_cancelled: {
    title: say(
      'The shop cancelled your order',
      '店铺取消了您的订单',
      'ショップがご注文をキャンセルしました',
      '상점에서 주문을 취소했습니다',
      'ร้านยกเลิกคำสั่งซื้อของคุณ',
    ),
    body: say(
      'Order {order_number}: {reason}',
      '订单 {order_number}。{reason}',
      '注文{order_number}：{reason}',
      '주문 {order_number}: {reason}',
      'คำสั่งซื้อ {order_number}: {reason}',
    ),
  },
  order_expired: {
    title: say(
      'Your order was cancelled',
      '您的订单已取消',
      'ご注文がキャンセルされました',
      '주문이 취소되었습니다',
      'คำสั่งซื้อของคุณถูกยกเลิก',
    ),
    body: say(
      'Order {order_number} wasn’t paid in time.',
      '订单 {order_number} 超时未支付。',
      '注文{order_number}は期限までにお支払いがありませんでした。',
      '주문 {order_number}의 결제 시간이 지났습니다.',
      'คำสั่งซื้อ {order_number} ไม่ได้ชำระเงินภายในเวลา',
    ),
  },
  order_received: {
    title: say(
      'We marked your order as received',
      '您的订单已自动确认收货',
      'ご注文が受け取り済みになりました',
      '자동으로 수령이 확인되었습니다',
      'ระบบยืนยันการรับสินค้าให้คุณแล้ว',
    ),
    body: say(
      'You can still request a refund for order {order_number}. The order shows until when.',
      '订单 {order_number} 超过确认收货期限，已自动确认。您仍可申请退款，截止日期见订单。',
      '注文{order_number}の受取連絡の期限が過ぎました。返金を申請できる期限は、注文の詳細に表示されます。',
      '주문 {order_number}의 수령 확인 기한이 지났습니다. 환불 신청 기한은 주문 상세에 표시됩니다.',
      'ครบกำหนดยืนยันการรับสินค้าของคำสั่งซื้อ {order_number} แล้ว คุณยังขอคืนเงินได้ โดยคำสั่งซื้อจะแสดงวันสุดท้าย',
    ),
  },
  order_completed: {
    title: say(
      'Your order is complete',
      '您的订单已完成',
      'ご注文が完了しました',
      '구매가 확정되었습니다',
      'คำสั่งซื้อของคุณเสร็จสมบูรณ์',
    ),
    body: say(
      'The time to request a refund for order {order_number} has ended.',
      '订单 {order_number} 的退款申请期限已过。',
      '注文{order_number}の返金申請期間が終了しました。',
      '주문 {order_number}의 환불 신청 기간이 끝났습니다.',
      'หมดระยะเวลาขอคืนเงินของคำสั่งซื้อ {order_number} แล้ว',
    ),
  },
  order_funded: {
    title: say(
      'You can pay for your order now',
      '您的订单可以付款了',
      'ご注文のお支払いができます',
      '이제 주문을 결제하실 수 있습니다',
      'ชำระเงินคำสั่งซื้อของคุณได้แล้ว',
    ),
    body: say(
      'Your transfer has arrived. Pay for order {order_number} before time runs out.',
      '您的转账已到账，请在期限内支付订单 {order_number}。',
      'ご入金を確認しました。期限までに注文{order_number}をお支払いください。',
      '입금이 확인되었습니다. 기한 안에 결제해 주세요. 주문 번호: {order_number}',
      'เงินโอนเข้าแล้ว กรุณาชำระคำสั่งซื้อ {order_number} ก่อนหมดเวลา',
    ),
  },
  order_unfunded: {
    title: say(
      'We can’t hold your order much longer',
      '您的订单即将取消',
      'ご注文のお取り置きはまもなく終わります',
      '주문이 잠시만 더 유지됩니다',
      'เราจะเก็บคำสั่งซื้อของคุณไว้ให้อีกไม่นาน',
    ),
    body: say(
      'Your transfer doesn’t cover order {order_number}. Top up and pay soon to keep it.',
      '转账金额不足以支付订单 {order_number}，请尽快补足余额。',
      'ご入金が注文{order_number}の金額に足りません。お早めにチャージしてください。',
      '입금액이 주문 {order_number}의 결제 금액보다 적습니다. 서둘러 충전해 주세요.',
      'เงินโอนไม่พอสำหรับคำสั่งซื้อ {order_number} กรุณาเติมเงินโดยเร็ว',
    ),
  },
  ...WALLET_NOTICES,
  ...SERVICE_NOTICES,
  ...SECURITY_NOTICES,
  favourite_back: {
    title: say(
      'A favourite is back in stock',
      '您收藏的商品已补货',
      'お気に入りの商品が再入荷しました',
      '찜한 상품이 다시 입고되었습니다',
      'สินค้าในรายการโปรดกลับมามีสต็อกแล้ว',
    ),
    body: say('{title}', '{title}', '{title}', '{title}', '{title}'),
  },
  favourite_cheaper: {
    title: say(
      'Price drop on a favourite',
      '您收藏的商品降价了',
      'お気に入りの商品が値下がりしました',
      '찜한 상품의 가격이 내렸습니다',
      'สินค้าในรายการโปรดลดราคาแล้ว',
    ),
    body: say(
      '{title}: now {price}, was {saved} when you saved it',
      '{title}：现价 {price}，收藏时 {saved}',
      '{title}：{price}（お気に入り登録時{saved}）',
      '{title}: {price}(찜할 때 {saved})',
      '{title}: {price} (ตอนบันทึก {saved})',
    ),
  },
}

type StoredNotice = { kind: NoticeKind; ref_id: string; details: Record<string, string>; title: Texts | null }

/** Stored for a device without a known browser or system; earlier versions stored a dash. */
const NO_DEVICE: readonly (string | undefined)[] = ['', '–']

export function noticeText(
  { kind, details, title }: StoredNotice,
  language: Language,
): { title: string; body: string } {
  const values: Record<string, string> = { ...details, ...(title && { title: textIn(title, language) }) }
  if (kind === 'new_device' && NO_DEVICE.includes(details.device)) values.device = UNKNOWN_DEVICE[language]
  const filled = (sentence: Sentence) =>
    sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim()
  const words = NOTICES[kind]
  return { title: filled(words.title), body: filled(words.body) }
}

/** Whether `ref_id` is the id of an order. Notices of refunds name their order too. */
export const isAboutOrder = (notice: Pick<StoredNotice, 'kind' | 'ref_id'>): boolean =>
  linkOf(notice) === orderLink(notice.ref_id)

const orderLink = (order_id: string) => `/orderInfo/${order_id}`

export function linkOf({ kind, ref_id }: Pick<StoredNotice, 'kind' | 'ref_id'>): string {
  switch (kind) {
    case 'recharge_passed':
    case 'recharge_refused':
      return '/topUpRecord'
    case 'withdrawal_passed':
    case 'withdrawal_refused':
    case 'withdrawal_paid':
    case 'withdrawal_failed':
      return '/depositRecord'
    case 'balance_corrected':
    case 'debt_written_off':
      return '/capitalRecord'
    case 'service_reply':
      return '/service'
    case 'mail_refused':
      return '/profile'
    case 'order_mail_ended':
    case 'wallet_mail_ended':
    case 'security_mail_ended':
      return '/notification?settings=1'
    case 'new_device':
    case 'agent_linked':
      return '/security'
    case 'favourite_back':
    case 'favourite_cheaper':
      return `/detail/${ref_id}`
    default:
      return orderLink(ref_id)
  }
}
