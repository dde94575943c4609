import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'

/** Shown instead of the countdown while the order waits for a recharge under audit. */
export function WaitsForRecharge({ expires_at }: { expires_at: string }) {
  const { i18n } = useLingui()
  const until = momentText(expires_at, languageTag(i18n))
  return <Trans>Waiting for your transfer · we’re holding your order until {until}</Trans>
}
