import { parseArgs } from 'node:util'
import { formatCents } from '@sampan/contract'
import { readConfig } from '../config.ts'
import { runFullAudit } from '../ledger/audit.ts'
import { Busy } from '../refusal/refusal.ts'
import { openShopDatabase } from '../start/open-database.ts'
import { CannotOpen } from '../start/own-database.ts'
import { table } from './table.ts'

type AuditTerminal = {
  env: NodeJS.ProcessEnv
  say: (text: string) => void
  complain: (text: string) => void
}

/**
 * Runs a full audit of the ledger.
 * @returns the exit code: 1 when it found problems or did not run.
 */
export async function runAudit(argv: readonly string[], { env, say, complain }: AuditTerminal): Promise<0 | 1> {
  try {
    parseArgs({ args: [...argv], options: {} })
    const audited = await auditOnce(env)
    say(problemsText(audited))
    return audited.problems.length === 0 ? 0 : 1
  } catch (error) {
    const sentence = sentenceOf(error)
    if (!sentence) throw error
    complain(sentence)
    return 1
  }
}

async function auditOnce(env: NodeJS.ProcessEnv) {
  const { db, close } = await openShopDatabase(readConfig(env))
  try {
    // This signal never aborts the audit, because Ctrl-C ends the process, and the statement timeout limits the audit.
    return await runFullAudit(db, new AbortController().signal)
  } finally {
    await close()
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CannotOpen) return error.message
  if (error instanceof Busy) return 'Another audit is running: try again in a minute.'
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return error.message
  return undefined
}

const dollars = (amount_cents: number | null) => (amount_cents === null ? '' : `$${formatCents(amount_cents)}`)

function problemsText({ problems, truncated }: Awaited<ReturnType<typeof runFullAudit>>): string {
  if (problems.length === 0) return 'The books are sound.'
  const columns = [
    { title: 'PROBLEM' },
    { title: 'ACCOUNT' },
    { title: 'FOUND', right: true },
    { title: 'EXPECTED', right: true },
  ]
  const text = table(
    columns,
    problems.map((one) => [one.problem, one.account, dollars(one.found_cents), dollars(one.expected_cents)]),
  )
  return truncated ? `${text}\nThere are more: these are the first ${problems.length}.` : text
}
