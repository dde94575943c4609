import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { firstAddressCountry } from '../../features/address/delivery-country.ts'
import { countryName } from '../../ui/form/country-name.ts'
import { SelectField } from '../../ui/form/select-field.tsx'

type Props = { value: string; onChange: (country: string) => void; error: string | undefined }

/** The country of an address, chosen from the countries the shop ships to. The shopper's own country is first. */
export function CountryField({ value, onChange, error }: Props) {
  const { i18n, t } = useLingui()
  const { data: countries = [] } = useRead('GET /api/area')
  const own = firstAddressCountry()
  const options = countries
    .filter((country) => country.ships || country.code === value)
    .map(({ code, name }) => ({
      value: code,
      label: name,
      group: code === own ? t`Your country or region` : t`Other countries and regions`,
    }))
    .toSorted((one, other) => Number(other.value === own) - Number(one.value === own))
  return (
    <SelectField
      label={t`Country or region`}
      name="country"
      autoComplete="country"
      required
      value={value}
      onChange={onChange}
      options={options.length > 0 ? options : [{ value, label: countryName(value, languageTag(i18n)) }]}
      error={error}
    />
  )
}
