import type { Language } from '@sampan/contract/rules'
import { say } from '../../language/sentence.ts'

const TITLE = say(
  '{count} new notifications',
  '{count} 条新通知',
  '新しいお知らせが{count}件あります',
  '새 알림 {count}건',
  'การแจ้งเตือนใหม่ {count} รายการ',
)

const BODY = say(
  'They came in quick succession. You’ll find all of them in the shop.',
  '短时间内有多条通知，可在商城中查看全部内容。',
  '短い時間に続けて届いたお知らせです。すべてショップでご覧いただけます。',
  '짧은 시간에 알림이 여러 건 도착했습니다. 쇼핑몰에서 모두 확인하실 수 있습니다.',
  'มีการแจ้งเตือนหลายรายการในเวลาใกล้กัน ดูทั้งหมดได้ในร้าน',
)

/** The number of notices that are due at the same time from which one mail or push message names them all. */
export const MERGED_FROM = 4

/** The page that lists all notices. */
export const ALL_NOTICES = '/notification'

/** The text of a mail or push message about several notices. */
export const mergedText = (count: number, language: Language): { title: string; body: string } => ({
  title: TITLE[language].replace('{count}', String(count)),
  body: BODY[language],
})
