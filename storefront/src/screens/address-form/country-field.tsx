import { useLingui } from '@lingui/react/macro'
import { useRead } from '../../api/use-read.ts'
import { SelectField } from '../../ui/form/select-field.tsx'

type Props = { value: string; onChange: (country: string) => void; error: string | undefined }

/** The country of an address, chosen from the countries the shop ships to. */
export function CountryField({ value, onChange, error }: Props) {
  const { t } = useLingui()
  const { data: countries = [] } = useRead('GET /api/area')
  const options = countries
    .filter((country) => country.ships || country.code === value)
    .map((country) => ({ value: country.code, label: country.name }))
  return (
    <SelectField
      label={t`Country or region`}
      name="country"
      autoComplete="country"
      required
      value={value}
      onChange={onChange}
      options={options.length > 0 ? options : [{ value, label: value }]}
      error={error}
    />
  )
}
