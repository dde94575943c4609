import { Trans } from '@lingui/react/macro'
import { ORDER_NOTE_LIMIT } from '@sampan/contract/rules'
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextArea } from '../../ui/form/text-area.tsx'
import icon from '../../ui/media/icon.module.css'
import css from './quote-group.module.css'

type Props = { shop_name: string; note: string; onChange: (text: string) => void }

/** A note to a shop: one line that a tap turns into a field. The field stays open, so that nothing moves on blur. */
export function ShopNote({ shop_name, note, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // Focused by the tap, not by an effect: effects run again when Back shows the checkout.
  const open = () => {
    flushSync(() => setOpen(true))
    field.current?.focus()
  }
  if (isOpen) {
    return (
      <TextArea
        ref={field}
        label={<Trans>Note to {shop_name}</Trans>}
        value={note}
        onChange={onChange}
        rows={2}
        maxLength={ORDER_NOTE_LIMIT}
      />
    )
  }
  return (
    <button type="button" className={css.detail} onClick={open}>
      <IconNote className={icon.small} aria-hidden="true" />
      <span className={css.noteText}>{note || <Trans>Note to the shop</Trans>}</span>
      <span className={css.noteAction}>{note ? <Trans>Edit</Trans> : <Trans>Add</Trans>}</span>
    </button>
  )
}
