import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './deposit-card.module.css'
import { QrPicture } from './qr-picture.tsx'

/** The number of characters at the start and at the end of an address that people compare. */
const ENDS = 6

/**
 * The shopper's deposit address on one network, as a QR code and as text to copy. Both ends stand out, so that the
 * shopper can compare them with the address in the sending wallet.
 */
export function DepositCard({ network }: { network: DepositNetwork }) {
  const { t } = useLingui()
  const { name, token, address, confirmations } = network
  const half = Math.ceil(address.length / 2) // on narrow screens the address wraps into two halves of equal length
  return (
    <Card className={css.card}>
      <QrPicture text={address} label={t`QR code of your address`} />
      <p className={classNames(typography.small, typography.t2)}>
        <Trans>
          Your {token} address on {name}
        </Trans>
      </p>
      {/* Browser translation must not change the address: one wrong character loses the money. */}
      <p className={css.address} translate="no">
        <b>{address.slice(0, ENDS)}</b>
        {address.slice(ENDS, half)}
        <wbr />
        {address.slice(half, -ENDS)}
        <b>{address.slice(-ENDS)}</b>
      </p>
      <CopyButton text={address} label={t`Copy your address`} />
      <p className={classNames(typography.small, typography.t2)}>
        <Plural
          value={confirmations}
          one="We credit transfers after # confirmation."
          other="We credit transfers after # confirmations."
        />
      </p>
    </Card>
  )
}
