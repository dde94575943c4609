import { useLingui } from '@lingui/react/macro'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toast } from '../../ui/layer/toast.ts'

/** The page's address with a language: link previews show title, description and picture in that language. */
function addressIn(locale: string): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', tagOf(locale as LocaleKey)) // only locale keys are activated
  return url.href
}

/** Shares the page's address with the system's share sheet, otherwise copies it to the clipboard. */
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
    // Closing the share sheet rejects the promise; that is no error.
    await navigator.share({ title, url }).catch(() => {})
  }
  return (
    <IconButton label={t`Share`} tone="float" onClick={() => void share()}>
      <IconShare2 aria-hidden="true" />
    </IconButton>
  )
}
