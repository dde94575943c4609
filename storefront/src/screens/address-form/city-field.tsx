import { useLingui } from '@lingui/react/macro'
import { CITY_LIMIT } from '@sampan/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api/call.ts'
import { countriesQuery, needsCity } from '../../features/address/area-queries.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Many of their areas are cities themselves: below one of those stands its district. */
const WITH_CITIES_AS_AREAS = ['TW', 'VN']

type Props = { country: string; value: string; onChange: (city: string) => void; error: string | undefined }

/** The city, where the areas to choose from end above it. Other countries have no such field. */
export function CityField({ country, ...field }: Props) {
  const { t } = useLingui()
  const { data: countries } = useQuery(countriesQuery(useCall()))
  if (!needsCity(countries, country)) return null
  return (
    <TextField
      label={WITH_CITIES_AS_AREAS.includes(country) ? t`City or district` : t`City`}
      autoComplete="address-level2"
      required
      maxLength={CITY_LIMIT}
      {...field}
    />
  )
}
