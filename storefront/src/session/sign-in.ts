import type { I18n } from '@lingui/core'
import type { LocaleKey } from '@sampan/contract/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '../api/call.ts'
import { readNow } from '../api/use-read-now.ts'
import { session, storedLocale } from './session.ts'
import { switchLanguage } from './switch-language.ts'

type Tools = { call: Call; client: QueryClient; i18n: I18n }

/** Takes a fresh token into use and loads the shopper; a language chosen on this device wins over the account's. */
export async function startSession({ call, client, i18n }: Tools, token: string): Promise<void> {
  session.signIn(token)
  const user = await readNow(client, 'GET /api/user/getUserInfo')
  session.keepUser(user)
  const stored = storedLocale()
  const own = user.lang.file_name as LocaleKey // the contract's list of locale keys
  if (stored === undefined) return switchLanguage(i18n, client, own)
  if (stored === own) return
  // The shopper is inside already: the account learns the language at the next login, if it cannot be told now.
  await call('GET /api/user/set_language', { query: { file_name: stored } }, { quiet: true, asker: 'screen' }).catch(
    () => {},
  )
}
