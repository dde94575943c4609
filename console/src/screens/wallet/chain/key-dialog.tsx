import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useSecondFactorCode } from '../../../forms/use-second-factor-code.tsx'
import { Textarea } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'

const PATH = { evm: 'm/44’/60’/0’', tron: 'm/44’/195’/0’' } as const

/** Proposes the public key from which deposit addresses are derived. A pasted secret is removed from the field. */
export function KeyDialog({ network, onClose }: { network: ChainNetworkAtDesk; onClose: () => void }) {
  const { t } = useLingui()
  const code = useSecondFactorCode(() => form.props.ref.current?.requestSubmit())
  const form = useForm({
    call: 'POST /api/admin/chain/key',
    start: { xpub: '', reason: '' },
    rules: ({ xpub, reason }, i18n) => ({
      ...(!VISIBLE_PATTERN.test(xpub) && { xpub: translate(i18n)`Enter the public account key` }),
      ...(!VISIBLE_PATTERN.test(reason) && { reason: translate(i18n)`Enter a reason` }),
    }),
    inputOf: ({ xpub, reason }) => ({
      network: network.network,
      revision: network.revision,
      xpub: xpub.trim(),
      reason: reason.trim(),
    }),
    handleRefusal: (error) => {
      if (error.reason === 'secret_refused') form.set({ xpub: '' })
      return code.handleRefusal(error)
    },
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  const { name, kind, key } = network
  const path = PATH[kind]
  return (
    <FormDialog
      form={{ ...form, codeDialog: code.dialog }}
      title={key ? t`Change the key of ${name}` : t`Set the key of ${name}`}
      send={<Trans>Request approval</Trans>}
      size="lg"
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>
          Export the extended public key (xpub) of the account {path} from a hardware wallet. It can only derive
          addresses. Never paste a private key or a seed phrase here or anywhere else.
        </Trans>
      </Text>
      {key && (
        <Text size="sm">
          <Trans>
            Shoppers get new addresses. The old ones stay watched, so keep the wallet that holds their keys.
          </Trans>
        </Text>
      )}
      <Textarea
        label={t`Public account key`}
        description={t`Begins with xpub. The approver compares the first address with the wallet.`}
        autosize
        minRows={2}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.field('xpub')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}
