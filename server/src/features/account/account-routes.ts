import { implement, type Server } from '../../implement.ts'
import { closeSession } from './session-service.ts'
import { register, signIn } from './sign-in-service.ts'

export function accountRoutes(server: Server): void {
  implement(server, 'POST /api/user/register', ({ body, ...asking }) => register(body, asking))
  implement(server, 'POST /api/user/login', ({ body, ...asking }) => signIn(body, asking))
  implement(server, 'POST /api/user/logout', async ({ db, request }) => {
    await closeSession(db, request)
    return null
  })
}
