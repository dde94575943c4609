import { type Sentence, say } from '../../language/sentence.ts'

const REVIEWED = say(
  'The shopper reviewed the order',
  '买家已评价',
  '購入者がレビューを投稿しました',
  '구매자가 리뷰를 등록했습니다',
  'ลูกค้ารีวิวคำสั่งซื้อแล้ว',
)

/**
 * History texts for operators, by event, or by event and role. Only for events whose usual text addresses the shopper
 * directly.
 */
export const DESK_HISTORY: Readonly<Record<string, Sentence>> = {
  pay: say('Paid from the balance', '已用余额支付', '残高で支払い済み', '잔액으로 결제됨', 'ชำระด้วยกระเป๋าเงินแล้ว'),
  'cancel shopper': say(
    'The shopper cancelled the order',
    '买家取消了订单',
    '購入者が注文をキャンセルしました',
    '구매자가 주문을 취소했습니다',
    'ลูกค้ายกเลิกคำสั่งซื้อ',
  ),
  wait: say(
    'On hold while the shopper’s top-up is reviewed',
    '正在核对买家的充值，订单已保留',
    'チャージの確認が終わるまで注文を保留しています',
    '충전을 심사하는 동안 주문이 유지됩니다',
    'พักคำสั่งซื้อไว้ระหว่างตรวจสอบการเติมเงินของลูกค้า',
  ),
  funded: say(
    'Top-up approved. The shopper can pay now',
    '充值已到账，订单可以付款',
    'チャージが承認され、支払えるようになりました',
    '충전이 승인되어 결제할 수 있습니다',
    'การเติมเงินเข้าแล้ว ชำระคำสั่งซื้อได้',
  ),
  unfunded: say(
    'The top-up doesn’t cover the order. It’s only held a little longer',
    '充值金额不足以支付该订单，订单即将取消',
    'チャージの金額が注文に足りないため、保留はまもなく終わります',
    '충전 금액이 주문 금액보다 적어 잠시만 더 유지됩니다',
    'ยอดเติมเงินไม่พอสำหรับคำสั่งซื้อ จะเก็บไว้อีกไม่นาน',
  ),
  'receive shopper': say(
    'The shopper confirmed receipt',
    '买家已确认收货',
    '購入者が受取連絡をしました',
    '구매자가 수령을 확인했습니다',
    'ลูกค้ายืนยันว่าได้รับสินค้าแล้ว',
  ),
  review: REVIEWED,
  review_late: REVIEWED,
  refund_apply: say(
    'The shopper requested a refund of {amount}',
    '买家申请退款 {amount}',
    '購入者が{amount}の返金を申請しました',
    '구매자가 {amount} 환불을 신청했습니다',
    'ลูกค้าขอคืนเงิน {amount}',
  ),
  refund_withdraw: say(
    'The shopper cancelled the refund request',
    '买家撤销了退款申请',
    '購入者が返金の申請を取り下げました',
    '구매자가 환불 신청을 철회했습니다',
    'ลูกค้ายกเลิกคำขอคืนเงิน',
  ),
  refund_return: say(
    'The shopper sent the goods back with {carrier}, tracking number {tracking_number}',
    '买家已通过 {carrier} 寄回商品，运单号 {tracking_number}',
    '購入者が{carrier}で商品を返送しました（追跡番号：{tracking_number}）',
    '구매자가 상품을 반품 발송했습니다. 택배사 {carrier}, 운송장 번호 {tracking_number}',
    'ลูกค้าส่งสินค้าคืนกับ {carrier} หมายเลขพัสดุ {tracking_number}',
  ),
  refund_part: say(
    '{amount} was refunded to the shopper’s balance',
    '{amount} 已退回买家余额',
    '{amount}を購入者の残高に返金しました',
    '구매자 잔액으로 {amount} 환불되었습니다',
    'คืนเงิน {amount} เข้ากระเป๋าเงินลูกค้าแล้ว',
  ),
  refund_whole: say(
    'The order was refunded in full: {amount} to the shopper’s balance',
    '整个订单已退款，{amount} 已退回买家余额',
    '注文全体を返金しました：{amount}を購入者の残高に戻しました',
    '주문 전체 환불: 구매자 잔액으로 {amount} 환불되었습니다',
    'คืนเงินทั้งคำสั่งซื้อแล้ว: {amount} เข้ากระเป๋าเงินลูกค้า',
  ),
  goodwill: say(
    'The shop gave a goodwill credit of {amount}: {reason}',
    '店铺补偿买家 {amount}：{reason}',
    'ショップからのお詫びとして{amount}が残高に追加されました：{reason}',
    '상점에서 보상금 {amount} 지급했습니다: {reason}',
    'ร้านให้เงินชดเชย {amount}: {reason}',
  ),
}
