// npm run operator -- owner@example.com: creates an operator, or gives one a new password.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { EMAIL_PATTERN } from '@sampan/contract/rules'
import { readConfig } from '../config.ts'
import { AlreadyServed, openShopDatabase } from '../open-database.ts'
import { operatorPasswordFault } from '../security/operator-password.ts'
import { keepOperator } from '../security/operator-sql.ts'
import { hashPassword } from '../security/passwords.ts'

/** The password: from SAMPAN_DESK_PASSWORD, else typed (or piped) as one line. */
async function askPassword(): Promise<string> {
  const given = process.env.SAMPAN_DESK_PASSWORD
  if (given) return given
  const line = createInterface({ input: stdin, output: stdout, terminal: false })
  const typed = await line.question('Password: ')
  line.close()
  return typed
}

async function addOperator(account: string): Promise<string> {
  if (!EMAIL_PATTERN.test(account)) return 'Say whom: npm run operator -- owner@example.com'
  const password = await askPassword()
  const weakness = operatorPasswordFault(password)
  if (weakness) return weakness
  const { db, close } = await openShopDatabase(readConfig(process.env))
  try {
    await keepOperator(db, account.toLowerCase(), await hashPassword(password))
    return ''
  } finally {
    await close()
  }
}

const [account = ''] = process.argv.slice(2)
const fault = await addOperator(account).catch((error: unknown) => {
  if (error instanceof AlreadyServed) return 'The shop is open on this data: close it first.'
  throw error
})
stdout.write(fault ? `${fault}\n` : `${account} can sign in at the desk now.\n`)
process.exitCode = fault ? 1 : 0
