// Child process of bench/server.ts that replies with constants until its parent ends.
import { openConstant } from '../server/testing/constant-reply.ts'

process.once('message', async (replies: Record<string, unknown>) => process.send?.(await openConstant(replies)))
process.once('disconnect', () => process.exit())
