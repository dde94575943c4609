import { useLingui } from '@lingui/react/macro'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toast } from '../../ui/layer/toast.ts'

/** The page's address in a language: apps show its title, description and picture in that language. */
function addressIn(locale: string): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', tagOf(locale as LocaleKey)) // only locale keys are activated
  return url.href
}

/** Passes the page's address on: by the phone's own sheet, else by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t, i18n } = useLingui()
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url) // without HTTPS there is no clipboard, which throws as a refusal does
      toast.success(t`Copied`)
    } catch {
      toast.fail(t`Copy Fail`)
    }
  }
  async function share() {
    const url = addressIn(i18n.locale)
    if (!navigator.canShare?.({ title, url })) return copy(url)
    // Closing the phone's sheet rejects as well: nothing to say.
    await navigator.share({ title, url }).catch(() => {})
  }
  return (
    <IconButton label={t`Share`} tone="float" onClick={() => void share()}>
      <IconShare2 aria-hidden="true" />
    </IconButton>
  )
}
