import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork, RechargeOptions } from '@sampan/contract'
import { chainNetworkOf } from '@sampan/contract/chain'
import { RechargeForm } from '../../features/wallet/recharge-form.tsx'
import type { RechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import {
  type ChainRechargeDraft,
  chainRechargeBody,
  chainRechargeFaults,
  limitsOn,
  newChainRecharge,
} from './chain-recharge-draft.ts'
import { DepositCard } from './deposit-card.tsx'
import { type ChosenNetwork, NetworkChoice } from './network-choice.tsx'

type Props = RechargeFormProps &
  ChosenNetwork & {
    options: RechargeOptions
    /** Called when the chosen network has been closed: the list of networks is then outdated. */
    onStale: () => void
  }

const networkOf = ({ network }: ChainRechargeDraft, networks: readonly DepositNetwork[]) =>
  networks.find((one) => one.network === network)

/** The deposit address, and the form that reports the transfer. */
export function ChainRechargeForm({ options, missing_cents, onSent, onStale, leave, ...choice }: Props) {
  const { networks } = choice
  const { t } = useLingui()
  const form = useForm({
    start: newChainRecharge(options, choice.network, missing_cents),
    rules: (typed, i18n) => {
      const chosen = networkOf(typed, networks)
      return chainRechargeFaults(typed, chosen, limitsOn(options, chosen), i18n)
    },
    named: { evidence_ids: 'evidence' },
    call: 'POST /api/user/recharge',
    sent: chainRechargeBody,
    after: () => {
      toast.success(t`Application successful`)
      onSent()
    },
    handleRefusal: ({ reason }) => {
      if (reason === 'network_missing') onStale()
      return false
    },
    leave,
  })
  const network = networkOf(form.draft, networks)
  const example = network && chainNetworkOf(network.network)?.example
  return (
    <RechargeForm
      form={form}
      limits={limitsOn(options, network)}
      where={<Network {...choice} form={form} network={network} />}
      before={
        <TextField
          label={t`Address you sent from`}
          required
          autoComplete="off"
          autoCapitalize="none"
          maxLength={120}
          hint={example && t`Example: ${example}`}
          {...form.field('address')}
        />
      }
      evidence_hint={t`Add a screenshot of the transfer in your wallet. Only you and our team can see it.`}
    >
      <TextField
        label={t`Transaction hash (optional)`}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        hint={t`Helps us find your transfer faster.`}
        {...form.field('transaction_hash')}
      />
    </RechargeForm>
  )
}

type NetworkProps = ChosenNetwork & { form: Form<ChainRechargeDraft> }

function Network({ form, networks, network, onChoose }: NetworkProps) {
  return (
    <>
      <NetworkChoice
        networks={networks}
        chosen={form.draft.network}
        onChoose={(chosen) => {
          form.set({ network: chosen })
          onChoose(chosen)
        }}
      />
      {network ? <DepositCard network={network} /> : <ChooseFirst fault={form.faults.network} />}
      <Note tone="wait">
        <Trans>Choose the same network as the withdrawal platform; DEX, BSC and HECO deposits are not supported.</Trans>
      </Note>
      {network?.warning && <Note>{network.warning}</Note>}
    </>
  )
}

const ChooseFirst = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <Note tone="bad">{fault}</Note>
  ) : (
    <Note>
      <Trans>Choose a network to see your address.</Trans>
    </Note>
  )
