import type { Language } from '@sampan/contract/rules'
import { type Sentence, say } from '../../../language/sentence.ts'

/** The confirmation of a payment. `{amount}` is in dollars, as `$12.34`. */
export const RECEIPT = {
  title: say(
    'Thank you for your order',
    '感谢您的购买',
    'ご注文ありがとうございます',
    '주문해 주셔서 감사합니다',
    'ขอบคุณสำหรับคำสั่งซื้อ',
  ),
  body: say(
    'We got your payment of {amount}. We’ll email you as soon as your parcel is on its way.',
    '我们已收到您的付款 {amount}。包裹发出后，我们会发邮件通知您。',
    '{amount}のお支払いを確認しました。商品を発送しましたら、メールでお知らせします。',
    '{amount} 결제가 완료되었습니다. 상품이 발송되면 메일로 알려 드리겠습니다.',
    'เราได้รับการชำระเงิน {amount} แล้ว เราจะแจ้งทางอีเมลเมื่อจัดส่งพัสดุ',
  ),
  /** For a mail that is sent when nothing is left to be shipped. */
  shipped_body: say(
    'We got your payment of {amount}.',
    '我们已收到您的付款 {amount}。',
    '{amount}のお支払いを確認しました。',
    '{amount} 결제가 완료되었습니다.',
    'เราได้รับการชำระเงิน {amount} แล้ว',
  ),
}

/** Labels of mails. */
export const LABELS = {
  see_order: say('See order', '查看订单', '注文を見る', '주문 보기', 'ดูคำสั่งซื้อ'),
  receipt: say('See receipt', '查看电子收据', '領収書を見る', '영수증 보기', 'ดูใบเสร็จรับเงิน'),
  credit_note: say('See credit note', '查看退款凭证', '返金明細書を見る', '환불 영수증 보기', 'ดูใบแจ้งการคืนเงิน'),
  track: say('Track parcel', '查看物流', '荷物を追跡する', '배송 조회', 'ติดตามพัสดุ'),
  topUps: say('See your top-ups', '查看充值记录', 'チャージ履歴を見る', '충전 내역 보기', 'ดูประวัติการเติมเงิน'),
  withdrawals: say('See your withdrawals', '查看提现记录', '出金履歴を見る', '출금 내역 보기', 'ดูประวัติการถอนเงิน'),
  funds: say('See your transactions', '查看资金记录', '入出金履歴を見る', '입출금 내역 보기', 'ดูประวัติเงินเข้าออก'),
  chat: say('Open the chat', '打开会话', 'チャットを開く', '채팅 열기', 'เปิดแชต'),
  product: say('See product', '查看商品', '商品を見る', '상품 보기', 'ดูสินค้า'),
  profile: say('Open your profile', '打开个人资料', 'プロフィールを開く', '프로필 열기', 'เปิดโปรไฟล์'),
  security: say('Check your account', '查看账号安全', 'アカウントを確認する', '계정 확인하기', 'ตรวจสอบบัญชี'),
  notifications: say('Your notifications', '您的通知', 'お知らせ一覧', '알림 목록', 'การแจ้งเตือนของคุณ'),
  terms: say('Terms of use', '用户协议', '利用規約', '이용약관', 'ข้อกำหนดการใช้งาน'),
  privacy: say('Privacy', '隐私政策', 'プライバシーポリシー', '개인정보 처리방침', 'นโยบายความเป็นส่วนตัว'),
  order: say('Order {number}', '订单 {number}', '注文 {number}', '주문 {number}', 'คำสั่งซื้อ {number}'),
  arrives: say('Estimated arrival', '预计送达', 'お届け予定', '도착 예정', 'คาดว่าจะได้รับ'),
  address: say('Shipping address', '收货地址', 'お届け先', '배송지', 'ที่อยู่จัดส่ง'),
  paid_at: say('Paid', '付款时间', 'お支払い日時', '결제 일시', 'ชำระเมื่อ'),
  goods: say('Items', '商品金额', '商品代金', '상품 금액', 'ค่าสินค้า'),
  freight: say('Freight', '运费', '送料', '배송비', 'ค่าจัดส่ง'),
  free: say('Free', '免运费', '無料', '무료', 'ฟรี'),
  discount: say('Discount', '优惠', '割引', '할인', 'ส่วนลด'),
  promo: say('Promo code {code}', '优惠码 {code}', 'クーポンコード {code}', '프로모션 코드 {code}', 'โค้ดส่วนลด {code}'),
  total: say('Total', '合计', '合計', '합계', 'ยอดรวม'),
  paid: say('Paid from your balance', '余额支付', '残高でのお支払い', '잔액 결제', 'ชำระจากกระเป๋าเงิน'),
  reason: say(
    'You’re getting this email because {address} is the address of your account at {shop}.',
    '您收到此邮件，是因为 {address} 是您在 {shop} 的账号邮箱。',
    '{address}が{shop}アカウントのメールアドレスとして登録されているため、お送りしています。',
    '{shop} 계정의 이메일로 {address} 주소가 등록되어 있어 보내 드리는 메일입니다.',
    'คุณได้รับอีเมลนี้เพราะ {address} เป็นอีเมลของบัญชี {shop} ของคุณ',
  ),
  /** For a mailbox that may be another person's. It does not repeat the address, which the other person typed. */
  reason_unverified: say(
    'Someone opened an account at {shop} with this email address. If that wasn’t you, ignore this email, or stop these emails below.',
    '有人使用此邮箱在 {shop} 注册了账号。如非本人操作，请忽略此邮件，或点击下方链接停止接收。',
    'このメールアドレスで{shop}アカウントが作成されました。お心当たりのない場合は、このメールを破棄するか、下のリンクから配信を停止してください。',
    '누군가 이 이메일로 {shop} 계정을 만들었습니다. 본인이 아니라면 이 메일을 무시하거나 아래에서 수신을 거부해 주세요.',
    'มีผู้เปิดบัญชี {shop} ด้วยอีเมลนี้ หากไม่ใช่คุณ โปรดเพิกเฉยต่ออีเมลฉบับนี้ หรือหยุดรับอีเมลได้ด้านล่าง',
  ),
} satisfies Record<string, Sentence>

export function label(name: keyof typeof LABELS, language: Language, values: Record<string, string> = {}): string {
  return filled(LABELS[name], language, values)
}

export const filled = (sentence: Sentence, language: Language, values: Record<string, string>): string =>
  sentence[language].replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
