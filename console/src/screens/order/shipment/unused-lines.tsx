import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { UnusedLine } from './pasted-parcels.ts'
import { shipmentFaultText } from './shipment-fault-text.ts'
import css from './unused-lines.module.css'

/** Pasted lines that filled no field, each with the reason. */
export function UnusedLines({ lines }: { lines: readonly UnusedLine[] }) {
  const { i18n } = useLingui()
  if (lines.length === 0) return null
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      title={<Plural value={lines.length} one="# pasted line isn’t used" other="# pasted lines aren’t used" />}
    >
      <ul className={css.lines}>
        {lines.map(({ line, order_number, fault, cell }) => (
          <li key={line}>
            <Trans>Line {line}</Trans>: {order_number && `${order_number} · `}
            {shipmentFaultText(fault, i18n, cell)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
