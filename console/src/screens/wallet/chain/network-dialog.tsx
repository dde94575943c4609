import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Select, Text } from '@mantine/core'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { draftOf, networkFaults, sentNetwork } from './network-draft.ts'
import { NodeCheck } from './node-check.tsx'
import { TokensField } from './tokens-field.tsx'

type Props = { network: ChainNetworkAtDesk | undefined; onClose: () => void }

/** Adds or changes a network. A change of a network with a key needs a second operator. */
export function NetworkDialog({ network, onClose }: Props) {
  const { t } = useLingui()
  const isRead = Boolean(network?.key)
  const form = useFormWithCode({
    call: 'POST /api/admin/chain/save',
    start: draftOf(network),
    rules: (draft, i18n) => networkFaults(draft, network, i18n),
    inputOf: (draft) => sentNetwork(draft, network),
    after: ({ outcome }) => toast.success(outcome === 'done' ? t`Network saved` : t`Sent to a second approver`),
    leave: onClose,
  })
  const { draft, set, field, isBusy } = form
  const hosts = network?.nodes.join(', ')
  return (
    <FormDialog
      form={form}
      title={network ? t`Change ${network.name}` : t`Add a network`}
      send={isRead ? <Trans>Request approval</Trans> : <Trans>Save</Trans>}
      size="lg"
      onClose={onClose}
    >
      <Group grow align="start">
        <TextInput label={t`Name`} maxLength={40} data-autofocus {...field('name')} />
        <TextInput
          label={t`ID`}
          description={t`For example ethereum`}
          maxLength={40}
          autoComplete="off"
          {...field('network')}
          disabled={isBusy || network !== undefined}
        />
      </Group>
      <Group grow align="start">
        <Select
          label={t`Type of chain`}
          data={[
            { value: 'evm', label: 'EVM' },
            { value: 'tron', label: 'TRON' },
          ]}
          allowDeselect={false}
          {...field('kind')}
          disabled={isBusy || isRead}
        />
        <TextInput label={t`Chain ID`} inputMode="numeric" {...field('chain_id')} disabled={isBusy || isRead} />
      </Group>
      <TextInput
        label={t`First node (URL)`}
        description={hosts ? t`Leave both empty to keep ${hosts}` : t`The two nodes need different providers`}
        autoComplete="off"
        maxLength={500}
        {...field('first_node')}
      />
      <TextInput label={t`Second node (URL)`} autoComplete="off" maxLength={500} {...field('nodes')} />
      <NodeCheck draft={draft} />
      <TokensField
        tokens={draft.tokens}
        error={field('tokens').error}
        isBusy={isBusy}
        onChange={(tokens) => set({ tokens })}
      />
      <Group grow align="start">
        <TextInput
          label={t`Confirmations`}
          description={t`Leave empty to use the block that the nodes call finalized`}
          inputMode="numeric"
          {...field('confirmations')}
        />
        <TextInput label={t`Minimum in dollars`} inputMode="decimal" {...field('minimum_cents')} />
      </Group>
      <TextInput
        label={t`Block explorer`}
        description="https://etherscan.io/tx/{hash}"
        autoComplete="off"
        maxLength={200}
        {...field('explorer')}
      />
      <Checkbox
        label={t`Takes top-ups`}
        checked={draft.takes_recharges}
        disabled={isBusy}
        onChange={(event) => set({ takes_recharges: event.currentTarget.checked })}
      />
      <Checkbox
        label={t`Pays withdrawals`}
        checked={draft.pays_withdrawals}
        disabled={isBusy}
        onChange={(event) => set({ pays_withdrawals: event.currentTarget.checked })}
      />
      {isRead ? (
        <ReasonField {...field('reason')} />
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>The network stays closed and isn’t read until its key is approved.</Trans>
        </Text>
      )}
    </FormDialog>
  )
}
