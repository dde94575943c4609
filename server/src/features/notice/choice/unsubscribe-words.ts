import type { NoticeTopic } from '@sampan/contract/rules'
import { type Sentence, say } from '../../../language/sentence.ts'

export const TOPICS: Record<NoticeTopic, Sentence> = {
  order: say('orders', '订单', 'ご注文', '주문', 'คำสั่งซื้อ'),
  wallet: say('your wallet', '钱包', 'ウォレット', '지갑', 'กระเป๋าเงิน'),
  service: say('customer service', '客服', 'カスタマーサービス', '고객센터', 'บริการลูกค้า'),
  security: say('security', '账号安全', 'セキュリティ', '보안', 'ความปลอดภัย'),
  favourite: say('favourites', '收藏', 'お気に入り', '찜', 'รายการโปรด'),
}

/** The link at the end of a mail. */
export const UNSUBSCRIBE = say(
  'Stop emails about {topic}',
  '不再接收“{topic}”相关邮件',
  '「{topic}」に関するメールを停止',
  '‘{topic}’ 관련 메일 그만 받기',
  'หยุดรับอีเมลเกี่ยวกับ{topic}',
)

/** Texts of the page that ends mails. `{topic}` is one of `TOPICS`. */
export const PAGE = {
  ask: say(
    'Stop emails about {topic}?',
    '不再接收“{topic}”相关邮件？',
    '「{topic}」に関するメールの配信を停止しますか？',
    '‘{topic}’ 관련 메일을 그만 받으시겠습니까?',
    'หยุดรับอีเมลเกี่ยวกับ{topic}หรือไม่',
  ),
  stop: say('Stop these emails', '停止接收', '配信を停止する', '그만 받기', 'หยุดรับอีเมล'),
  stopped: say(
    'You won’t get emails about {topic} any more',
    '您将不再收到“{topic}”相关邮件',
    '「{topic}」に関するメールの配信を停止しました',
    '‘{topic}’ 관련 메일을 더 이상 보내지 않습니다',
    'คุณจะไม่ได้รับอีเมลเกี่ยวกับ{topic}อีก',
  ),
  again: say('Get them again', '恢复接收', '配信を再開する', '다시 받기', 'รับอีเมลอีกครั้ง'),
  on: say(
    'You’ll get emails about {topic} again',
    '您将重新收到“{topic}”相关邮件',
    '「{topic}」に関するメールの配信を再開しました',
    '‘{topic}’ 관련 메일을 다시 보내 드립니다',
    'คุณจะได้รับอีเมลเกี่ยวกับ{topic}อีกครั้ง',
  ),
  unknown: say(
    'This link doesn’t work',
    '此链接无效',
    'このリンクは無効です',
    '유효하지 않은 링크입니다',
    'ลิงก์นี้ใช้ไม่ได้',
  ),
  shop: say('Go to {shop}', '前往 {shop}', '{shop}を開く', '{shop} 열기', 'ไปที่ {shop}'),
}
