import { useLingui } from '@lingui/react/macro'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCall } from '../../api/call.ts'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import icon from '../../ui/media/icon.module.css'
import { countriesQuery } from './area-queries.ts'
import css from './mobile-field.module.css'
import { exampleOf, type MobileNumber } from './mobile-number.ts'

const inBrowser = typeof window !== 'undefined'

/** Also fetches the rules for numbers, which the form asks when it is sent. */
const exampleQuery = (country: string) =>
  queryOptions({
    queryKey: ['mobile example', country],
    queryFn: async () => (await exampleOf(country)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Props = {
  label: string
  value: MobileNumber
  onChange: (number: MobileNumber) => void
  error?: string | undefined
  required?: boolean
}

/** A mobile number with its country: the dial code opens the phone's own list of countries. */
export function MobileField({ label, value, onChange, error, required }: Props) {
  const { t } = useLingui()
  const { data: countries = [] } = useQuery({ ...countriesQuery(useCall()), enabled: inBrowser })
  const { data: example } = useQuery({ ...exampleQuery(value.country), enabled: inBrowser })
  const dial_code = countries.find((country) => country.code === value.country)?.dial_code
  const dial = (
    <span className={css.dial}>
      <span aria-hidden="true">{dial_code ?? value.country}</span>
      <IconChevronDown className={icon.mini} aria-hidden="true" />
      <select
        aria-label={t`Country of the number`}
        value={value.country}
        onChange={(event) => onChange({ ...value, country: event.currentTarget.value })}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {`${country.name} ${country.dial_code}`}
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <PhoneField
      label={label}
      dial={dial}
      value={value.national}
      placeholder={example ? t`e.g. ${example}` : undefined}
      onChange={(national) => onChange({ ...value, national })}
      error={error}
      required={required}
    />
  )
}

/** The country a number most likely has, by the reader's language. */
export const COUNTRY_OF_LANGUAGE: Record<string, string> = { en: 'US', 'zh-CN': 'CN', ri: 'JP', han: 'KR', tai: 'TH' }
