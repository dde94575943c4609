import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl, Select } from '@mantine/core'
import { bareCardNumber, isCardNumber } from '@sampan/contract/card-number'
import { bareAddress } from '@sampan/contract/chain'
import { moneyText } from '@sampan/contract/money-text'
import { ADDRESSEE_LIMIT, NAME_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { WaitingButton } from '../../features/operator/waiting-proposal.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'
import type { Shopper } from './shopper.ts'

/** Proposes to pay out the available balance of a blocked shopper; a second operator decides. */
export function PayOutButton({ shopper }: { shopper: Shopper }) {
  const [isOpen, setOpen] = useState(false)
  const { blocked_at, balance_cents, receivable_cents, payout_proposal } = shopper
  if (payout_proposal) return <WaitingButton proposal={payout_proposal} />
  if (!blocked_at || balance_cents <= 0 || receivable_cents > 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Request balance payout</Trans>
      </Button>
      {isOpen && <PayOutDialog shopper={shopper} onClose={() => setOpen(false)} />}
    </>
  )
}

const START = {
  draw_type: 'bank' as 'bank' | 'chain',
  bank_name: '',
  account_name: '',
  bank_card_number: '',
  network: '',
  token: '',
  address: '',
  reason: '',
}
type Draft = typeof START
const NEEDED = { bank: ['bank_name', 'account_name', 'reason'], chain: ['network', 'address', 'reason'] } as const

function placeOf({ draw_type, bank_name, account_name, bank_card_number, network, token, address }: Draft) {
  return draw_type === 'bank'
    ? { draw_type, bank_name, account_name, bank_card_number }
    : { draw_type, network, token, address: bareAddress(address) }
}

function PayOutDialog({ shopper, onClose }: { shopper: Shopper; onClose: () => void }) {
  const { t } = useLingui()
  const amount = moneyText(shopper.balance_cents)
  const { data: settings } = useRead('GET /api/admin/setting/list')
  const networks = settings?.networks.filter(({ is_open, token }) => is_open && token !== null) ?? []
  const form = useFormWithCode({
    call: 'POST /api/admin/shopper/pay_out',
    start: START,
    rules: (draft, i18n) => {
      const empty = NEEDED[draft.draw_type].filter((name) => !VISIBLE_PATTERN.test(draft[name]))
      const isNumber = isCardNumber(bareCardNumber(draft.bank_card_number))
      return {
        ...Object.fromEntries(empty.map((name) => [name, translate(i18n)`Required`])),
        ...(draft.draw_type === 'bank' &&
          !isNumber && { bank_card_number: translate(i18n)`Enter the account number or IBAN` }),
      }
    },
    inputOf: (draft) => ({ user_id: shopper.user_id, to: placeOf(draft), reason: draft.reason.trim() }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  const places = [
    { value: 'bank' as const, label: t`Bank account` },
    { value: 'chain' as const, label: t`On-chain`, disabled: networks.length === 0 },
  ]
  return (
    <FormDialog form={form} title={t`Pay out ${amount}`} send={<Trans>Request approval</Trans>} onClose={onClose}>
      <Trans>
        Pays out the shopper’s full balance with no charge. Once a second operator approves, it joins the payout queue.
      </Trans>
      <SegmentedControl
        aria-label={t`Pay out to`}
        data={places}
        value={form.draft.draw_type}
        onChange={(draw_type) => form.set({ draw_type })}
      />
      {form.draft.draw_type === 'bank' ? (
        <>
          <TextInput label={t`Bank`} maxLength={NAME_LIMIT} {...form.field('bank_name')} />
          <TextInput label={t`Account holder`} maxLength={ADDRESSEE_LIMIT} {...form.field('account_name')} />
          <TextInput
            label={t`Account number or IBAN`}
            maxLength={80}
            autoComplete="off"
            {...form.field('bank_card_number')}
          />
        </>
      ) : (
        <>
          <Select
            label={t`Network`}
            placeholder={t`Choose`}
            allowDeselect={false}
            data={networks.map(({ network, token }) => ({
              value: network,
              label: `${network} · ${token?.toUpperCase()}`,
            }))}
            {...form.field('network')}
            onChange={(network) =>
              form.set({
                network: network ?? '',
                token: networks.find((one) => one.network === network)?.token ?? '',
              })
            }
          />
          <TextInput label={t`Wallet address`} maxLength={120} {...form.field('address')} />
        </>
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}
