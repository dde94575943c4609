import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import { bareAddress } from '@sampan/contract/chain'
import { moneyText } from '@sampan/contract/money-text'
import { nameText } from '@sampan/contract/person-name'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useId, useState } from 'react'
import { ConfirmMailboxSheet } from '../../features/account/confirm-mailbox-sheet.tsx'
import { type CodeFault, CodeSheet } from '../../features/payment/code-sheet.tsx'
import { GroupedAddress } from '../../features/wallet/grouped-address.tsx'
import { useFormWith } from '../../forms/use-form.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segment } from '../../ui/button/segment.tsx'
import formCss from '../../ui/form/form.module.css'
import { toast } from '../../ui/layer/toast.ts'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { AmountFields } from './amount-fields.tsx'
import { PartsText } from './card-parts.tsx'
import css from './chain-fields.module.css'
import { DestinationFields } from './destination-fields.tsx'
import { useDraw } from './use-draw.ts'
import { CODE_HREF, isBarred, WaitNote } from './wait-note.tsx'
import { needsDestination, newWithdrawal, paidNetwork, withdrawalFaults } from './withdrawal-draft.ts'
import { YouGet } from './you-get.tsx'

type Props = {
  options: ExtractOptions
  /** Called when the options are outdated. */
  onStale: () => void
  /** See `useDraw`: `leave` opens the next screen, `onDrawn` runs after a success in any case. */
  leave: (extract_id: string) => unknown
  onDrawn: () => void
}

/**
 * After a wrong code or a lost reply, the keypad stays open and shows the fault. All other refusals close the keypad.
 */
const staysAtKeypad = ({ kind, reason }: CodeFault) => kind === 'unreachable' || reason === 'payment_code_wrong'

/** The form: amount, then card or address, then the payment code. */
export function WithdrawalForm({ options, onStale, leave, onDrawn }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [refused_address, setRefusedAddress] = useState<string>()
  const form = useFormWith({
    start: newWithdrawal(user ? nameText(user) : '', options.networks),
    rules: (draft, formI18n) => withdrawalFaults(draft, options, formI18n),
    send: async () => (options.email_verified ? setAsking(true) : setConfirming(true)),
    after: () => undefined,
  })
  useOnLeave(() => {
    setAsking(false)
    setConfirming(false)
    form.set({ bank_card_number: '' })
  })
  const onRefused = (refusal: CodeFault) => {
    if (staysAtKeypad(refusal)) return
    setAsking(false)
    onStale()
    if (refusal.reason === 'code_needed') return setConfirming(true)
    if (refusal.reason === 'chain_address_invalid') setRefusedAddress(bareAddress(form.draft.address))
    if (refusal.reason !== 'payment_code_must_reset') toast.fail(refusal.message)
  }
  const { draw, fault, forget } = useDraw(options, { leave, onDrawn, onRefused })
  const must_reset = fault?.reason === 'payment_code_must_reset' ? fault.message : undefined
  const needsCode = !options.has_payment_code || must_reset !== undefined
  const { draw_type } = form.draft
  const payoutNetwork = paidNetwork(options.networks, form.draft.network)
  const isToBankOrChain = needsDestination(options, form.draft)
  const isClosed = isToBankOrChain && draw_type === 'chain' && options.networks.length === 0
  const sum = moneyText(form.draft.amount_cents ?? 0)
  return (
    <>
      <form {...form.props} id={form_id} className={formCss.screen}>
        <WaitNote options={options} must_reset={must_reset} onUnlocked={onStale} />
        {options.cards.length > 0 && <AmountFields form={form} options={options} />}
        {isToBankOrChain && (
          <Segment
            label={t`Draw type`}
            options={[
              { value: 'bank', label: t`Bank card` },
              { value: 'chain', label: t`On-chain` },
            ]}
            value={draw_type}
            onChange={(type) => form.set({ draw_type: type })}
          />
        )}
        {isClosed ? (
          <Note>
            <Trans>Not available right now</Trans>
          </Note>
        ) : (
          <>
            {options.cards.length === 0 && <AmountFields form={form} options={options} />}
            {isToBankOrChain && <DestinationFields form={form} options={options} refusedAddress={refused_address} />}
          </>
        )}
      </form>
      <Footer>
        {needsCode ? (
          <Button wide href={CODE_HREF}>
            <Trans>Set a payment code</Trans>
          </Button>
        ) : (
          <Button type="submit" form={form_id} wide busy={form.isBusy} disabled={isClosed || isBarred(options)}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </Footer>
      <ConfirmMailboxSheet
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirmed={() => {
          setConfirming(false)
          setAsking(true)
        }}
      />
      <CodeSheet
        open={isAsking}
        onClose={() => {
          setAsking(false)
          forget()
        }}
        what={
          isToBankOrChain && draw_type === 'chain' ? (
            <>
              {payoutNetwork && (
                <strong className={css.paid}>
                  <YouGet network={payoutNetwork} />
                </strong>
              )}
              {options.cards.length > 0 && <PartsText options={options} draft={form.draft} />}
              <Trans>Withdraw to this address</Trans>{' '}
              <GroupedAddress address={bareAddress(form.draft.address)} className={css.address} />
            </>
          ) : (
            <PartsText options={options} draft={form.draft} />
          )
        }
        amount_cents={form.draft.amount_cents ?? 0}
        balance_cents={options.balance_cents}
        code_length={options.payment_code_length}
        stays={(left) => <Trans>{left} left in your balance after this withdrawal</Trans>}
        confirm={t`Withdraw ${sum}`}
        lostNote={<Trans>The connection dropped. Enter your code again. We’ll only make this withdrawal once.</Trans>}
        fault={fault}
        forgot_href={`${CODE_HREF}&forgot=1`}
        onConfirm={(payment_code) => draw(form.draft, { payment_code, token: payoutNetwork?.token ?? '' })}
      />
    </>
  )
}
