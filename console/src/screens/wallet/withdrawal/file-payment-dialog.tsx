import { plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Select, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { paymentNote } from './payment-text.ts'

type Payout = ReplyTo<'GET /api/admin/extract/payouts_in_file'>[number]

const REFERENCE_LIMIT = 120

/** Enters one transaction for the chosen payouts of a file, such as a batch of a Safe, and shows what each one got. */
export function FilePaymentDialog({ payout_batch_id, onClose }: { payout_batch_id: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data: payouts = [] } = useRead('GET /api/admin/extract/payouts_in_file', { payout_batch_id })
  const [toggledIds, setToggledIds] = useState<readonly string[]>([])
  const [chosenNetwork, setChosenNetwork] = useState<string>()
  const open = payouts.filter(({ can_enter }) => can_enter)
  const network = chosenNetwork ?? open[0]?.network ?? payouts[0]?.network ?? ''
  const networks = [...new Map(payouts.map((payout) => [payout.network, payout.network_name]))]
  const choices = open.filter((payout) => payout.network === network)
  const has_fresh = choices.some(isFresh)
  const chosenPayouts = choices.filter(
    (payout) => (isFresh(payout) || !has_fresh) !== toggledIds.includes(payout.extract_id),
  )
  const extract_ids = chosenPayouts.map(({ extract_id }) => extract_id)
  const form = useForm({
    call: 'POST /api/admin/extract/file_payment',
    start: { reference: '' },
    rules: ({ reference }) => ({
      ...(reference.trim() === '' && { reference: translate(i18n)`Enter the reference` }),
      ...(extract_ids.length === 0 && { reference: translate(i18n)`Choose at least one payout` }),
    }),
    inputOf: ({ reference }) => ({ payout_batch_id, network, extract_ids, reference: reference.trim() }),
    after: ({ entered }) =>
      toast.success(t`${plural(entered, { one: 'We’re checking # payment', other: 'We’re checking # payments' })}`),
  })
  const choose = (extract_id: string) =>
    setToggledIds(
      toggledIds.includes(extract_id) ? toggledIds.filter((id) => id !== extract_id) : [...toggledIds, extract_id],
    )
  return (
    <FormDialog
      form={form}
      title={t`One transaction for several payouts`}
      send={<Trans>Confirm</Trans>}
      size="lg"
      onClose={onClose}
    >
      <TextInput
        label={t`Transaction`}
        description={t`We read the transaction from both nodes. Each withdrawal is closed by a separate transfer, once token, address and amount match in a final block.`}
        maxLength={REFERENCE_LIMIT}
        autoComplete="off"
        data-autofocus
        {...form.field('reference')}
      />
      {networks.length > 1 && (
        <Select
          label={t`Network`}
          data={networks.map(([value, label]) => ({ value, label }))}
          value={network}
          allowDeselect={false}
          onChange={(value) => setChosenNetwork(value ?? undefined)}
        />
      )}
      <Stack gap="sm">
        {payouts
          .filter((payout) => payout.network === network)
          .map((payout) => (
            <PayoutChoice
              key={payout.extract_id}
              payout={payout}
              isChosen={extract_ids.includes(payout.extract_id)}
              onChoose={choose}
            />
          ))}
      </Stack>
    </FormDialog>
  )
}

/** Payouts that are being checked with another transaction are chosen at first only if there are no others. */
const isFresh = ({ state }: Payout) => state !== 'waiting'

type PayoutChoiceProps = { payout: Payout; isChosen: boolean; onChoose: (id: string) => void }

function PayoutChoice({ payout, isChosen, onChoose }: PayoutChoiceProps) {
  const { i18n } = useLingui()
  const { extract_id, account, address, net_cents, can_enter, state, problem } = payout
  const about = (
    <>
      {account} · <MoneyText cents={net_cents} />
    </>
  )
  return (
    <div>
      {can_enter ? (
        <Checkbox label={about} checked={isChosen} onChange={() => onChoose(extract_id)} />
      ) : (
        <Text size="sm">{about}</Text>
      )}
      <CodeText>{address}</CodeText>
      {state && <Text size="sm">{paymentNote({ state, problem }, i18n)}</Text>}
    </div>
  )
}
