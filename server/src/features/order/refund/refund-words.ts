import { say } from '../../../language/sentence.ts'

/** Texts of an order's history about refunds. `{amount}` is in dollars, as `$12.34`. */
export const REFUND_HISTORY = {
  refund_apply: say(
    'You requested a refund of {amount}',
    '您申请退款 {amount}',
    '{amount}の返金を申請しました',
    '{amount} 환불을 신청했습니다',
    'คุณขอคืนเงิน {amount}',
  ),
  refund_withdraw: say(
    'You cancelled the refund request',
    '您撤销了退款申请',
    '返金の申請を取り下げました',
    '환불 신청을 철회했습니다',
    'คุณยกเลิกคำขอคืนเงิน',
  ),
  refund_refuse: say(
    'The shop declined the refund: {reason}',
    '店铺拒绝了退款：{reason}',
    'ショップが返金をお断りしました：{reason}',
    '상점에서 환불을 거절했습니다: {reason}',
    'ร้านไม่อนุมัติการคืนเงิน: {reason}',
  ),
  refund_agree: say(
    'The shop approved the refund',
    '店铺已同意退款',
    'ショップが返金を承認しました',
    '상점에서 환불을 승인했습니다',
    'ร้านอนุมัติการคืนเงิน',
  ),
  refund_return: say(
    'You sent the goods back with {carrier}, tracking number {tracking_number}',
    '您已通过 {carrier} 寄回商品，运单号 {tracking_number}',
    '{carrier}で商品を返送しました（追跡番号：{tracking_number}）',
    '상품을 반품 발송했습니다. 택배사 {carrier}, 운송장 번호 {tracking_number}',
    'คุณส่งสินค้าคืนกับ {carrier} หมายเลขพัสดุ {tracking_number}',
  ),
  refund_lapse: say(
    'The refund request was closed because the goods weren’t sent back in time',
    '未按时寄回商品，退款已关闭',
    '期限までに商品が返送されなかったため、返金の手続きを終了しました',
    '기한 안에 상품을 반품하지 않아 환불 신청이 종료되었습니다',
    'คำขอคืนเงินสิ้นสุดลงเพราะไม่ได้ส่งสินค้าคืนภายในกำหนด',
  ),
  refund_part: say(
    '{amount} was refunded to your balance',
    '{amount} 已退回您的余额',
    '{amount}を残高に返金しました',
    '잔액으로 {amount} 환불되었습니다',
    'คืนเงิน {amount} เข้ากระเป๋าเงินของคุณแล้ว',
  ),
  refund_whole: say(
    'Your order was refunded in full: {amount} to your balance',
    '整个订单已退款，{amount} 已退回您的余额',
    '注文全体を返金しました：{amount}を残高に戻しました',
    '주문 전체 환불: 잔액으로 {amount} 환불되었습니다',
    'คืนเงินทั้งคำสั่งซื้อแล้ว: {amount} เข้ากระเป๋าเงินของคุณ',
  ),
  cancel_paid: say(
    'The shop cancelled the order and refunded {amount}: {reason}',
    '店铺取消了订单并退回 {amount}：{reason}',
    'ショップが注文をキャンセルし、{amount}を返金しました：{reason}',
    '상점에서 주문을 취소하고 {amount} 환불했습니다: {reason}',
    'ร้านยกเลิกคำสั่งซื้อและคืนเงิน {amount}: {reason}',
  ),
  give_back_part: say(
    'The shop refunded {amount}: {reason}',
    '店铺退回 {amount}：{reason}',
    'ショップが{amount}を返金しました：{reason}',
    '상점에서 {amount} 환불했습니다: {reason}',
    'ร้านคืนเงิน {amount}: {reason}',
  ),
  give_back_whole: say(
    'The shop refunded the full {amount}: {reason}',
    '店铺全额退回 {amount}：{reason}',
    'ショップが全額の{amount}を返金しました：{reason}',
    '상점에서 전액 {amount} 환불했습니다: {reason}',
    'ร้านคืนเงินทั้งหมด {amount}: {reason}',
  ),
  goodwill: say(
    'The shop gave you a goodwill credit of {amount}: {reason}',
    '店铺补偿您 {amount}：{reason}',
    'ショップからお詫びとして{amount}が残高に追加されました：{reason}',
    '상점에서 보상금 {amount} 지급했습니다: {reason}',
    'ร้านมอบเงินชดเชย {amount} ให้คุณ: {reason}',
  ),
}
