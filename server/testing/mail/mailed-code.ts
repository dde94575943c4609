import type { Purpose } from '../../src/features/account/mailbox/one-time-code-sql.ts'
import { callerOf, type TestShop } from '../world.ts'

type Options = { purpose?: Purpose; device_token?: string; remote_address?: string; token?: string }

/**
 * Requests a code and reads it from the account's mail.
 * @returns the fields to send with the form. Without a mail the code is 00000000.
 */
export async function aMailedCode(shop: TestShop, account: string, options: Options = {}) {
  const { purpose = 'password', device_token, remote_address, token } = options
  const body = { account, purpose, ...(device_token && { device_token }) }
  const reply = await callerOf(shop, token)(
    'POST /api/user/send_code',
    { body },
    { ...(remote_address && { remote_address }) },
  )
  const mail = shop.mails.findLast(({ to }) => to === account)
  return { ...reply.data, code: mail?.text.match(/^\d{8}$/m)?.[0] ?? '00000000' }
}

/** A wrong code in the same format. */
export const another = (code: string) => (code === '00000000' ? '00000001' : '00000000')
