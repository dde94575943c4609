import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork } from '@sampan/contract'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import typography from '../../ui/styles/typography.module.css'

export type ChosenNetwork = {
  networks: readonly DepositNetwork[]
  /** Undefined until the shopper has chosen a network. */
  network: DepositNetwork | undefined
  onChoose: (network: string) => void
}

type Props = Pick<ChosenNetwork, 'networks' | 'onChoose'> & { chosenNetwork: string }

export function NetworkChoice({ networks, chosenNetwork, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <>
      <h2 className={typography.title3}>
        <Trans>Network</Trans>
      </h2>
      <Chips label={t`Network`} wrap>
        {networks.map(({ network, name }) => (
          <Chip key={network} pressed={network === chosenNetwork} onClick={() => onChoose(network)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
