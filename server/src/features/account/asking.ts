import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'

/** What the account's services need to know of a call: who is counted, answered in what, and told of what happened. */
export type Asking = { db: Db; context: Context; request: FastifyRequest; language: Language }
