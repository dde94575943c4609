import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Checkbox, Stack } from '@mantine/core'
import { moneyText } from '@sampan/contract/money-text'
import { parseMoney, parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import type { RefObject } from 'react'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { amountFault, wholeIn } from '../../../forms/input-values.ts'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import type { ChosenLines } from './line-fits.tsx'

type Recharge = ReplyTo<'GET /api/admin/recharge/detail'>
type PassFormProps = {
  recharge: Recharge
  /** Lines of bank statements that the operator chose; the amount received is their sum. */
  chosen: ChosenLines | undefined
  /** Ref to the field of the arrived amount, which a shortcut focuses. */
  amount: RefObject<HTMLInputElement | null>
  isPaused: boolean
  /** Called after approval or proposal. */
  onDone: () => void
  onRefuse: () => void
}

const inDollars = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
/** Parses the arrived amount; undefined if it is not a positive amount. */
function arrivalOf(input: string) {
  const arrival_cents = parseMoney(input)
  return arrival_cents !== null && arrival_cents > 0 ? arrival_cents : undefined
}

const linesFault = (sum: string, i18n: I18n) => translate(i18n)`The lines you use make ${sum}`

/** Approves a recharge with the arrived amount and, for networks, its transaction, as verified by the operator. */
export function PassForm({ recharge, chosen, amount, isPaused, onDone, onRefuse }: PassFormProps) {
  const { t } = useLingui()
  const { recharge_id, amount_cents, transaction_hash, method } = recharge
  const isChain = method === 'chain'
  // Evidence used by another recharge is suspicious, so the claimed amount is not prefilled.
  const isUsed = recharge.used_before.length > 0
  const form = useForm({
    call: 'POST /api/admin/recharge/audit',
    start: {
      arrival_cents: chosen ? inDollars(chosen.cents) : isUsed ? '' : inDollars(amount_cents),
      is_checked: false,
      transaction_hash: transaction_hash ?? '',
      log_index: '',
    },
    rules: (draft, i18n) => ({
      ...(arrivalOf(draft.arrival_cents) === undefined && {
        arrival_cents: amountFault(draft.arrival_cents, i18n) ?? translate(i18n)`Enter the amount received, in dollars`,
      }),
      ...(chosen &&
        (arrivalOf(draft.arrival_cents) ?? chosen.cents) !== chosen.cents && {
          arrival_cents: linesFault(moneyText(chosen.cents), i18n),
        }),
      ...(isUsed && !draft.is_checked && { is_checked: translate(i18n)`Confirm that this money arrived again` }),
      ...(isChain &&
        draft.transaction_hash.trim() === '' && { transaction_hash: translate(i18n)`Enter the transaction` }),
      ...(isChain &&
        wholeIn(draft.log_index, 0, 999_999_999) === null && { log_index: translate(i18n)`Enter the log index` }),
    }),
    inputOf: (draft) => ({
      recharge_id,
      status: 1 as const,
      arrival_cents: arrivalOf(draft.arrival_cents) as Recharge['amount_cents'], // required by the rules
      ...(chosen && { line_ids: chosen.line_ids }),
      ...(isChain && { transaction_hash: draft.transaction_hash.trim(), log_index: parseWhole(draft.log_index) ?? 0 }),
    }),
    after: ({ outcome }) => toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Top-up approved`),
    leave: onDone,
  })
  const arrival_cents = arrivalOf(form.draft.arrival_cents)
  const proposes = needsSecondOperator(recharge.alone, arrival_cents ?? 0)
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <TextInput
          ref={amount}
          label={t`Amount received, in dollars`}
          description={t`Enter what the bank or network shows, not the amount claimed`}
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          {...form.field('arrival_cents')}
          onChange={(event) => form.set({ arrival_cents: event.currentTarget.value })}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur()
          }}
        />
        {isChain && (
          <>
            <TextInput
              label={t`Transaction`}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              {...form.field('transaction_hash')}
            />
            <TextInput
              label={t`Log index`}
              description={t`A transaction can contain several transfers`}
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              {...form.field('log_index')}
            />
          </>
        )}
        {arrival_cents !== undefined && arrival_cents !== amount_cents && (
          <Alert variant="light" color="yellow">
            {arrival_cents < amount_cents ? (
              <Trans>
                <MoneyText cents={amount_cents - arrival_cents} /> less than claimed
              </Trans>
            ) : (
              <Trans>
                <MoneyText cents={arrival_cents - amount_cents} /> more than claimed
              </Trans>
            )}
          </Alert>
        )}
        {isUsed && (
          <Checkbox
            label={t`This evidence was used before. I checked with the bank or on the network that this money arrived again.`}
            {...form.field('is_checked', 'checkbox')}
            value="is_checked"
          />
        )}
        <SecondOperatorNote alone={recharge.alone} cents={arrival_cents ?? 0}>
          <Trans>Nothing is credited until a second operator approves.</Trans>
        </SecondOperatorNote>
        <FormFooter
          form={form}
          isDisabled={isPaused}
          send={proposes ? <Trans>Request approval</Trans> : <Trans>Approve</Trans>}
          secondaryAction={
            <Button variant="default" disabled={isPaused} rightSection={<KeyHint of="r" />} onClick={onRefuse}>
              <Trans>Decline…</Trans>
            </Button>
          }
        />
      </Stack>
    </form>
  )
}
