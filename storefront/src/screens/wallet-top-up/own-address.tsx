import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { useState } from 'react'
import { GroupedAddress } from '../../features/wallet/grouped-address.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './own-address.module.css'
import { QrPicture } from './qr-picture.tsx'
import { TestTokens } from './test-tokens.tsx'

/** The shopper's permanent address on a network that the server reads. */
export function OwnAddress({ network }: { network: DepositNetwork }) {
  const { t } = useLingui()
  const { name, tokens, address, warning } = network
  const [chosenToken, setChosenToken] = useState(tokens[0])
  const shownToken = tokens.find((one) => one.token === chosenToken?.token) ?? tokens[0]
  const token = shownToken?.symbol ?? network.token
  return (
    <>
      {tokens.length > 1 && (
        <div className={layout.stack}>
          <h2 className={typography.title3}>
            <Trans>Token</Trans>
          </h2>
          <Chips label={t`Token`} wrap>
            {tokens.map((one) => (
              <Chip key={one.token} pressed={one.token === shownToken?.token} onClick={() => setChosenToken(one)}>
                {one.symbol}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      <Note tone="wait">{warning}</Note>
      <Card className={css.card}>
        <Code key={shownToken?.token} address={address} request={shownToken?.uri ?? null} />
        <div className={css.words}>
          <h2 className={typography.title3}>
            <Trans>
              Your {token} address on {name}
            </Trans>
          </h2>
          <GroupedAddress address={address} />
          <CopyButton text={address} label={t`Copy your address`} tone="filled" size="regular" wide>
            <Trans context="chain">Copy address</Trans>
          </CopyButton>
          {network.has_test_tokens && <TestTokens network={network.network} />}
        </div>
        <p className={classNames(typography.t2, css.lead)}>
          <Trans>Send any amount, any time. It’s credited automatically, and the address stays yours.</Trans>
        </p>
        <Facts network={network} />
      </Card>
    </>
  )
}

type CodeProps = {
  address: string
  /** A payment request; null if the network has none. */
  request: string | null
}

/**
 * The QR code of the plain address. A payment request is a second choice, because wallets that do not read it send the
 * tokens to the contract, where they are lost.
 */
function Code({ address, request }: CodeProps) {
  const { t } = useLingui()
  const [isRequest, setRequest] = useState(false)
  if (request === null) return <Picture text={address} label={t`QR code of your address`} />
  return (
    <div className={css.codes}>
      <Picture
        text={isRequest ? request : address}
        label={isRequest ? t`QR code of a payment request` : t`QR code of your address`}
      />
      <Chips label={t`Content of the QR code`} wrap>
        <Chip pressed={!isRequest} onClick={() => setRequest(false)}>
          <Trans context="chain">Address</Trans>
        </Chip>
        <Chip pressed={isRequest} onClick={() => setRequest(true)}>
          <Trans>Payment request</Trans>
        </Chip>
      </Chips>
      {isRequest && (
        <p role="status" className={css.hint}>
          <Trans>Only for wallets that read payment requests (EIP-681). Check the recipient before you send.</Trans>
        </p>
      )}
    </div>
  )
}

const Picture = (props: { text: string; label: string }) => (
  <div className={css.code}>
    <QrPicture {...props} />
  </div>
)

function Facts({ network: { minimum_cents, confirmations } }: { network: DepositNetwork }) {
  const minimum = moneyText(minimum_cents)
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <Trans>Credited after</Trans>
        </dt>
        <dd>
          <Plural value={confirmations} one="# confirmation" other="# confirmations" />
        </dd>
      </div>
      {minimum_cents > 1 && (
        <div>
          <dt>
            <Trans>Minimum</Trans>
          </dt>
          <dd>
            {minimum}
            <small>
              <Trans>Smaller amounts aren’t lost. We add them to your next deposit.</Trans>
            </small>
          </dd>
        </div>
      )}
    </dl>
  )
}
