import type { NOTICE_KINDS } from '@sampan/contract/rules'
import { say } from '../../language/sentence.ts'
import type { NoticeWords } from './notice-text.ts'

const BACK_IN_BALANCE = say(
  '{amount} is back in your balance. Reason: {reason}',
  '{amount} 已退回您的余额：{reason}',
  '{amount}を残高に戻しました：{reason}',
  '잔액으로 {amount} 반환: {reason}',
  'คืน {amount} เข้ากระเป๋าเงินของคุณแล้ว: {reason}',
)

/** Texts of notices about money. `{amount}` is in dollars, as `$12.34`; `{reason}` is what an operator wrote. */
export const WALLET_NOTICES: Record<(typeof NOTICE_KINDS.wallet)[number], NoticeWords> = {
  recharge_passed: {
    title: say(
      'Your top-up has arrived',
      '您的充值已到账',
      'チャージが完了しました',
      '충전이 완료되었습니다',
      'เติมเงินสำเร็จแล้ว',
    ),
    body: say(
      'We added {amount} to your balance.',
      '{amount} 已计入您的余额。',
      '{amount}が残高に加わりました。',
      '{amount} 입금되었습니다.',
      '{amount} เข้ากระเป๋าเงินของคุณแล้ว',
    ),
  },
  recharge_refused: {
    title: say(
      'Your top-up was declined',
      '您的充值未通过审核',
      'チャージは承認されませんでした',
      '충전이 거절되었습니다',
      'คำขอเติมเงินไม่ผ่านการตรวจสอบ',
    ),
    body: say(
      'Top-up of {amount}: {reason}',
      '充值 {amount}：{reason}',
      '{amount}のチャージ：{reason}',
      '{amount} 충전: {reason}',
      'เติมเงิน {amount}: {reason}',
    ),
  },
  withdrawal_passed: {
    title: say(
      'Your withdrawal was approved',
      '您的提现已通过审核',
      '出金が承認されました',
      '출금이 승인되었습니다',
      'คำขอถอนเงินผ่านการตรวจสอบแล้ว',
    ),
    body: say(
      'We’ll send you {amount} soon.',
      '我们将尽快为您打款 {amount}。',
      '{amount}をお送りします。',
      '{amount} 송금 예정입니다.',
      'เราจะโอน {amount} ให้คุณ',
    ),
  },
  withdrawal_refused: {
    title: say(
      'Your withdrawal was declined',
      '您的提现未通过审核',
      '出金は承認されませんでした',
      '출금이 거절되었습니다',
      'คำขอถอนเงินไม่ผ่านการตรวจสอบ',
    ),
    body: BACK_IN_BALANCE,
  },
  withdrawal_paid: {
    title: say(
      'Your withdrawal was paid out',
      '您的提现已打款',
      '出金が完了しました',
      '출금이 완료되었습니다',
      'โอนเงินที่ถอนแล้ว',
    ),
    body: say(
      'We sent you {amount}.',
      '已打款 {amount}。',
      '{amount}をお送りしました。',
      '{amount} 송금했습니다.',
      'เราโอน {amount} ให้คุณแล้ว',
    ),
  },
  withdrawal_failed: {
    title: say(
      'We couldn’t pay out your withdrawal',
      '您的提现打款失败',
      '出金できませんでした',
      '출금하지 못했습니다',
      'โอนเงินที่ถอนไม่สำเร็จ',
    ),
    body: BACK_IN_BALANCE,
  },
  refund_agreed: {
    title: say(
      'Your refund request was approved',
      '店铺已同意您的退款',
      'ショップが返金を承認しました',
      '상점에서 환불을 승인했습니다',
      'ร้านอนุมัติการคืนเงิน',
    ),
    body: say(
      'Send the goods from order {order_number} back and add the tracking number to the order.',
      '请寄回订单 {order_number} 的商品，并在订单中填写运单号。',
      '注文{order_number}の商品を返送し、注文の画面で追跡番号をお知らせください。',
      '주문 {order_number}의 상품을 반품하고 주문 상세에 운송장 번호를 입력해 주세요.',
      'กรุณาส่งสินค้าของคำสั่งซื้อ {order_number} คืน และแจ้งหมายเลขพัสดุในคำสั่งซื้อ',
    ),
  },
  refund_refused: {
    title: say(
      'Your refund request was declined',
      '店铺拒绝了您的退款',
      'ショップが返金をお断りしました',
      '상점에서 환불을 거절했습니다',
      'ร้านไม่อนุมัติการคืนเงิน',
    ),
    body: say(
      'Order {order_number}: {reason}',
      '订单 {order_number}：{reason}',
      '注文{order_number}：{reason}',
      '주문 {order_number}: {reason}',
      'คำสั่งซื้อ {order_number}: {reason}',
    ),
  },
  refund_lapsed: {
    title: say(
      'Your refund request was closed',
      '您的退款已关闭',
      '返金の手続きを終了しました',
      '환불 신청이 종료되었습니다',
      'คำขอคืนเงินถูกปิดแล้ว',
    ),
    body: say(
      'The goods from order {order_number} weren’t sent back in time.',
      '订单 {order_number} 的商品未按时寄回。',
      '注文{order_number}の商品が期限までに返送されませんでした。',
      '주문 {order_number}의 상품이 기한 안에 반품되지 않았습니다.',
      'ไม่ได้ส่งสินค้าของคำสั่งซื้อ {order_number} คืนภายในกำหนด',
    ),
  },
  refund_paid: {
    title: say(
      'Your refund has arrived',
      '您的退款已到账',
      '返金が完了しました',
      '환불이 완료되었습니다',
      'คืนเงินให้คุณแล้ว',
    ),
    body: say(
      '{amount} for order {order_number} is back in your balance.',
      '订单 {order_number} 的 {amount} 已退回您的余额。',
      '注文{order_number}の{amount}を残高に返金しました。',
      '주문 {order_number}: 환불금 {amount} 잔액으로 입금되었습니다.',
      'คืนเงิน {amount} ของคำสั่งซื้อ {order_number} เข้ากระเป๋าเงินของคุณแล้ว',
    ),
  },
  money_back: {
    title: say(
      'You got a refund from the shop',
      '店铺已向您退款',
      'ショップから返金がありました',
      '상점에서 환불해 드렸습니다',
      'ร้านคืนเงินให้คุณ',
    ),
    body: say(
      '{amount} for order {order_number} is in your balance. Reason: {reason}',
      '订单 {order_number} 的 {amount} 已退回您的余额：{reason}',
      '注文{order_number}の{amount}を残高に返金しました：{reason}',
      '주문 {order_number}: {amount} 잔액으로 입금되었습니다. 사유: {reason}',
      '{amount} ของคำสั่งซื้อ {order_number} เข้ากระเป๋าเงินของคุณแล้ว: {reason}',
    ),
  },
  balance_corrected: {
    title: say(
      'Your balance was corrected',
      '您的余额已更正',
      '残高を訂正しました',
      '잔액이 정정되었습니다',
      'ปรับปรุงยอดเงินของคุณแล้ว',
    ),
    body: say(
      'We took {amount} back. Reason: {reason}',
      '已扣回 {amount}：{reason}',
      '{amount}を差し引きました：{reason}',
      '{amount} 차감되었습니다: {reason}',
      'หักคืน {amount}: {reason}',
    ),
  },
  debt_written_off: {
    title: say(
      'You no longer owe the shop anything',
      '您对商城的欠款已免除',
      '未払い金が免除されました',
      '미납금이 없어졌습니다',
      'คุณไม่มียอดค้างชำระแล้ว',
    ),
    body: say(
      'We’ve cleared your debt of {amount}.',
      '商城已免除您的欠款 {amount}。',
      '未払い金{amount}のお支払いは不要になりました。',
      '미납금 {amount} 면제되었습니다.',
      'เรายกยอดค้างชำระ {amount} ให้คุณแล้ว',
    ),
  },
  agent_spent: {
    title: say(
      'An app paid from your balance',
      '应用使用您的余额付款',
      'アプリが残高から支払いました',
      '앱이 잔액으로 결제했습니다',
      'แอปชำระเงินจากกระเป๋าเงินของคุณ',
    ),
    body: say(
      '{agent} paid {amount} for order {order_number}.',
      '{agent} 为订单 {order_number} 支付了 {amount}。',
      '{agent}が注文{order_number}の代金{amount}を支払いました。',
      '{agent} 앱이 주문 {order_number}의 {amount} 금액을 결제했습니다.',
      '{agent} ชำระ {amount} สำหรับคำสั่งซื้อ {order_number}',
    ),
  },
}
