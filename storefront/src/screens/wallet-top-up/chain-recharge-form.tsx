import { useLingui } from '@lingui/react/macro'
import type { RechargeOptions } from '@sampan/contract'
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
  newChainRecharge,
  rulesOn,
} from './chain-recharge-draft.ts'
import { type ChosenNetwork, NetworkChoice } from './network-choice.tsx'

type Props = RechargeFormProps &
  ChosenNetwork & {
    options: RechargeOptions
    /** Called when the chosen network has been closed: the list of networks is then outdated. */
    onStale: () => void
  }

/** The form with which the shopper reports a transfer that does not show up, on any network. */
export function ChainRechargeForm({ options, missing_cents, onSent, onStale, leave, ...choice }: Props) {
  const { network } = choice
  const { t } = useLingui()
  const form = useForm({
    start: newChainRecharge(options, missing_cents),
    rules: (draft, i18n) => chainRechargeFaults(draft, network, rulesOn(options, network), i18n),
    fieldNames: { evidence_ids: 'evidence' },
    call: 'POST /api/user/recharge',
    inputOf: (draft) => chainRechargeBody(draft, network),
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
  const example = network && chainNetworkOf(network.network)?.example
  return (
    <RechargeForm
      form={form}
      rules={rulesOn(options, network)}
      where={<Network {...choice} form={form} />}
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
      <NetworkChoice networks={networks} chosenNetwork={network?.network ?? ''} onChoose={onChoose} />
      {!network && form.faults.network && <Note tone="bad">{form.faults.network}</Note>}
    </>
  )
}
