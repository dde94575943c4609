import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Checkbox } from '@mantine/core'
import { MoneyText } from '../../ui/money/money-text.tsx'

/** A price in cents, and the lower one that was typed. */
export type PriceFall = { sku_id: string; from_cents: number; to_cents: number }

/** Whether a price falls by more than half, as it does where a digit is left out. */
export const isSteep = ({ from_cents, to_cents }: Omit<PriceFall, 'sku_id'>): boolean => to_cents * 2 < from_cents

const SHOWN = 5

type PriceFallsProps = {
  falls: readonly PriceFall[]
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  error?: string | undefined
}

/** Asks before prices that fall by more than half are saved. */
export function PriceFalls({ falls, isConfirmed, onConfirm, error }: PriceFallsProps) {
  const { t } = useLingui()
  if (falls.length === 0) return null
  const others = falls.length - SHOWN
  return (
    <Alert color="yellow" variant="light" title={<Trans>Prices fall by more than half</Trans>}>
      <ul>
        {falls.slice(0, SHOWN).map(({ sku_id, from_cents, to_cents }) => (
          <li key={sku_id}>
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
        label={t`These prices are meant`}
        checked={isConfirmed}
        error={error}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </Alert>
  )
}
