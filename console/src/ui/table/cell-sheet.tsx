import { classNames } from '@sampan/front/class-names'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLimit } from '../form/text-input.tsx'
import css from './cell-sheet.module.css'

/** Typed or pasted texts, by cell name. */
export type SheetTexts = Readonly<Record<string, string>>

type SheetProps = {
  label: string
  /** The cells of the table header. */
  head: ReactNode
  /** Table bodies of rows with `SheetCell`s. */
  children: ReactNode
  /** Called when a copied block was pasted over several cells. */
  onPaste: (texts: SheetTexts) => void
  /** Called on Ctrl+S or Command+S. */
  onSave?: () => void
}

/**
 * A table that is edited like a spreadsheet: arrow keys move between cells, Enter moves down, Tab moves on, Escape
 * restores the stored value, and a pasted block of cells fills the cells from the current one on.
 */
export function Sheet({ label, head, children, onPaste, onSave }: SheetProps) {
  function paste(event: ClipboardEvent<HTMLElement>) {
    const block = blockIn(event.clipboardData.getData('text'))
    const from = cellOf(event.target)
    if (!from || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return
    event.preventDefault()
    onPaste(filled(from, block))
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    if (onSave && event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSave()
      return
    }
    const cell = cellOf(event.target)
    const next = cell && targetOf(cell, event)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={label} onPaste={paste} onKeyDown={press}>
      <table className={css.sheet} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        {children}
      </table>
    </section>
  )
}

type SheetCellProps = {
  name: string
  /** The arrow keys up and down move within this column. */
  column: string
  label: string
  /** The heading of the column, shown before the value where a row is a card. */
  head?: string
  value: string
  onType: (text: string) => void
  /** Restores the stored value. */
  onReset?: () => void
  error?: ReactNode
  isChanged?: boolean
  /** Marks a missing value. */
  isMissing?: boolean
  /** Right-aligned figures, or wide text. */
  look?: 'figure' | 'words'
  placeholder?: string
  lang?: string
  maxLength?: number
  /** Read-only while it is being saved. */
  isLocked?: boolean
}

export function SheetCell(props: SheetCellProps) {
  const { error, ...limit } = useLimit(props)
  const { name, column, label, value, onType, onReset, isChanged, isMissing, look = 'figure' } = limit
  const { placeholder, lang, head, isLocked = false } = limit
  const fault = useId()
  return (
    <td
      data-head={head}
      className={classNames(
        css.cell,
        look === 'figure' ? css.end : css.long,
        isMissing && css.missing,
        isChanged && css.changed,
        error !== undefined && css.faulty,
      )}
    >
      <input
        data-column={column}
        name={name}
        aria-label={label}
        value={value}
        placeholder={placeholder}
        lang={lang}
        data-too-long={limit['data-too-long']}
        readOnly={isLocked}
        autoComplete="off"
        inputMode={look === 'figure' ? 'decimal' : 'text'}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': fault })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onReset?.()
        }}
      />
      {error !== undefined && (
        <span id={fault} className={css.fault} role="alert">
          {error}
        </span>
      )}
    </td>
  )
}

/** A read-only cell of a sheet. */
export function SheetFigure({ head, children }: { head?: string; children: ReactNode }) {
  return (
    <td data-head={head} className={css.end}>
      {children}
    </td>
  )
}

const CELL = 'input[data-column]'
const cellOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset.column !== undefined ? target : undefined

/** The editable cell in the same column, `by` rows below; a negative `by` goes up. */
function neighbourInColumn(cell: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const all = [...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(CELL) ?? [])]
  const column = all.filter(({ dataset }) => dataset.column === cell.dataset.column)
  return column[column.indexOf(cell) + by]
}
function neighbourInRow(cell: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const row = [...(cell.closest('tr')?.querySelectorAll<HTMLInputElement>(CELL) ?? [])]
  return row[row.indexOf(cell) + by]
}

/** The cell that a key moves to. Left and right first move the cursor within the text. */
function targetOf(cell: HTMLInputElement, { key, shiftKey }: KeyboardEvent): HTMLInputElement | undefined {
  const { selectionStart, selectionEnd, value } = cell
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowDown') return neighbourInColumn(cell, 1)
  if (key === 'ArrowUp') return neighbourInColumn(cell, -1)
  if (key === 'Enter') return neighbourInColumn(cell, shiftKey ? -1 : 1) ?? cell // prevents submitting a form
  if (key === 'ArrowLeft' && (isAllSelected || selectionEnd === 0)) return neighbourInRow(cell, -1)
  if (key === 'ArrowRight' && (isAllSelected || selectionStart === value.length)) return neighbourInRow(cell, 1)
  return undefined
}

/** Parses cells copied from a spreadsheet: rows are lines, cells are separated by tabs. */
const blockIn = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

function filled(from: HTMLInputElement, block: readonly (readonly string[])[]): SheetTexts {
  return Object.fromEntries(
    block.flatMap((line, down) => {
      const first = neighbourInColumn(from, down)
      return line.flatMap((text, right) => {
        const cell = first && neighbourInRow(first, right)
        return cell ? [[cell.name, text.trim()]] : []
      })
    }),
  )
}
