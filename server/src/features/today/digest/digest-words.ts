import { say } from '../../../language/sentence.ts'
import type { WaitingKind } from '../today-sql.ts'

/** Texts that are the same in all mails about work. */
export const WORK_MAIL = {
  fresh: say('{count} new', '{count} 项新增', '新着{count}件', '새로 {count}건', 'ใหม่ {count} รายการ'),
  overdue: say('{count} overdue', '{count} 项超时', '期限超過{count}件', '{count}건 지연', 'เกินกำหนด {count} รายการ'),
  button: say('Open the desk', '打开管理后台', '管理画面を開く', '관리자 페이지 열기', 'เปิดระบบหลังร้าน'),
  settings: say(
    'Turn it off in your account',
    '在账号中关闭',
    'アカウントでオフにする',
    '계정에서 끄기',
    'ปิดได้ในบัญชีของคุณ',
  ),
}

/** The mails about new work. */
export const NEW_WORK = {
  title: say('New work at the desk', '有新的待办事项', '新しい仕事があります', '새 할 일이 있습니다', 'มีงานใหม่รออยู่'),
  reason: say(
    'You’re getting this email because email about new work is on in your account at {shop}.',
    '您收到此邮件，是因为您在 {shop} 的账号已开启新待办邮件。',
    '{shop}のアカウントで新しい仕事のメールがオンになっているため、お送りしています。',
    '{shop} 계정에서 새 할 일 메일이 켜져 있어 보내 드립니다.',
    'คุณได้รับอีเมลนี้เพราะเปิดอีเมลงานใหม่ไว้ในบัญชีของคุณที่ {shop}',
  ),
}

/** The morning digest. */
export const DIGEST = {
  title: say('What’s waiting this morning', '今早的待办事项', '今朝の未処理の仕事', '오늘 아침 할 일', 'งานที่รออยู่เช้านี้'),
  reason: say(
    'You’re getting this email because the morning email is on in your account at {shop}. On mornings when nothing is waiting, none is sent.',
    '您收到此邮件，是因为您在 {shop} 的账号已开启早间邮件。没有待办事项时不会发送。',
    '{shop}のアカウントで朝のメールがオンになっているため、お送りしています。未処理の仕事がない朝は送信されません。',
    '{shop} 계정에서 아침 메일이 켜져 있어 보내 드립니다. 할 일이 없는 날에는 보내지 않습니다.',
    'คุณได้รับอีเมลนี้เพราะเปิดอีเมลตอนเช้าไว้ในบัญชีของคุณที่ {shop} วันที่ไม่มีงานรออยู่จะไม่มีอีเมล',
  ),
}

/** The names of the queues, as on the start page of the desk. */
export const QUEUES = {
  recharge: say('Top-ups to review', '待审核充值', '審査待ちのチャージ', '심사할 충전', 'การเติมเงินที่ต้องตรวจสอบ'),
  withdrawal: say('Withdrawals to review', '待审核提现', '審査待ちの出金', '심사할 출금', 'การถอนเงินที่ต้องตรวจสอบ'),
  payout: say('Payouts to make', '待出款', '送金待ち', '지급할 출금', 'รายการที่ต้องจ่ายเงิน'),
  order: say('Orders to ship', '待发货订单', '発送待ちの注文', '발송할 주문', 'คำสั่งซื้อที่ต้องจัดส่ง'),
  refund: say('Refunds to review', '待处理退款', '審査待ちの返金', '심사할 환불', 'คำขอคืนเงินที่ต้องพิจารณา'),
  message: say('Unanswered chats', '待回复买家', '返信待ちの購入者', '답변 대기 구매자', 'ลูกค้าที่รอคำตอบ'),
  proposal: say('Requests to approve', '待审批的申请', '承認待ちの申請', '처리할 승인 요청', 'คำขอที่ต้องอนุมัติ'),
  stock: say(
    'Products low in stock',
    '库存紧张的商品',
    '在庫が残りわずかの商品',
    '재고가 부족한 상품',
    'สินค้าที่สต็อกเหลือน้อย',
  ),
} satisfies Record<WaitingKind | 'stock', ReturnType<typeof say>>
