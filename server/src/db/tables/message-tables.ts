import type { Language, NoticeKind, NoticeTopic } from '@sampan/contract/rules'
import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonByDefault, Moment, MomentByDefault } from './columns.ts'

type ChatTable = {
  user_id: string
  messages: Generated<number>
  last_at: MomentByDefault
  waiting_since: Moment | null
  answered_by: string | null
  answered_until: Moment | null
}

type DeskNoteTable = {
  user_id: string
  note_id: string
  order_id: string | null
  text: string
  operator_id: string
  created_at: MomentByDefault
}

type CannedAnswerTable = {
  canned_answer_id: Generated<string>
  title: string
  words: Json<Record<Language, string>>
  version: Generated<number>
  changed_by: string
  changed_at: MomentByDefault
}

type ChatMessageTable = {
  user_id: string
  message_id: Generated<string>
  position: number
  by_whom: 'shopper' | 'operator'
  operator_id: string | null
  client_id: string
  text: string | null
  file_id: string | null
  order_id: string | null
  product_id: string | null
  created_at: MomentByDefault
  read_at: Moment | null
}

type NoticeTable = {
  user_id: string
  notice_id: Generated<string>
  topic: NoticeTopic
  kind: NoticeKind
  ref_id: string
  details: JsonByDefault<Record<string, string>>
  created_at: MomentByDefault
  read_at: Moment | null
}

type NoticeMailTable = {
  user_id: string
  mail_id: Generated<string>
  notice_id: string | null
  order_ids: string[] | null
  priority: Generated<number>
  tries: Generated<number>
  refusals: Generated<number>
  created_at: MomentByDefault
  next_try_at: MomentByDefault
}

type PushSubscriptionTable = {
  session_id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
  host: ColumnType<string, never, never>
  made_at: MomentByDefault
}

type NoticePushTable = {
  user_id: string
  push_id: Generated<string>
  notice_id: string
  session_id: string
  host: string
  priority: Generated<number>
  tries: Generated<number>
  created_at: MomentByDefault
  next_try_at: MomentByDefault
}

type NoticeChoiceTable = {
  user_id: string
  topic: NoticeTopic
  in_app: Generated<boolean>
  by_mail: Generated<boolean>
  by_push: Generated<boolean>
}

type FavouriteChangeTable = {
  change_id: Generated<string>
  product_id: string
  kind: Extract<NoticeKind, 'favourite_back' | 'favourite_cheaper'>
  told_up_to: string | null
  created_at: MomentByDefault
}

export type MessageTables = {
  notice: NoticeTable
  notice_mail: NoticeMailTable
  notice_choice: NoticeChoiceTable
  push_subscription: PushSubscriptionTable
  notice_push: NoticePushTable
  favourite_change: FavouriteChangeTable
  chat: ChatTable
  chat_message: ChatMessageTable
  canned_answer: CannedAnswerTable
  desk_note: DeskNoteTable
}
