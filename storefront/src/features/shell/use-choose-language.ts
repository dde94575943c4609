import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LocaleKey } from '@sampan/contract/rules'
import { useSend } from '../../api/use-send.ts'
import { useSwitchLanguage } from '../../language/switch-language.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'

/** Switches the language, and stores the choice of a signed-in shopper with the account. */
export function useChooseLanguage(): (locale: LocaleKey) => Promise<void> {
  const { i18n } = useLingui()
  const { token } = useSession()
  const switchLanguage = useSwitchLanguage()
  const { send } = useSend('GET /api/user/set_language')
  return async (locale) => {
    if (!(await switchLanguage(locale)) || !token) return
    try {
      await send({ file_name: locale })
      // The toast is in the language that was just chosen.
      toast.success(t(i18n)`Setting Success`)
    } catch {
      // Saving failed. The choice is still stored on the device, and the next login stores it with the account.
    }
  }
}
