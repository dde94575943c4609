import { LANGUAGES, languageOf, ORDER_STATUS, ORDER_STATUS_WORDS, type OrderStatusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { fileUrl } from '../../upload/upload-service.ts'
import { changeEmail } from '../mailbox/email-change-service.ts'
import { changeLanguage, changeProfile } from './profile-service.ts'
import { countUnreadNotices, findProfile, findUserInfo } from './profile-sql.ts'

const choiceOf = (name: string) => {
  const language = languageOf(name)
  if (!language) throw new Error(`no language: ${name}`)
  return language
}

/** Files with the purpose `avatar` are public. Their names cannot be guessed. */
const withAvatar = <Row extends { avatar_file_name: string | null }>({ avatar_file_name, ...row }: Row) => ({
  ...row,
  avatar_url: avatar_file_name && fileUrl(avatar_file_name),
})

/** The counts of orders by the API's numbers, also of statuses without an order. */
const countsByNumber = (orders: Partial<Record<OrderStatusWord, number>>) =>
  Object.fromEntries(ORDER_STATUS_WORDS.map((word) => [ORDER_STATUS[word], orders[word] ?? 0]))

export function profileRoutes(server: Server): void {
  implement(server, 'GET /api/user/getUserInfo', async ({ db, user_id }) => {
    const [info, balance, unread_count] = await Promise.all([
      findUserInfo(db, user_id),
      balanceOf(db, user_id),
      countUnreadNotices(db, user_id),
    ])
    const { language, likes, follows, history, orders, ...row } = withAvatar(info)
    const counts = { likes, follows, history }
    const order_counts = countsByNumber(orders)
    return { ...row, ...balance, unread_count, counts, order_counts, lang: choiceOf(language) }
  })
  implement(server, 'POST /api/user/profile', async ({ user_id, body, ...caller }) =>
    withAvatar(await changeProfile(caller, user_id, body)),
  )
  implement(server, 'POST /api/user/change_email', async ({ body, ...caller }) => {
    await changeEmail(body, caller, caller)
    return withAvatar(await findProfile(caller.db, caller.user_id))
  })
  implement(server, 'GET /api/user/language_list', async () => [...LANGUAGES])
  implement(server, 'GET /api/user/set_language', async ({ user_id, query, ...caller }) => {
    const language = choiceOf(query.file_name)
    await changeLanguage(caller, user_id, language.tag)
    return language
  })
}
