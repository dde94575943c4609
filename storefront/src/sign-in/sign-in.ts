import type { I18n } from '@lingui/core'
import type { LocaleKey } from '@sampan/contract/rules'
import type { Call } from '@sampan/front/call'
import type { QueryClient } from '@tanstack/react-query'
import { readNow } from '../api/use-read-now.ts'
import { storedLocale } from '../language/stored-locale.ts'
import { switchLanguage } from '../language/switch-language.ts'
import { session } from '../session/session.ts'

type Tools = { call: Call; client: QueryClient; i18n: I18n }

/**
 * Starts a session with a new token and loads the shopper. A language chosen on this device overrides the account's.
 * A language that was chosen nowhere, such as that of the registration, does not override the browser's.
 */
export async function startSession({ call, client, i18n }: Tools, token: string): Promise<void> {
  session.signIn(token)
  const user = await readNow(client, 'GET /api/user/getUserInfo')
  session.keepUser(user)
  const locale = storedLocale()
  const own = user.lang.file_name as LocaleKey // the contract lists the locale keys
  if (locale === undefined) {
    if (user.is_language_chosen && own !== i18n.locale) await switchLanguage(i18n, client, own, { of_account: true })
    return
  }
  if (locale === own && user.is_language_chosen) return
  // A failure is ignored, because the shopper is already signed in. The next login stores the language with the
  // account.
  await call('GET /api/user/set_language', { query: { file_name: locale } }, { quiet: true, caller: 'screen' }).catch(
    () => {},
  )
}
