import { Plural, useLingui } from '@lingui/react/macro'
import { isComposing } from '@sampan/front/is-composing'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { SearchField } from '../../ui/form/search-field.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './search-box.module.css'
import { searchHistory } from './search-history.ts'
import { SearchWords } from './search-words.tsx'
import { Suggestions, useSuggestions } from './suggestions.tsx'

type Props = {
  /** The keyword of the current search, from the URL. */
  keyword: string
  autoFocus: boolean
  onSearch: (keyword: string) => void
  /** Content before and after the field: the Back button, the filters. */
  start: ReactNode
  end: ReactNode
}

/** How the arrow keys move the focus through the field and the suggestions below it. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus.
 * @returns whether the focus moved.
 */
function moveFocus(field: HTMLElement | null, panel: HTMLElement | null, step: number): boolean {
  const stops = [field, ...(panel?.querySelectorAll<HTMLElement>('button') ?? [])]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? undefined : stops[at + step]
  next?.focus()
  return next !== undefined
}

/** The search field. While the field has the focus, suggestions cover the page; the page keeps its scroll position. */
export function SearchBox({ keyword, autoFocus, onSearch, start, end }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isWindowLeft = useRef(false)
  const id = useId()
  const text = draft ?? keyword
  const typedKeyword = isOpen && text !== keyword ? text.trim() : ''
  const titles = useSuggestions(typedKeyword)
  const suggestion_count = titles.length
  const close = useCallback(() => {
    setOpen(false)
    setDraft(null)
  }, [])
  // If the field has the focus when the screen opens, the suggestions open too. They close when the screen is hidden,
  // so that a screen that is shown again shows its results.
  useEffect(() => {
    if (document.activeElement === field.current) setOpen(true)
    return close
  }, [close])
  const search = (word: string) => {
    const newKeyword = word.trim()
    // On a touch screen the field loses the focus, which hides the keyboard. Otherwise the picked suggestion would take
    // the focus with it when it disappears.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    else field.current?.focus()
    close()
    if (newKeyword) searchHistory.add(newKeyword)
    onSearch(newKeyword)
  }
  // A window that loses the focus keeps its active element, and focuses the element again when the shopper returns.
  // That must neither close nor open the suggestions.
  const leave = (event: FocusEvent) => {
    isWindowLeft.current = document.activeElement === event.target
    if (!isWindowLeft.current && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const handleFocus = () => {
    if (!isWindowLeft.current) setOpen(true)
    isWindowLeft.current = false
  }
  /** Escape closes the suggestions and keeps the text; a second Escape clears the text. The field keeps the focus. */
  const resetText = () => {
    if (!isOpen) setDraft('')
    field.current?.focus() // focusing opens the suggestions
    setOpen(false)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    const step = STEPS[event.key]
    if (event.key === 'Escape' && (isOpen || text !== '')) resetText()
    else if (step === 1 && event.target === field.current && !isOpen) setOpen(true)
    else if (!step || !isOpen || !moveFocus(field.current, panel.current, step)) return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and blur for the field and the suggestions inside
    <div className={css.box} onBlur={leave} onKeyDown={handleKey}>
      <header className={css.bar}>
        {start}
        <SearchField
          ref={field}
          label={t`Search`}
          placeholder={t`What are you looking for?`}
          value={text}
          autoFocus={autoFocus}
          panel={{ id, isOpen }}
          onFocus={handleFocus}
          onClick={() => setOpen(true)}
          onChange={(input) => {
            setDraft(input)
            setOpen(true)
            field.current?.focus()
          }}
          onSubmit={search}
        />
        {end}
      </header>
      <p className={typography.srOnly} role="status">
        {suggestion_count > 0 && <Plural value={suggestion_count} one="# suggestion" other="# suggestions" />}
      </p>
      {isOpen && (
        // A tap on a suggestion must not take the focus from the field first.
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={t`Suggestions`}
          className={css.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {typedKeyword !== '' ? (
            <Suggestions text={typedKeyword} titles={titles} onSearch={search} />
          ) : (
            <SearchWords onSearch={search} />
          )}
        </div>
      )}
    </div>
  )
}
