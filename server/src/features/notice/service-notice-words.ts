import type { NOTICE_KINDS } from '@sampan/contract/rules'
import { say } from '../../language/sentence.ts'
import type { NoticeWords } from './notice-text.ts'

/** Texts of notices about the chat and the account. `{address}` is the shopper's e-mail address. */
export const SERVICE_NOTICES: Record<(typeof NOTICE_KINDS.service)[number], NoticeWords> = {
  service_reply: {
    title: say(
      'Customer service replied',
      '客服回复了您',
      'カスタマーサービスから返信があります',
      '고객센터에서 답변이 도착했습니다',
      'ฝ่ายบริการลูกค้าตอบกลับแล้ว',
    ),
    body: say(
      'Read the reply in the chat.',
      '请在会话中查看。',
      'チャットでご覧ください。',
      '채팅에서 확인해 주세요.',
      'อ่านคำตอบได้ในแชต',
    ),
  },
  mail_refused: {
    title: say(
      'Our email didn’t reach you',
      '我们的邮件未能送达',
      'メールをお届けできませんでした',
      '메일을 전달하지 못했습니다',
      'อีเมลของเราส่งไม่ถึงคุณ',
    ),
    body: say(
      'Email to {address} came back, so we’ve stopped sending it. Check your address in your profile.',
      '发往 {address} 的邮件被退回，我们已停止发送。请在个人资料中检查邮箱。',
      '{address}宛てのメールが届かなかったため、送信を停止しました。プロフィールでメールアドレスをご確認ください。',
      '{address} 주소로 메일이 전달되지 않아 발송을 중단했습니다. 프로필에서 이메일을 확인해 주세요.',
      'อีเมลที่ส่งถึง {address} ถูกตีกลับ เราจึงหยุดส่งแล้ว กรุณาตรวจสอบอีเมลในโปรไฟล์',
    ),
  },
}
