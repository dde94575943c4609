import { Trans, useLingui } from '@lingui/react/macro'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Sheet } from '../layer/sheet.tsx'
import { toast } from '../layer/toast.ts'
import icon from '../media/icon.module.css'
import css from './copy-button.module.css'
import { TextArea } from './text-area.tsx'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'wide'> & {
  text: string
  /** Names the copied text for screen readers. */
  label?: string
  /** A button without words, for a line of text. It needs a label. */
  isSmall?: boolean
  children?: ReactNode
}

/**
 * Copies a text to the clipboard. Browsers allow this over HTTPS only. If copying fails, a sheet shows the text, so
 * that the shopper can select it.
 */
export function CopyButton({ text, label, isSmall, children, ...look }: CopyButtonProps) {
  const { t } = useLingui()
  const [isManual, setManual] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text) // without HTTPS `clipboard` is undefined, so this line throws too
      toast.success(t`Copied`)
    } catch {
      toast.fail(t`Copy Fail`)
      setManual(true)
    }
  }
  return (
    <>
      {isSmall ? (
        <IconButton label={label ?? t`Copy`} className={css.small} onClick={copy}>
          <IconCopy className={icon.mini} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          tone="soft"
          size="small"
          {...look}
          aria-label={label}
          icon={<IconCopy className={icon.small} aria-hidden="true" />}
          onClick={copy}
        >
          {children ?? <Trans>Copy</Trans>}
        </Button>
      )}
      <Sheet open={isManual} onClose={() => setManual(false)} title={<Trans>Copy manually</Trans>}>
        <ManualCopy text={text} />
      </Sheet>
    </>
  )
}

function ManualCopy({ text }: { text: string }) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  // Selects the text after the sheet has opened, because opening moves the focus to the sheet's first button.
  useEffect(() => area.current?.select(), [])
  const clipboard: Clipboard | undefined = navigator.clipboard // the types assume HTTPS
  return (
    <div className={css.hand}>
      {!clipboard && (
        <p>
          <Trans>Copying is unsupported over non-HTTPS.</Trans>
        </p>
      )}
      <TextArea label={t`Select the text and copy it`} value={text} onChange={() => undefined} readOnly ref={area} />
    </div>
  )
}
