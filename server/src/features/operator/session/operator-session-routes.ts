import type { Db } from '../../../db/database.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { readMe } from '../operator-sql.ts'
import { findOwnSessions } from './operator-session-sql.ts'
import {
  endSessions,
  type SignInStep,
  signInAtDesk,
  signInWithCode,
  signOutAtDesk,
} from './operator-sign-in-service.ts'
import {
  beginSecondFactor,
  changeNameAtDesk,
  changePasswordAtDesk,
  checkFreshCode,
  confirmSecondFactor,
  renewRecoveryCodes,
  signInWithNewPassword,
} from './own-account-service.ts'

export function operatorSessionRoutes(server: Server): void {
  implement(server, 'POST /api/admin/login', async ({ body, ...caller }) =>
    greet(caller.db, await signInAtDesk(body, caller)),
  )
  implement(server, 'POST /api/admin/login/code', async (asked) =>
    greet(asked.db, await signInWithCode(asked, asked.body.code, asked)),
  )
  implement(server, 'POST /api/admin/login/password', async (asked) =>
    greet(asked.db, await signInWithNewPassword(asked, asked.body.new_password, asked)),
  )
  implement(server, 'POST /api/admin/logout', async (asked) => {
    await signOutAtDesk(asked, asked)
    return null
  })
  implement(server, 'GET /api/admin/me', ({ db, operator_id, awaits = null }) => greet(db, { operator_id, awaits }))
  ownAccountRoutes(server)
}

const greet = async (db: Db, { operator_id, awaits }: SignInStep) => ({ ...(await readMe(db, operator_id)), awaits })

function ownAccountRoutes(server: Server): void {
  implement(server, 'POST /api/admin/name', async ({ db, body: { name }, ...operator }) => {
    await changeNameAtDesk(db, operator, name)
    return greet(db, { operator_id: operator.operator_id, awaits: null })
  })
  implement(server, 'POST /api/admin/password', async (asked) => {
    await changePasswordAtDesk(asked, asked.body, asked)
    return null
  })
  implement(server, 'POST /api/admin/second_factor/begin', (asked) => beginSecondFactor(asked, asked.body, asked))
  implement(server, 'POST /api/admin/second_factor/confirm', (asked) =>
    confirmSecondFactor(asked, asked.body.code, asked),
  )
  implement(server, 'POST /api/admin/second_factor/check', async (asked) => {
    await checkFreshCode(asked, asked.body.code, asked)
    return null
  })
  implement(server, 'POST /api/admin/second_factor/codes', (asked) => renewRecoveryCodes(asked, asked.body.code, asked))
  implement(server, 'GET /api/admin/session/list', async ({ db, operator_id, token_hash }) => ({
    sessions: await findOwnSessions(db, operator_id, token_hash),
  }))
  implement(server, 'POST /api/admin/session/end', async ({ db, body, ...operator }) => {
    await endSessions(db, operator, 'session_id' in body ? body.session_id : undefined)
    return null
  })
}
