import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { classNames } from '@sampan/front/class-names'
import { memo, type ReactNode, useId } from 'react'
import { Thumbnail } from '../media/thumbnail.tsx'
import { type Column, cellClass } from './column.ts'
import css from './data-table.module.css'

type TableRowProps<Row> = {
  row: Row
  row_key: string
  columns: readonly Column<Row>[]
  picture: ((row: Row) => string | undefined) | undefined
  open: (row: Row, text: ReactNode) => ReactNode
  isOpened: boolean
  isChosen: boolean
  /** If undefined, rows cannot be selected. */
  onChoose: ((key: string, event: unknown) => void) | undefined
}

const PICTURE_PX = 40

function PlainRow<Row>({ row, row_key, columns, picture, open, isOpened, isChosen, onChoose }: TableRowProps<Row>) {
  const { t } = useLingui()
  const [box, title] = [useId(), useId()]
  return (
    <tr
      data-key={row_key}
      className={classNames(css.row, isOpened && css.opened, isChosen && css.chosen)}
      onClick={clickedRow}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !onChoose || !(event.target instanceof HTMLAnchorElement)) return
        event.preventDefault() // does not scroll the list
        onChoose(row_key, { target: { checked: !isChosen }, shiftKey: event.shiftKey })
      }}
    >
      {onChoose && (
        <td className={css.choice}>
          <Checkbox
            id={box}
            aria-label={t`Select`}
            // The first cell labels the row: "Select 2026 1123 0000 0001".
            aria-labelledby={`${box} ${title}`}
            checked={isChosen}
            onChange={(event) => onChoose(row_key, event)}
          />
        </td>
      )}
      {picture && (
        <td className={css.picture}>
          <Thumbnail src={picture(row)} size={PICTURE_PX} />
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row)
        return (
          <td
            key={column.id}
            {...(at === 0 && { id: title })}
            className={cellClass(column)}
            data-card={at === 0 ? 'title' : column.card}
          >
            {column.isNamed && content !== false && (
              <span className={css.name} aria-hidden>
                {column.head}
              </span>
            )}
            {at === 0 ? open(row, content) : content}
          </td>
        )
      })}
    </tr>
  )
}

/** A row of a `DataTable`. Memoised: only changed rows re-render. */
export const TableRow = memo(PlainRow) as typeof PlainRow // memo loses the type parameter

type ClickedRow = { target: EventTarget; currentTarget: HTMLElement; shiftKey: boolean }

/**
 * A click anywhere on a row follows its link, unless the click is on another control, selects text, or just misses the
 * checkbox.
 */
function clickedRow({ target, currentTarget, shiftKey }: ClickedRow): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return
  if (String(getSelection()) !== '') return
  const box = target.closest(`.${css.choice}`)?.querySelector('input')
  if (box) {
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
    return
  }
  currentTarget.querySelector<HTMLElement>('a[href]')?.click()
}
