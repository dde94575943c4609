import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'

/** What the account's services need from a call: who is counted, the language of the answer, and where to report what happened. */
export type Asking = { db: Db; context: Context; request: FastifyRequest; language: Language }
