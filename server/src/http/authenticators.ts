import type { DeskRole, DeskStep, MachineRight } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'

export type ShopperSession = { user_id: string; session_id: string; token_hash: Buffer }
export type OperatorSession = {
  operator_id: string
  operator_account: string
  roles: DeskRole[]
  token_hash: Buffer
  /** The sign-in step that is still missing. Set while only the password has been checked. */
  awaits?: DeskStep
  /** The machine token that makes the call, used instead of a session. */
  machine_token?: string
}

export type Operator = Pick<OperatorSession, 'operator_id' | 'operator_account'>

/** Authenticates a request. Each function throws NotSignedIn without a valid session or token. */
export type Authenticators = {
  shopper: (db: Db, request: FastifyRequest) => Promise<ShopperSession>
  operator: (db: Db, request: FastifyRequest) => Promise<OperatorSession>
  /**
   * Returns the owner who created the token.
   * @throws Refusal machine_token_right unless the token has the right.
   */
  machine: (db: Db, token: string, right: MachineRight | undefined) => Promise<OperatorSession>
}
