import { Trans, useLingui } from '@lingui/react/macro'
import { chainNetworkOf } from '@sampan/contract/chain'
import { networkName } from '../../features/wallet/network-name.ts'
import type { Form } from '../../forms/use-form.ts'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/layout/note.tsx'
import typography from '../../ui/styles/typography.module.css'
import type { WithdrawalDraft } from './withdrawal-draft.ts'

type Props = { form: Form<WithdrawalDraft>; networks: readonly string[] }

export function ChainFields({ form: { draft, set, faults, field }, networks }: Props) {
  const { t, i18n } = useLingui()
  const example = chainNetworkOf(draft.network)?.example
  return (
    <>
      <h2 className={typography.title3}>
        <Trans>Network</Trans>
      </h2>
      <Chips label={t`Network`} wrap>
        {networks.map((network) => (
          <Chip key={network} pressed={network === draft.network} onClick={() => set({ network })}>
            {networkName(network, i18n)}
          </Chip>
        ))}
      </Chips>
      {faults.network && <Note tone="bad">{faults.network}</Note>}
      <TextField
        label={t`Your wallet address`}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={120}
        hint={example && t`Example: ${example}`}
        {...field('address')}
      />
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
