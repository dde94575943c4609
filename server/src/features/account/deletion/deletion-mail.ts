import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { say } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'

const SUBJECT = say(
  'Your {shop} account was deleted',
  '您的 {shop} 账号已注销',
  '{shop}アカウント削除のお知らせ',
  '{shop} 계정이 삭제되었습니다',
  'ลบบัญชี {shop} ของคุณแล้ว',
)

const TEXT = say(
  'We’ve deleted your {shop} account, along with your addresses, cart, favourites and pictures. Orders and transactions stay in our books without your name, and your reviews are now anonymous.\n\nThis is our last email about this account. You’re welcome to open a new one with this address anytime.',
  '您的 {shop} 账号已注销，收货地址、购物车、收藏和图片均已删除。订单和资金记录留在账目中但不含您的姓名，评价以匿名保留。\n\n这是关于该账号的最后一封邮件。您可以随时用此邮箱重新注册。',
  '{shop}アカウントを削除しました。お届け先、カート、お気に入り、画像も削除されました。注文と入出金の記録は、お名前を除いて帳簿に残ります。レビューは匿名で残ります。\n\nこのアカウントについてのメールはこれが最後です。同じメールアドレスで、いつでも新しいアカウントを作成できます。',
  '{shop} 계정이 삭제되었습니다. 배송지, 장바구니, 찜 목록, 사진도 함께 삭제되었습니다. 주문과 입출금 기록은 이름을 지운 채 장부에 남고, 리뷰는 익명으로 남습니다.\n\n이 계정에 관한 마지막 메일입니다. 언제든지 이 이메일로 새 계정을 만들 수 있습니다.',
  'บัญชี {shop} ของคุณถูกลบแล้ว รวมถึงที่อยู่ ตะกร้า รายการโปรด และรูปภาพ ประวัติคำสั่งซื้อและธุรกรรมการเงินจะเก็บไว้ในระบบบัญชีโดยไม่มีชื่อของคุณ ส่วนรีวิวจะไม่ระบุชื่อ\n\nนี่คืออีเมลฉบับสุดท้ายเกี่ยวกับบัญชีนี้ คุณเปิดบัญชีใหม่ด้วยอีเมลเดิมได้ทุกเมื่อ',
)

export const accountDeletedMail = (language: Language, brand: Brand, public_url: string): Omit<Mail, 'to'> => {
  const blocks = TEXT[language].split('\n\n').map((text) => ({ block: 'text', text }) as const)
  return accountLetter(brand, language, { subject: SUBJECT[language], blocks }, public_url)
}
