import { useLingui } from '@lingui/react/macro'
import { TAX_NUMBER_LIMIT } from '@sampan/contract/rules'
import { checkTaxNumber, exampleOfTaxNumber } from '@sampan/contract/tax-number'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx'

type Props = Omit<TextFieldProps, 'label'> & {
  /** Of the address. A prefix of another country comes before it. */
  country: string
}

/** The tax number of a company. When it is left, it says what is wrong with the number. */
export function TaxNumberField({ country, ...props }: Props) {
  const { t } = useLingui()
  const [leftValue, setLeftValue] = useState(props.value)
  const { fault, country: compared } = checkTaxNumber(country, leftValue)
  const example = exampleOfTaxNumber(compared ?? '')
  const isLeft = leftValue === props.value && leftValue.trim() !== ''
  const error = {
    form: t`This isn’t a tax number of this country. They look like ${example}.`,
    digit: t`One of the digits is wrong. Check the number.`,
    other: undefined,
  }[fault ?? 'other']
  return (
    <TextField
      label={t`Company tax number`}
      maxLength={TAX_NUMBER_LIMIT}
      autoComplete="off"
      autoCapitalize="characters"
      {...props}
      hint={isLeft && fault === 'other' ? t`Tax numbers here look like ${example}.` : props.hint}
      error={props.error ?? (isLeft ? error : undefined)}
      onBlur={() => setLeftValue(props.value)}
    />
  )
}
