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
import { Row, Rows } from '../../ui/layout/rows.tsx'
import css from './security.module.css'

/** A version of an address. A later version was not looked at, so it is not chosen. */
type Version = Pick<UnconfirmedAddress, 'id' | 'changed_at'>
type Draft = { chosenVersions: readonly Version[]; payment_code: string }

const isIn = (versions: readonly Version[], { id, changed_at }: Version) =>
  versions.some((one) => one.id === id && one.changed_at === changed_at)

/** Addresses to which apps send nothing until the shopper confirms them with the payment code. */
export function AgentAddresses({ addresses }: { addresses: readonly UnconfirmedAddress[] }) {
  const { t } = useLingui()
  const form = useForm({
    start: { chosenVersions: [], payment_code: '' } as Draft,
    secrets: ['payment_code'],
    rules: ({ payment_code }) => (payment_code ? {} : { payment_code: t`Enter your payment code` }),
    call: 'POST /api/user/agent/addresses',
    inputOf: ({ chosenVersions, payment_code }) => ({
      addresses: chosenVersions.filter((one) => isIn(addresses, one)).map(({ id, changed_at }) => ({ id, changed_at })),
      payment_code,
    }),
    after: () => toast.success(t`Address confirmed`),
  })
  const { draft, set, field } = form
  const chosenAddresses = addresses.filter((one) => isIn(draft.chosenVersions, one))
  const choose = (address: Version, isChosen: boolean) =>
    set({
      chosenVersions: isChosen ? [...chosenAddresses, address] : chosenAddresses.filter(({ id }) => id !== address.id),
    })
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
                  checked={isIn(chosenAddresses, address)}
                  onChange={(isChosen) => choose(address, isChosen)}
                />
              }
            />
          )
        })}
      </Rows>
      {chosenAddresses.length > 0 && (
        <>
          <PasswordField
            label={t`Payment code`}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={PAYMENT_CODE_LENGTH.maximum}
            {...field('payment_code')}
            onChange={(input) => set({ payment_code: plainDigits(input) })}
          />
          <Button type="submit" tone="plain" wide busy={form.isBusy}>
            <Trans>Confirm addresses</Trans>
          </Button>
        </>
      )}
    </form>
  )
}
