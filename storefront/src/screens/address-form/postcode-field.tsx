import { useLingui } from '@lingui/react/macro'
import { needsPostcode, postcodeExample } from '@sampan/contract/postcode'
import { TextField } from '../../ui/form/text-field.tsx'

type Props = {
  country: string
  name: string
  value: string
  onChange: (postcode: string) => void
  error: string | undefined
}

/**
 * The postcode, with an example of the country's format. A required postcode consists of digits, so the field opens a
 * numeric keyboard.
 */
export function PostcodeField({ country, ...field }: Props) {
  const { t } = useLingui()
  const isNeeded = needsPostcode(country)
  const example = postcodeExample(country)
  return (
    <TextField
      label={isNeeded ? t`Postcode` : t`Postcode (optional)`}
      required={isNeeded}
      autoComplete="postal-code"
      inputMode={isNeeded ? 'numeric' : undefined}
      placeholder={example ? t`e.g. ${example}` : undefined}
      maxLength={12}
      {...field}
    />
  )
}
