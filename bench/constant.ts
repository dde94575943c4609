// The child process of bench/server.ts that answers constants, until its parent is gone.
import { openConstant } from '../server/testing/constant-reply.ts'

process.once('message', async (replies: Record<string, unknown>) => process.send?.(await openConstant(replies)))
process.once('disconnect', () => process.exit())
