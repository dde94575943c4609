import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Checkbox } from '@mantine/core'
import { MoneyText } from '../../ui/money/money-text.tsx'

export type PriceJump = { sku_id: string; title?: string; from_cents: number; to_cents: number }

/** Whether a price jumps or rises by more than half, for example because a digit or the decimal sign was forgotten. */
export const isSteep = ({ from_cents, to_cents }: Pick<PriceJump, 'from_cents' | 'to_cents'>): boolean =>
  to_cents * 2 < from_cents || to_cents * 2 > from_cents * 3

const SHOWN = 5

type PriceJumpsProps = {
  jumps: readonly PriceJump[]
  /** Total number of these changes, if `jumps` has only the first of them. */
  count?: number
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  error?: string | undefined
}

/** Asks for confirmation before prices that jump or rise by more than half are saved. */
export function PriceJumps({ jumps, count = jumps.length, isConfirmed, onConfirm, error }: PriceJumpsProps) {
  const { t } = useLingui()
  if (count === 0) return null
  const others = count - Math.min(jumps.length, SHOWN)
  return (
    <Alert
      color="yellow"
      variant="light"
      title={<Plural value={count} one="# price changes by more than half" other="# prices change by more than half" />}
    >
      <ul>
        {jumps.slice(0, SHOWN).map(({ sku_id, title, from_cents, to_cents }) => (
          <li key={sku_id}>
            {title && `${title}, `}
            {sku_id}: <MoneyText cents={from_cents} /> → <MoneyText cents={to_cents} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <Trans>and {others} more</Trans>
          </li>
        )}
      </ul>
      <Checkbox
        name="is_meant"
        label={t`These prices are correct`}
        checked={isConfirmed}
        error={error}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </Alert>
  )
}
