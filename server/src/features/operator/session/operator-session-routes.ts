import type { Db } from '../../../db/database.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { readMe } from '../operator-sql.ts'
import { findOwnSessions } from './operator-session-sql.ts'
import {
  endOperatorSessions,
  type SignInStep,
  signInAtDesk,
  signInWithCode,
  signOutAtDesk,
} from './operator-sign-in-service.ts'
import {
  beginSecondFactor,
  changeDigestAtDesk,
  changeNameAtDesk,
  changeNewWorkMailAtDesk,
  changePasswordAtDesk,
  checkFreshCode,
  confirmSecondFactor,
  renewRecoveryCodes,
  signInWithNewPassword,
} from './own-account-service.ts'

/** @param readShopName the shop's name, which authenticator apps show next to the code. */
export const operatorSessionRoutes =
  (readShopName: ReadShopName) =>
  (server: Server): void => {
    implement(server, 'POST /api/admin/login', async ({ body, ...caller }) =>
      greet(caller.db, await signInAtDesk(body, caller)),
    )
    implement(server, 'POST /api/admin/login/code', async (caller) =>
      greet(caller.db, await signInWithCode(caller, caller.body.code, caller)),
    )
    implement(server, 'POST /api/admin/login/password', async (caller) =>
      greet(caller.db, await signInWithNewPassword(caller, caller.body.new_password, caller)),
    )
    implement(server, 'POST /api/admin/logout', async (caller) => {
      await signOutAtDesk(caller, caller)
      return null
    })
    implement(server, 'GET /api/admin/me', ({ db, operator_id, awaits = null }) => greet(db, { operator_id, awaits }))
    ownAccountRoutes(server, readShopName)
  }

const greet = async (db: Db, { operator_id, awaits }: SignInStep) => ({ ...(await readMe(db, operator_id)), awaits })

type ReadShopName = (db: Db) => Promise<string>

function ownAccountRoutes(server: Server, readShopName: ReadShopName): void {
  implement(server, 'POST /api/admin/name', async ({ db, body: { name }, ...operator }) => {
    await changeNameAtDesk(db, operator, name)
    return greet(db, { operator_id: operator.operator_id, awaits: null })
  })
  implement(server, 'POST /api/admin/digest', async ({ db, language, body: { is_on }, ...operator }) => {
    await changeDigestAtDesk(db, operator, is_on ? language : null)
    return greet(db, { operator_id: operator.operator_id, awaits: null })
  })
  implement(server, 'POST /api/admin/new_work_mail', async ({ db, language, body: { is_on }, ...operator }) => {
    await changeNewWorkMailAtDesk(db, operator, is_on ? language : null)
    return greet(db, { operator_id: operator.operator_id, awaits: null })
  })
  implement(server, 'POST /api/admin/password', async (caller) => {
    await changePasswordAtDesk(caller, caller.body, caller)
    return null
  })
  implement(server, 'POST /api/admin/second_factor/begin', async (caller) =>
    beginSecondFactor(caller, { ...caller.body, shop_name: await readShopName(caller.db) }, caller),
  )
  implement(server, 'POST /api/admin/second_factor/confirm', (caller) =>
    confirmSecondFactor(caller, caller.body.code, caller),
  )
  implement(server, 'POST /api/admin/second_factor/check', async (caller) => {
    await checkFreshCode(caller, caller.body.code, caller)
    return null
  })
  implement(server, 'POST /api/admin/second_factor/codes', (caller) =>
    renewRecoveryCodes(caller, caller.body.code, caller),
  )
  implement(server, 'GET /api/admin/session/list', async ({ db, operator_id, token_hash }) => ({
    sessions: await findOwnSessions(db, operator_id, token_hash),
  }))
  implement(server, 'POST /api/admin/session/end', async ({ db, body, ...operator }) => {
    await endOperatorSessions(db, operator, 'session_id' in body ? body.session_id : undefined)
    return null
  })
}
