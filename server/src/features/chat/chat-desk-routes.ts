import { implement, type Server } from '../../http/implement.ts'
import { withPictureForm } from '../upload/upload-service.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from './canned-answer-service.ts'
import { answerAtDesk, releaseChatAtDesk, saveAnswerPicture, takeChatAtDesk } from './chat-desk-service.ts'
import { listChats, readChatAtDesk, readChatHead, readMessageAtDesk } from './chat-read-service.ts'
import { readUpTo } from './chat-service.ts'

export function chatRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/service/chats', ({ db, language, query: { state = 'waiting', ...page } }) =>
    listChats(db, language, state, page),
  )
  implement(server, 'GET /api/admin/service/messages', ({ db, language, query }) => readChatAtDesk(db, language, query))
  implement(server, 'POST /api/admin/service/messages', async ({ db, language, body, ...operator }) =>
    readMessageAtDesk(db, language, body.user_id, await answerAtDesk(db, operator, body)),
  )
  implement(server, 'POST /api/admin/service/messages/read', async ({ db, body: { user_id, up_to } }) => {
    await readUpTo(db, user_id, 'operator', up_to)
    return null
  })
  implement(server, 'GET /api/admin/service/chat', ({ db, query: { user_id } }) => readChatHead(db, user_id))
  implement(server, 'POST /api/admin/service/take', async ({ db, body, ...operator }) => {
    await takeChatAtDesk(db, operator, body)
    return readChatHead(db, body.user_id)
  })
  implement(server, 'POST /api/admin/service/release', async ({ db, body: { user_id }, ...operator }) => {
    await releaseChatAtDesk(db, operator, user_id)
    return readChatHead(db, user_id)
  })
  implement(server, 'POST /api/admin/service/upload', async ({ context, request, query: { user_id }, ...operator }) => {
    const { operator_id: sender_id } = operator
    return withPictureForm(context, { request, sender_id }, (form) =>
      saveAnswerPicture(context, operator, user_id, form),
    )
  })
  implement(server, 'GET /api/admin/service/canned', ({ db }) => listCannedAnswers(db))
  implement(server, 'POST /api/admin/service/canned', async ({ db, body, ...operator }) => {
    await saveCannedAnswer(db, operator, body)
    return listCannedAnswers(db)
  })
  implement(server, 'POST /api/admin/service/canned_delete', async ({ db, body, ...operator }) => {
    await removeCannedAnswer(db, operator, body)
    return listCannedAnswers(db)
  })
}
