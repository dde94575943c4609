import { useLingui } from '@lingui/react/macro'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type Ref, type SubmitEvent, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useEarlyForm } from '../loading/use-early-form.ts'
import css from './search-field.module.css'

type SearchFieldProps = {
  label: string
  /** The current search, such as the keyword in the URL. It is shown until the shopper edits the text. */
  value?: string
  placeholder?: string
  /** Called with the field's text, but not while an input method is composing a word. */
  onChange?: (text: string) => void
  onSubmit?: (text: string) => void
  onFocus?: () => void
  onClick?: () => void
  /** For a field with suggestions: the id of their panel, and whether the panel is open. */
  panel?: { id: string; isOpen: boolean }
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

export function SearchField(props: SearchFieldProps) {
  const { label, value = '', placeholder, onChange, onSubmit, autoFocus, panel, ref } = props
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const composing = useRef(false)
  if (lastValue !== value) {
    setLastValue(value)
    setText(value)
  }
  function type(input: string) {
    setText(input)
    if (!composing.current) onChange?.(input)
  }
  const form = useRef<HTMLFormElement>(null)
  useEarlyForm(form, ([field]) => field && type(field.value))
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!composing.current) onSubmit?.(text.trim())
  }
  return (
    <search className={css.around}>
      <form ref={form} className={css.search} onSubmit={submit}>
        <IconSearch aria-hidden="true" />
        <input
          ref={ref}
          type={panel ? 'text' : 'search'}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          {...(panel && {
            role: 'combobox',
            'aria-expanded': panel.isOpen,
            'aria-controls': panel.id,
            'aria-haspopup': 'dialog' as const,
          })}
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the search screen is opened to type into this field
          autoFocus={autoFocus}
          onFocus={props.onFocus}
          onClick={props.onClick}
          onChange={(event) => type(event.currentTarget.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            type(event.currentTarget.value)
          }}
        />
        {text !== '' && (
          <IconButton label={t`Clear`} onClick={() => type('')} className={css.clear}>
            <IconX aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
