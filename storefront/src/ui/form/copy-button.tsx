import { Trans, useLingui } from '@lingui/react/macro'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import type { ReactNode } from 'react'
import { toast } from '../layer/toast.ts'
import icon from '../media/icon.module.css'
import { Button } from './button.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, for readers. */
  label?: string
  children?: ReactNode
}

/** Puts a text on the clipboard. Browsers allow that over HTTPS only; elsewhere it says that it failed. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text) // without HTTPS there is no clipboard, which throws as a refusal does
      toast.success(t`Copied`)
    } catch {
      toast.fail(t`Copy Fail`)
    }
  }
  return (
    <Button
      tone="soft"
      size="small"
      aria-label={label}
      icon={<IconCopy className={icon.small} aria-hidden="true" />}
      onClick={copy}
    >
      {children ?? <Trans>Copy</Trans>}
    </Button>
  )
}
