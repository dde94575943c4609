import { useLingui } from '@lingui/react/macro'
import { MESSAGE_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { isComposing } from '@sampan/front/is-composing'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useStoredText } from '../../session/use-stored-text.ts'
import typography from '../../ui/styles/typography.module.css'
import css from './composer.module.css'

type Props = {
  /** The card is shown above the field, and sent with the text. */
  card: ReactNode
  hasCard: boolean
  onText: (text: string) => void
  onPictures: (files: readonly File[]) => void
}

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'
/** The remaining characters are shown from this length on. */
const NEARLY_FULL = MESSAGE_LIMIT - 200

/**
 * Whether the device has a physical keyboard. On a physical keyboard Enter sends; on a phone Enter starts a new line.
 */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** The input field. The draft survives a reload. */
export function Composer({ card, hasCard, onText, onPictures }: Props) {
  const { t } = useLingui()
  const [text, setText] = useStoredText('chat-draft')
  const field = useRef<HTMLTextAreaElement>(null)
  const length = text.trim().length
  const most = MESSAGE_LIMIT
  const isTooLong = length > most
  const canSend = !isTooLong && (VISIBLE_PATTERN.test(text) || (hasCard && length === 0))
  function send() {
    if (!canSend) return
    onText(text.trim())
    setText('')
    // Keeps the phone's keyboard open for the next message.
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const isSending =
      event.key === 'Enter' && !event.shiftKey && !event.altKey && (hasKeyboard() || event.ctrlKey || event.metaKey)
    // While an input method is composing text, Enter accepts a suggestion instead of sending.
    if (!isSending || isComposing(event)) return
    event.preventDefault()
    send()
  }
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter(({ type }) => PICTURE_TYPES.includes(type))
    if (files.length === 0) return
    event.preventDefault()
    onPictures(files)
  }
  return (
    <div className={css.footer}>
      {card}
      {length > NEARLY_FULL && (
        <p className={classNames(css.count, isTooLong && css.tooLong)} role="status">
          {t`${length} of ${most} characters`}
        </p>
      )}
      <div className={css.row}>
        <PictureButton onPictures={onPictures} />
        <textarea
          ref={field}
          className={css.field}
          aria-label={t`Message`}
          placeholder={t`Message`}
          aria-invalid={isTooLong || undefined}
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          enterKeyHint="enter"
        />
        {/* A tap on the button must not move the focus, because that would close a phone's keyboard. */}
        <button
          type="button"
          className={css.send}
          disabled={!canSend}
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <IconSend aria-hidden="true" />
          <span className={typography.srOnly}>{t`Send`}</span>
        </button>
      </div>
    </div>
  )
}

function PictureButton({ onPictures }: Pick<Props, 'onPictures'>) {
  const { t } = useLingui()
  return (
    <label className={css.attach}>
      <IconPhoto aria-hidden="true" />
      <span className={typography.srOnly}>{t`Send a picture`}</span>
      <input
        type="file"
        className={typography.srOnly}
        accept={PICTURE_TYPES}
        multiple
        onChange={(event) => {
          onPictures([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = '' // allows the shopper to choose the same picture again
        }}
      />
    </label>
  )
}
