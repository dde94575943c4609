import { useLingui } from '@lingui/react/macro'
import { CITY_LIMIT } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { TextField } from '../../ui/form/text-field.tsx'
import { needsCity } from './needs-city.ts'

/** In these countries many areas in the list are cities, so the typed name is often a district. */
const WITH_CITIES_AS_AREAS = ['TW', 'VN']

type Props = { country: string; value: string; onChange: (city: string) => void; error: string | undefined }

/** The city, for countries whose area list ends above the city. Not rendered for other countries. */
export function CityField({ country, ...field }: Props) {
  const { t } = useLingui()
  const { data: countries } = useRead('GET /api/area')
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
