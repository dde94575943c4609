import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import { type Sentence, say } from '../../language/sentence.ts'
import { letterHtml } from '../../mail/letter/letter-html.ts'
import { letterText } from '../../mail/letter/letter-text.ts'
import { type MailTrial, tryMail } from '../../mail/mail-trial.ts'
import { readBrand } from '../brand/brand-service.ts'

const WORDS = {
  title: say(
    'Your shop can send email',
    '商城可以发送邮件',
    'メールを送信できます',
    '메일을 보낼 수 있습니다',
    'ร้านของคุณส่งอีเมลได้',
  ),
  body: say(
    'This is the test email from the settings of {shop}.',
    '这是在 {shop} 的设置中发送的测试邮件。',
    '{shop}の設定から送信したテストメールです。',
    '{shop} 설정에서 보낸 테스트 메일입니다.',
    'นี่คืออีเมลทดสอบจากการตั้งค่าของ {shop}',
  ),
  reason: say(
    'You’re getting this email because {address} asked for it at the operators’ desk.',
    '您收到此邮件，是因为 {address} 在后台请求发送。',
    '{address}が管理画面から送信したため、お届けしています。',
    '{address} 계정이 관리 화면에서 요청하여 보내 드리는 메일입니다.',
    'คุณได้รับอีเมลนี้เพราะ {address} ส่งจากหน้าผู้ดูแล',
  ),
}

/** Sends a test mail to an operator, and reports what the mail server answers. */
export async function sendTestMail(
  { db, config }: Pick<Context, 'db' | 'config'>,
  to: string,
  language: Language,
): Promise<MailTrial> {
  const shop_name = nameIn(await readBrand(db), language)
  const filled = (sentence: Sentence) =>
    sentence[language].replace('{shop}', () => shop_name).replace('{address}', () => to)
  const title = filled(WORDS.title)
  const letter = {
    language,
    shop: { name: shop_name, href: config.public_url, logo: null },
    title,
    blocks: [{ block: 'text', text: filled(WORDS.body) }] as const,
    reason: filled(WORDS.reason),
    links: [],
  }
  return tryMail(config, { to, subject: `${title} · ${shop_name}`, text: letterText(letter), html: letterHtml(letter) })
}
