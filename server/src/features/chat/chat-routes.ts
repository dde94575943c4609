import { implement, type Server } from '../../http/implement.ts'
import { readChat, readMessage } from './chat-read-service.ts'
import { readUpTo, writeMessage } from './chat-service.ts'

export function chatRoutes(server: Server): void {
  implement(server, 'GET /api/service/messages', ({ db, user_id, language, query }) =>
    readChat(db, language, { ...query, user_id }),
  )
  implement(server, 'POST /api/service/messages', async ({ db, context, user_id, language, body }) =>
    readMessage(db, language, user_id, await writeMessage(context, user_id, body)),
  )
  implement(server, 'POST /api/service/messages/read', async ({ db, user_id, body: { up_to } }) => {
    await readUpTo(db, user_id, 'shopper', up_to)
    return null
  })
}
