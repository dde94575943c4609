import { useLingui } from '@lingui/react/macro'
import { CITY_LIMIT } from '@sampan/contract/rules'
import { useRead } from '../../api/use-read.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { needsCity } from './needs-city.ts'

/** Many areas of these countries are cities, so the level below them is a district. */
const WITH_CITIES_AS_AREAS = ['TW', 'VN']

type Props = { country: string; value: string; onChange: (city: string) => void; error: string | undefined }

/** The city, for countries whose area list ends above it. Not rendered for other countries. */
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
