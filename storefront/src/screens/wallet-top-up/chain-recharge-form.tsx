import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork, RechargeOptions } from '@sampan/contract'
import { chainNetworkOf } from '@sampan/contract/chain'
import { moneyText } from '@sampan/contract/money-text'
import { EVIDENCE_LIMIT } from '@sampan/contract/rules'
import { useId, useState } from 'react'
import { type Form, useForm } from '../../forms/use-form.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Foot } from '../../ui/layout/foot.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import typography from '../../ui/styles/typography.module.css'
import {
  type ChainRechargeDraft,
  chainRechargeBody,
  chainRechargeFaults,
  limitsOn,
  newChainRecharge,
} from './chain-recharge-draft.ts'
import css from './chain-recharge-form.module.css'
import { DepositCard } from './deposit-card.tsx'

type Props = {
  options: RechargeOptions
  networks: readonly DepositNetwork[]
  /** How much is missing for a payment. */
  wished_cents: number | null
  onSent: () => void
  /** The networks have changed meanwhile. */
  onStale: () => void
  leave: () => unknown
}

const networkOf = ({ network }: ChainRechargeDraft, networks: readonly DepositNetwork[]) =>
  networks.find((one) => one.network === network)

/** Where to send tokens, and the claim that they were sent. */
export function ChainRechargeForm({ options, networks, wished_cents, onSent, onStale, leave }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const [isUploading, setUploading] = useState(false)
  const form = useForm({
    start: newChainRecharge(options, networks, wished_cents),
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
    refused: ({ reason }) => {
      if (reason === 'network_missing') onStale()
      return false
    },
    leave,
  })
  const network = networkOf(form.draft, networks)
  return (
    <>
      <form {...form.props} id={form_id} className={css.form}>
        <h2 className={typography.title3}>
          <Trans>Network</Trans>
        </h2>
        <Chips label={t`Network`} wrap>
          {networks.map(({ network, name }) => (
            <Chip key={network} pressed={network === form.draft.network} onClick={() => form.set({ network })}>
              {name}
            </Chip>
          ))}
        </Chips>
        {network ? <DepositCard network={network} /> : <ChooseFirst fault={form.faults.network} />}
        <Note tone="wait">
          <Trans>
            Choose the same network as the withdrawal platform; DEX, BSC and HECO deposits are not supported.
          </Trans>
        </Note>
        {network?.warning && <Note>{network.warning}</Note>}
        <h2 className={typography.title3}>
          <Trans>Then tell us about it</Trans>
        </h2>
        <ClaimFields form={form} options={options} network={network} onBusy={setUploading} />
      </form>
      <Foot>
        <Button type="submit" form={form_id} wide busy={form.isBusy} disabled={isUploading}>
          {isUploading ? <Trans>Sending pictures…</Trans> : <Trans>I have sent it</Trans>}
        </Button>
      </Foot>
    </>
  )
}

const ChooseFirst = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <Note tone="bad">{fault}</Note>
  ) : (
    <Note>
      <Trans>Once you have chosen a network, your address appears here.</Trans>
    </Note>
  )

type ClaimProps = {
  form: Form<ChainRechargeDraft>
  options: RechargeOptions
  network: DepositNetwork | undefined
  onBusy: (isUploading: boolean) => void
}

function ClaimFields({ form: { draft, set, faults, field }, options, network, onBusy }: ClaimProps) {
  const { t } = useLingui()
  const upload = useUpload('evidence')
  const limits = limitsOn(options, network)
  const minimum = moneyText(limits.minimum_cents)
  const maximum = moneyText(limits.maximum_cents)
  const example = network && chainNetworkOf(network.network)?.example
  return (
    <>
      <TextField
        label={t`Address sent from`}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={120}
        hint={example && t`An address looks like ${example}`}
        {...field('address')}
      />
      <MoneyField
        label={t`Amount sent`}
        name="amount"
        required
        cents={draft.amount_cents}
        onChange={(amount_cents) => set({ amount_cents })}
        hint={t`From ${minimum} to ${maximum}`}
        error={faults.amount_cents}
      />
      <PictureUpload
        label={t`Payment evidence`}
        required
        max={EVIDENCE_LIMIT}
        {...field('evidence')}
        upload={upload}
        onBusy={onBusy}
        hint={t`A picture of the transfer in your wallet. Only you and the shop can see it.`}
      />
      <TextField
        label={t`Transaction hash (optional)`}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        hint={t`With it we find your transfer sooner.`}
        {...field('transaction_hash')}
      />
    </>
  )
}
