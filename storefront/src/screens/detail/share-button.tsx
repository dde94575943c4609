import { useLingui } from '@lingui/react/macro'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toast } from '../../ui/layer/toast.ts'

/** The page's URL with a language: link previews show title, description and picture in that language. */
function addressIn(locale: string): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', tagOf(locale as LocaleKey)) // only locale keys are activated
  return url.href
}

/** Shares the page's URL with the system's share sheet. Without a share sheet, copies the URL to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t, i18n } = useLingui()
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url) // without HTTPS `clipboard` is undefined, which throws too
      toast.success(t`Copied`)
    } catch {
      toast.fail(t`Copy Fail`)
    }
  }
  async function share() {
    const url = addressIn(i18n.locale)
    if (!navigator.canShare?.({ title, url })) return copy(url)
    // If the shopper closes the share sheet, the promise is rejected; this is not an error.
    await navigator.share({ title, url }).catch(() => {})
  }
  return (
    <IconButton label={t`Share`} tone="float" onClick={() => void share()}>
      <IconShare2 aria-hidden="true" />
    </IconButton>
  )
}
