import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'
import type { Purpose } from './one-time-code-sql.ts'

type Words = { subject: string; purposes: Record<Purpose, string>; valid: string; ignore: string }

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'Your {shop} code',
    purposes: {
      password: 'Use this code to set a new password for your {shop} account:',
      payment_code: 'Use this code to set a new payment code for your {shop} wallet:',
      login: 'Use this code along with your password to log in to your {shop} account:',
      email: 'Use this code to confirm this email address for your {shop} account:',
      verify: 'Use this code to confirm that this email address is yours:',
    },
    valid: 'It’s valid for 10 minutes and works once.',
    ignore: 'Didn’t request this? You can ignore this email. Never share the code with anyone, not even us.',
  },
  'zh-CN': {
    subject: '{shop} 验证码',
    purposes: {
      password: '您正在重置 {shop} 账号的登录密码，验证码为：',
      payment_code: '您正在重置 {shop} 钱包的支付密码，验证码为：',
      login: '您正在登录 {shop} 账号，除密码外还需输入验证码：',
      email: '您正在将此邮箱设为 {shop} 账号的邮箱，验证码为：',
      verify: '您正在确认此邮箱归您本人使用，验证码为：',
    },
    valid: '验证码 10 分钟内有效，仅可使用一次。',
    ignore: '如非本人操作，请忽略此邮件。请勿将验证码告诉任何人，包括我们的客服。',
  },
  ja: {
    subject: '【{shop}】認証コードのお知らせ',
    purposes: {
      password: '{shop}アカウントのパスワードを再設定するための認証コードです。',
      payment_code: '{shop}ウォレットの支払い暗証番号を再設定するための認証コードです。',
      login: '{shop}アカウントへのログイン時に、パスワードとあわせて入力する認証コードです。',
      email: 'このメールアドレスを{shop}アカウントに登録するための認証コードです。',
      verify: 'このメールアドレスがご本人のものであることを確認するための認証コードです。',
    },
    valid: '有効期限は10分です。一度だけご利用いただけます。',
    ignore:
      'お心当たりのない場合は、このメールを破棄してください。認証コードは、当店の担当者を含め、誰にも教えないでください。',
  },
  ko: {
    subject: '{shop} 인증 코드 안내',
    purposes: {
      password: '{shop} 계정의 비밀번호를 재설정하기 위한 인증 코드입니다.',
      payment_code: '{shop} 지갑의 결제 비밀번호를 재설정하기 위한 인증 코드입니다.',
      login: '{shop} 계정에 로그인할 때 비밀번호와 함께 입력하는 인증 코드입니다.',
      email: '이 이메일을 {shop} 계정의 이메일로 등록하기 위한 인증 코드입니다.',
      verify: '이 이메일이 본인의 것임을 확인하기 위한 인증 코드입니다.',
    },
    valid: '10분 동안 유효하며 한 번만 사용할 수 있습니다.',
    ignore:
      '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증 코드는 상담원을 포함해 누구에게도 알려 주지 마세요.',
  },
  th: {
    subject: 'รหัสยืนยันจาก {shop}',
    purposes: {
      password: 'รหัสสำหรับตั้งรหัสผ่านใหม่ของบัญชี {shop} ของคุณคือ',
      payment_code: 'รหัสสำหรับตั้งรหัส PIN ใหม่ของกระเป๋าเงิน {shop} ของคุณคือ',
      login: 'รหัสสำหรับเข้าสู่ระบบบัญชี {shop} ของคุณ โดยใช้คู่กับรหัสผ่าน คือ',
      email: 'รหัสสำหรับตั้งอีเมลนี้เป็นอีเมลของบัญชี {shop} ของคุณคือ',
      verify: 'รหัสสำหรับยืนยันว่าอีเมลนี้เป็นของคุณคือ',
    },
    valid: 'รหัสนี้ใช้ได้ภายใน 10 นาทีและใช้ได้เพียงครั้งเดียว',
    ignore: 'หากคุณไม่ได้เป็นผู้ขอรหัสนี้ โปรดเพิกเฉยต่ออีเมลฉบับนี้ และอย่าบอกรหัสแก่ผู้ใด รวมถึงเจ้าหน้าที่ของเรา',
  },
}

type CodeMail = { code: string; purpose: Purpose; language: Language; public_url: string }

/** The code is a separate line, so that it is easily read and copied. */
export function oneTimeCodeMail({ code, purpose, language, public_url }: CodeMail, brand: Brand): Omit<Mail, 'to'> {
  const { subject, purposes, valid, ignore } = WORDS[language]
  const text = (words: string) => ({ block: 'text', text: words }) as const
  const blocks = [text(purposes[purpose]), { block: 'code', text: code } as const, text(valid), text(ignore)]
  return accountLetter(brand, language, { subject, blocks }, public_url)
}
