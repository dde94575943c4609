import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractNetwork } from '@sampan/contract'
import { bareAddress, chainNetworkOf, looksLike } from '@sampan/contract/chain'
import { classNames } from '@sampan/front/class-names'
import { GroupedAddress } from '../../features/wallet/grouped-address.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './chain-fields.module.css'
import { addressFault, paidNetwork, type WithdrawalDraft } from './withdrawal-draft.ts'
import { YouGet } from './you-get.tsx'

type Props = {
  form: Form<WithdrawalDraft>
  networks: readonly ExtractNetwork[]
  /** The addresses of earlier withdrawals. */
  earlier: readonly string[]
  /** The last address that the server refused. */
  refusedAddress: string | undefined
}

/** An address with fewer characters is not complete yet. */
const COMPLETE = 30

export function ChainFields({ form: { draft, set, faults, field }, networks, earlier, refusedAddress }: Props) {
  const { t, i18n } = useLingui()
  const example = chainNetworkOf(draft.network)?.example
  const address = bareAddress(draft.address)
  const similar = earlier.includes(address) ? undefined : earlier.find((one) => looksLike(address, one))
  const payoutNetwork = paidNetwork(networks, draft.network)
  return (
    <>
      <h2 className={typography.title3}>
        <Trans>Network</Trans>
      </h2>
      <Chips label={t`Network`} wrap>
        {networks.map(({ network, name }) => (
          <Chip key={network} pressed={network === draft.network} onClick={() => set({ network })}>
            {name}
          </Chip>
        ))}
      </Chips>
      {payoutNetwork && (
        <Note>
          <YouGet network={payoutNetwork} />
        </Note>
      )}
      {faults.network && <Note tone="bad">{faults.network}</Note>}
      <TextField
        label={t`Your wallet address`}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={120}
        hint={example && t`Example: ${example}`}
        {...field('address')}
        error={faults.address ?? (address !== '' && address === refusedAddress ? addressFault(i18n) : undefined)}
      />
      {address.length >= COMPLETE && (
        <Card className={css.compare}>
          <p className={classNames(typography.small, typography.t2)}>
            <Trans>Compare every group with the address in your wallet</Trans>
          </p>
          <GroupedAddress address={address} />
        </Card>
      )}
      {similar && (
        <Note tone="bad">
          <Trans>
            This address looks like one you’ve used before, but it isn’t the same. Scammers send tokens from look-alike
            addresses so that you copy the wrong one. You’ve used:
          </Trans>
          <GroupedAddress address={similar} className={css.similar} />
        </Note>
      )}
      <Note tone="wait">
        <Trans>Check that the address matches your wallet. We can’t recover money sent to the wrong address.</Trans>
      </Note>
      <Note>
        <Trans>
          We’ll put the amount on hold right away and review your request, usually within one working day. Then we’ll
          send the money.
        </Trans>
      </Note>
    </>
  )
}
