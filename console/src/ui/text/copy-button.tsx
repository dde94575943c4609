import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'

/** Copies an id or a number. Not rendered if the browser has no clipboard API, for example without https. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  const { copy, copied } = useClipboard({ timeout: 1_500 })
  if (!navigator.clipboard) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={copied ? t`Copied` : t`Copy ${text}`}
      title={copied ? t`Copied` : t`Copy`}
      onClick={() => copy(text)}
    >
      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
    </ActionIcon>
  )
}
