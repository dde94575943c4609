import { useLingui } from '@lingui/react/macro'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useRead } from '../../api/use-read.ts'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { useLoaded } from '../../ui/loading/use-loaded.ts'
import icon from '../../ui/media/icon.module.css'
import css from './mobile-field.module.css'
import { exampleOf, loadExamples, loadMobileRules, type MobileNumber } from './mobile-number.ts'

type Props = {
  label: string
  value: MobileNumber
  onChange: (number: MobileNumber) => void
  error?: string | undefined
  required?: boolean
}

/** A mobile number with its country. The dial code opens the native list of countries. */
export function MobileField({ label, value, onChange, error, required }: Props) {
  const { t } = useLingui()
  const { data: countries = [] } = useRead('GET /api/area')
  // The rules are needed here only to show an example. When the form is sent, it loads the rules again.
  const rules = useLoaded(loadMobileRules, true)
  const examples = useLoaded(loadExamples, true)
  const example = rules && examples && exampleOf(value.country, rules, examples)
  const dial_code = countries.find(({ code }) => code === value.country)?.dial_code ?? FIRST_DIAL_CODES[value.country]
  const dial = (
    <span className={css.dial}>
      <span aria-hidden="true">{dial_code ?? value.country}</span>
      <IconChevronDown className={icon.mini} aria-hidden="true" />
      <select
        aria-label={t`Country code`}
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

/** Dial codes shown before the list of countries is loaded. */
const FIRST_DIAL_CODES: Record<string, string> = { US: '+1', CN: '+86', JP: '+81', KR: '+82', TH: '+66' }

/** The most likely country of a number, by the language of the page. */
export const COUNTRY_OF_LANGUAGE: Record<string, string> = { en: 'US', 'zh-CN': 'CN', ri: 'JP', han: 'KR', tai: 'TH' }
