import { type Sentence, say } from '../../language/sentence.ts'

/**
 * Title and body of a notice. `{order_number}` and other placeholders are filled from its details; `{title}` is the
 * product's title.
 */
export type NoticeWords = { title: Sentence; body: Sentence }

/** The body of notices that mails about a topic were ended by the link in a mail. */
export const MAIL_ENDED_BODY = say(
  'Someone used the link in one of our emails. You can turn them on again here.',
  '有人点击了我们邮件中的退订链接。您可以在这里重新开启。',
  'メール内の配信停止リンクが使われました。ここで再開できます。',
  '메일의 수신 거부 링크를 통해 중단되었습니다. 여기에서 다시 켤 수 있습니다.',
  'มีการกดลิงก์หยุดรับในอีเมลของเรา คุณเปิดรับอีกครั้งได้ที่นี่',
)
