import { Trans, useLingui } from '@lingui/react/macro'
import type { UnconfirmedAddress } from '@sampan/contract'
import { addressText } from '@sampan/contract/address-text'
import { PAYMENT_CODE_LENGTH } from '@sampan/contract/rules'
import { plainDigits } from '../../features/account/plain-digits.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import formCss from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import css from './security.module.css'

type Draft = { chosen: readonly string[]; payment_code: string }

/** Addresses to which apps send nothing until the shopper confirms them with the payment code. */
export function AgentAddresses({ addresses }: { addresses: readonly UnconfirmedAddress[] }) {
  const { t } = useLingui()
  const form = useForm({
    start: { chosen: [], payment_code: '' } as Draft,
    secrets: ['payment_code'],
    rules: ({ payment_code }) => (payment_code ? {} : { payment_code: t`Enter your payment code` }),
    call: 'POST /api/user/agent/addresses',
    sent: ({ chosen, payment_code }) => ({
      addresses: addresses.filter(({ id }) => chosen.includes(id)).map(({ id, changed_at }) => ({ id, changed_at })),
      payment_code,
    }),
    after: () => toast.success(t`Address confirmed`),
  })
  const { draft, set, field } = form
  const choose = (id: string, isChosen: boolean) =>
    set({ chosen: isChosen ? [...draft.chosen, id] : draft.chosen.filter((one) => one !== id) })
  return (
    <form {...form.props} className={formCss.sheet}>
      <Note tone="wait">
        <Trans>
          These addresses were added or changed after you let the app pay. It can’t send anything there until you
          confirm them.
        </Trans>
      </Note>
      <Rows>
        {addresses.map((address) => {
          const { id, addressee, mobile_text } = address
          return (
            <Row
              key={id}
              title={addressee}
              detail={
                <span className={css.where}>
                  <span>{addressText(address)}</span>
                  <span>{mobile_text}</span>
                </span>
              }
              trailing={
                <Switch
                  label={t`Confirm ${addressee}’s address`}
                  checked={draft.chosen.includes(id)}
                  onChange={(isChosen) => choose(id, isChosen)}
                />
              }
            />
          )
        })}
      </Rows>
      {draft.chosen.length > 0 && (
        <>
          <PasswordField
            label={t`Payment code`}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={PAYMENT_CODE_LENGTH.maximum}
            {...field('payment_code')}
            onChange={(typed) => set({ payment_code: plainDigits(typed) })}
          />
          <Button type="submit" tone="plain" wide busy={form.isBusy}>
            <Trans>Confirm addresses</Trans>
          </Button>
        </>
      )}
    </form>
  )
}
