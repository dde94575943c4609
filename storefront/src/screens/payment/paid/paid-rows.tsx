import { Trans } from '@lingui/react/macro'
import { addressText } from '@sampan/contract/address-text'
import { moneyText } from '@sampan/contract/money-text'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { Row, Rows } from '../../../ui/layout/rows.tsx'
import { Money } from '../../../ui/money/money.tsx'
import typography from '../../../ui/styles/typography.module.css'
import css from './paid.module.css'
import type { Paid } from './paid-reply.ts'

/** The addresses of the parcels, usually a single address, and the payment. */
export function PaidRows({ payment: { orders, paid_cents, balance_cents } }: { payment: Paid }) {
  const addresses = new Map(orders.map(({ address }) => [`${address.addressee} ${addressText(address)}`, address]))
  const left = moneyText(balance_cents)
  return (
    <Rows>
      {[...addresses].map(([key, address]) => (
        <Row
          key={key}
          className={css.row}
          icon={<IconMapPin aria-hidden="true" />}
          title={<span className={typography.strong}>{address.addressee}</span>}
          detail={addressText(address)}
        />
      ))}
      <Row
        className={css.row}
        icon={<IconWallet aria-hidden="true" />}
        title={
          <span className={typography.strong}>
            <Trans>Paid from balance</Trans>
          </span>
        }
        detail={<Trans>{left} left in your balance</Trans>}
        trailing={<Money cents={paid_cents} className={typography.title3} />}
      />
    </Rows>
  )
}
