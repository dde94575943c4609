import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { type Sentence, say } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'

type Letter = { subject: Sentence; paragraphs: Sentence[] }

const CHANGED: Letter = {
  subject: say(
    'The email address of your {shop} account was changed',
    '您的 {shop} 账号邮箱已更换',
    '{shop}アカウントのメールアドレス変更のお知らせ',
    '{shop} 계정의 이메일이 변경되었습니다',
    'อีเมลของบัญชี {shop} ของคุณถูกเปลี่ยนแล้ว',
  ),
  paragraphs: [
    say(
      'Your {shop} account now uses a different email address, so you can no longer log in with this one. We logged out all other devices and paused withdrawals for 24 hours.',
      '您的 {shop} 账号已改用其他邮箱，此邮箱不能再用于登录。其他设备均已退出登录，24 小时内不能提现。',
      '{shop}アカウントのメールアドレスが変更され、このアドレスではログインできなくなりました。ほかのすべての端末からログアウトされ、出金は24時間できません。',
      '{shop} 계정의 이메일이 다른 주소로 변경되어 이 주소로는 더 이상 로그인할 수 없습니다. 다른 기기는 모두 로그아웃되었으며 24시간 동안 출금할 수 없습니다.',
      'บัญชี {shop} ของคุณเปลี่ยนไปใช้อีเมลอื่นแล้ว และใช้อีเมลนี้เข้าสู่ระบบไม่ได้อีก อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว และต้องรอ 24 ชั่วโมงจึงจะถอนเงินได้',
    ),
    say(
      'Wasn’t you? Contact customer service right away.',
      '如非本人操作，请立即联系客服。',
      'お心当たりのない場合は、すぐにカスタマーサービスへご連絡ください。',
      '본인이 변경하지 않았다면 즉시 고객센터에 알려 주세요.',
      'หากคุณไม่ได้เป็นผู้เปลี่ยน กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    ),
  ],
}

const TAKEN: Letter = {
  subject: say(
    'Someone entered your email address at {shop}',
    '有人在 {shop} 输入了您的邮箱',
    '{shop}でこのメールアドレスが入力されました',
    '{shop}에서 이 이메일 주소가 입력되었습니다',
    'มีการกรอกอีเมลของคุณที่ {shop}',
  ),
  paragraphs: [
    say(
      'Someone tried to use this email address for a {shop} account. It already belongs to one, so nothing changed.',
      '有人想将此邮箱设为某个 {shop} 账号的邮箱。此邮箱已有账号，因此未作任何更改。',
      'このメールアドレスを{shop}アカウントに登録しようとした方がいます。すでに別のアカウントで使われているため、何も変更されていません。',
      '누군가 이 이메일을 {shop} 계정의 이메일로 등록하려고 했습니다. 이미 다른 계정에서 사용 중이므로 아무것도 변경되지 않았습니다.',
      'มีผู้ต้องการตั้งอีเมลนี้เป็นอีเมลของบัญชี {shop} แต่อีเมลนี้มีบัญชีอยู่แล้ว จึงไม่มีการเปลี่ยนแปลงใด ๆ',
    ),
    say(
      'If that was you, log in with this address instead. If not, you can ignore this email.',
      '如是您本人操作，请直接用此邮箱登录；如非本人操作，请忽略此邮件。',
      'ご本人の場合は、このアドレスでログインしてください。お心当たりのない場合は、このメールを破棄してください。',
      '본인이라면 이 이메일로 로그인해 주세요. 그렇지 않다면 이 메일을 무시하셔도 됩니다.',
      'หากเป็นคุณ กรุณาเข้าสู่ระบบด้วยอีเมลนี้แทน หากไม่ใช่ โปรดเพิกเฉยต่ออีเมลฉบับนี้',
    ),
  ],
}

const written =
  ({ subject, paragraphs }: Letter) =>
  (language: Language, brand: Brand, public_url: string): Omit<Mail, 'to'> => {
    const blocks = paragraphs.map((paragraph) => ({ block: 'text', text: paragraph[language] }) as const)
    return accountLetter(brand, language, { subject: subject[language], blocks }, public_url)
  }

/** The mail to the account's previous address. */
export const addressChangedMail = written(CHANGED)

/** The mail to the owner of an e-mail address that another shopper entered as new address. */
export const addressTakenMail = written(TAKEN)
