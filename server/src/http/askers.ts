import type { DeskRole, DeskStep, MachineRight } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'

export type ShopperSession = { user_id: string; session_id: string; token_hash: Buffer }
export type OperatorSession = {
  operator_id: string
  operator_account: string
  roles: DeskRole[]
  token_hash: Buffer
  /** Only the password was right so far: what the session still waits for. */
  awaits?: DeskStep
  /** The operator's machine token that makes the call, in place of a session. */
  machine_token?: string
}

/** How a request shows who asks. Each throws NotSignedIn without a living session. */
export type Askers = {
  shopper: (db: Db, request: FastifyRequest) => Promise<ShopperSession>
  operator: (db: Db, request: FastifyRequest) => Promise<OperatorSession>
  /** The owner who made the token. @throws Refusal machine_token_right unless the token has the right. */
  machine: (db: Db, token: string, right: MachineRight | undefined) => Promise<OperatorSession>
}
