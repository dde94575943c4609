import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { Fieldset } from '../../ui/form/fieldset.tsx'
import { Thumbnail } from '../../ui/media/thumbnail.tsx'
import css from './order-lines.module.css'

type Line = ReplyTo<'GET /api/admin/order/detail'>['items'][number]
/** A number of pieces by order line. */
export type Pieces = Readonly<Record<string, number>>

export const chosenPieces = (pieces: Pieces) =>
  Object.entries(pieces).flatMap(([order_item_id, quantity]) => (quantity > 0 ? [{ order_item_id, quantity }] : []))

type PieceFieldsProps = {
  label: string
  lines: readonly Line[]
  /** The largest number of pieces of a line. */
  mostOf: (line: Line) => number
  pieces: Pieces
  error?: string | undefined
  onChange: (pieces: Pieces) => void
}

/** Chooses a number of pieces of each line. */
export function PieceFields({ label, lines, mostOf, pieces, error, onChange }: PieceFieldsProps) {
  const { t } = useLingui()
  return (
    <Fieldset label={label} error={error}>
      <ul className={css.lines}>
        {lines.map((line, at) => (
          <li key={line.order_item_id} className={css.line}>
            <Thumbnail src={line.image} size={40} />
            <span className={css.text}>
              {line.title}
              <span className={css.values}>{line.values.map(({ value }) => value).join(' · ')}</span>
            </span>
            <Select
              aria-label={t`Quantity for line ${at + 1}`}
              w={80}
              allowDeselect={false}
              data={Array.from({ length: mostOf(line) + 1 }, (_, count) => String(count))}
              value={String(pieces[line.order_item_id] ?? 0)}
              onChange={(count) => onChange({ ...pieces, [line.order_item_id]: Number(count ?? 0) })}
            />
          </li>
        ))}
      </ul>
    </Fieldset>
  )
}
