import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { HS_CODE_PATTERN, TAX_BUYERS, TAX_CLASSES } from '@sampan/contract/rules'
import type { ReadInput } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { type SubmitEvent, useState } from 'react'
import { CLASS_TEXT } from '../../features/tax/class-text.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { BUYER_TEXT } from './tax-texts.ts'
import css from './taxes.module.css'
import { TryResult } from './try-result.tsx'

type Attempt = ReadInput<'POST /api/admin/tax/try'>

const start = (today: string) => ({
  ...{ country: 'DE', region: '', day: today, buyer: 'consumer', tax_class: '' },
  ...{ hs_code: '', origin: 'CN', price: '100.00', quantity: '1', freight: '10.00', discount: '0.00' },
})
type Draft = ReturnType<typeof start>
type Faults = Partial<Record<keyof Draft, string>>

/** "12.50" → 1250; NaN for any other text. */
function centsIn(text: string): number {
  const [, whole = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === '' ? Number.NaN : Number(whole + rest.padEnd(2, '0'))
}

const codeIn = (text: string) => text.replace(/[\s.-]/g, '')

function attemptOf(draft: Draft): Attempt {
  return {
    country: draft.country.trim().toUpperCase(),
    region: draft.region.trim() || null,
    day: draft.day,
    buyer: TAX_BUYERS.find((one) => one === draft.buyer) ?? 'consumer',
    freight_cents: centsIn(draft.freight),
    discount_cents: centsIn(draft.discount),
    lines: [
      {
        goods_cents: centsIn(draft.price) * Number(draft.quantity),
        quantity: Number(draft.quantity),
        hs_code: codeIn(draft.hs_code) || null,
        tax_class: TAX_CLASSES.find((one) => one === draft.tax_class) ?? null,
        origin: draft.origin.trim().toUpperCase() || null,
        weight_grams: null,
      },
    ],
  }
}

/** Calculates the taxes of goods that an operator types, as a shopper would see them. */
export function TryTaxes({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState(() => start(today))
  const [faults, setFaults] = useState<Faults>({})
  const [attempt, setAttempt] = useState<Attempt>()
  const { data, error } = useRead('POST /api/admin/tax/try', attempt ?? attemptOf(start(today)), { enabled: !!attempt })
  const field = (name: keyof Draft, label: string) => ({
    label,
    value: draft[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setDraft({ ...draft, [name]: currentTarget.value })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong: Faults = {}
    const check = (name: keyof Draft, isRight: boolean) => {
      if (!isRight) wrong[name] = translate(i18n)`Check this field`
    }
    check('country', /^[A-Za-z]{2}$/.test(draft.country.trim()))
    check('origin', /^(?:[A-Za-z]{2})?$/.test(draft.origin.trim()))
    check('hs_code', draft.hs_code.trim() === '' || HS_CODE_PATTERN.test(codeIn(draft.hs_code)))
    check('price', centsIn(draft.price) > 0)
    check('quantity', /^[1-9]\d{0,2}$/.test(draft.quantity))
    check('freight', !Number.isNaN(centsIn(draft.freight)))
    const goods_cents = centsIn(draft.price) * Number(draft.quantity)
    check(
      'discount',
      Number.isNaN(goods_cents) ? !Number.isNaN(centsIn(draft.discount)) : centsIn(draft.discount) <= goods_cents,
    )
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) setAttempt(attemptOf(draft))
  }
  return (
    <div className={css.attempt}>
      <form className={css.fields} onSubmit={submit} noValidate>
        <div className={css.pair}>
          <TextInput {...field('country', t`Country (two letters)`)} />
          <TextInput {...field('region', t`State or province`)} />
        </div>
        <div className={css.pair}>
          <TextInput type="date" {...field('day', t`Day`)} />
          <NativeSelect
            data={TAX_BUYERS.map((value) => ({ value, label: i18n._(BUYER_TEXT[value]) }))}
            {...field('buyer', t({ message: 'Buyer', context: 'taxes' }))}
          />
        </div>
        <NativeSelect
          data={[
            { value: '', label: t`By HS code` },
            ...TAX_CLASSES.map((value) => ({ value, label: i18n._(CLASS_TEXT[value]) })),
          ]}
          {...field('tax_class', t`Class of goods`)}
        />
        <div className={css.pair}>
          <TextInput {...field('hs_code', t`HS code`)} />
          <TextInput {...field('origin', t`Country of origin`)} />
        </div>
        <div className={css.pair}>
          <TextInput {...field('price', t`Price in dollars`)} />
          <TextInput {...field('quantity', t`Quantity`)} />
        </div>
        <div className={css.pair}>
          <TextInput {...field('freight', t`Freight in dollars`)} />
          <TextInput {...field('discount', t`Discount in dollars`)} />
        </div>
        <Button type="submit">
          <Trans>Calculate</Trans>
        </Button>
      </form>
      <div className={css.result} aria-live="polite">
        {error && <p>{error.message}</p>}
        {attempt && data && <TryResult quote={data} />}
      </div>
    </div>
  )
}
