import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useRef, useState } from 'react'
import { Sheet } from '../layer/sheet.tsx'
import row from '../layout/rows.module.css'
import { ErrorState } from '../loading/error-state.tsx'
import { Skeleton, Waiting } from '../loading/skeleton.tsx'
import icon from '../media/icon.module.css'
import css from './cascader.module.css'
import { SearchField } from './search-field.tsx'
import { type CascadeOption, useCascade } from './use-cascade.ts'

export type { CascadeOption } from './use-cascade.ts'

type CascaderProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Undefined until they are loaded. */
  options: readonly CascadeOption[] | undefined
  /** Given if the options could not be loaded. Loads them again. */
  onRetry?: (() => void) | undefined
  /** Loads the children of the last option of `path`. Called for options with `more`. */
  load?: (path: readonly CascadeOption[]) => Promise<readonly CascadeOption[]>
  /** The values of the current choice, from the top level. */
  value: readonly string[]
  /** Called with the whole path when an option without children is chosen. */
  onChange: (path: readonly CascadeOption[]) => void
}

/** A sheet to choose level by level in a tree, such as country, province, city. */
export function Cascader({ open, onClose, title, options, onRetry, ...rest }: CascaderProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {options ? (
        <Choosing {...rest} options={options} onClose={onClose} />
      ) : (
        <div className={css.steps}>{onRetry ? <ErrorState onRetry={onRetry} /> : <OptionsSkeleton />}</div>
      )}
    </Sheet>
  )
}

const FILTER_FROM = 16

type ChoosingProps = Pick<CascaderProps, 'load' | 'value' | 'onChange' | 'onClose'> & {
  options: readonly CascadeOption[]
}

function Choosing({ options, load, value, onChange, onClose }: ChoosingProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState('')
  const { path, level, failed, enter, retry } = useCascade(options, load, value)
  const list = useRef<HTMLUListElement>(null)
  const hasMoved = useRef(false)
  // Moves the focus to the first option of the new level: the chosen option had the focus and was removed with its
  // level. Otherwise keyboard navigation would restart outside the list.
  useEffect(() => {
    if (hasMoved.current && level && isFocusLost()) list.current?.querySelector('button')?.focus()
  }, [level])
  const word = searchForm(filter)
  const matches = level?.filter((option) => searchForm(option.label).includes(word))
  const isLong = level !== null && level.length >= FILTER_FROM
  const only = matches?.length === 1 ? matches[0] : undefined
  function go(next: readonly CascadeOption[]) {
    setFilter('')
    hasMoved.current = true
    if (enter(next)) return
    onChange(next)
    onClose()
  }
  return (
    <div className={classNames(css.steps, isLong && css.long)}>
      {path.length > 0 && (
        <nav className={css.path} aria-label={t`Selected so far`}>
          {path.map((option, depth) => (
            <button key={option.value} type="button" onClick={() => go(path.slice(0, depth))}>
              {option.label}
            </button>
          ))}
          <span>
            <Trans>Choose</Trans>
          </span>
        </nav>
      )}
      {isLong && (
        <SearchField
          key={path.length}
          label={t`Search this list`}
          placeholder={t`Search this list`}
          value={filter}
          onChange={setFilter}
          onSubmit={() => only && go([...path, only])}
        />
      )}
      {failed && <ErrorState onRetry={retry} />}
      {!level && !failed && <OptionsSkeleton />}
      <p role="status" className={css.none}>
        {matches?.length === 0 && word !== '' && <Trans>No results</Trans>}
      </p>
      <ul ref={list} className={css.options}>
        {matches?.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={row.row}
              aria-current={value[path.length] === option.value}
              onClick={() => go([...path, option])}
            >
              <span className={row.text}>{option.label}</span>
              {value[path.length] === option.value && <IconCheck className={icon.small} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Full-width characters of an input method match too. */
const searchForm = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/**
 * Whether the focused element was removed: the browser then moves the focus to the body or to the surrounding dialog.
 */
const isFocusLost = () => !document.activeElement || document.activeElement.matches('body, dialog')

function OptionsSkeleton() {
  return (
    <Waiting>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="title" width="most" className={css.box} />
      ))}
    </Waiting>
  )
}
