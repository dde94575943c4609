import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { countryName } from '../../ui/form/country-name.ts'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import icon from '../../ui/media/icon.module.css'
import css from './mobile-field.module.css'
import {
  exampleOf,
  loadExamples,
  loadMobileRules,
  type MobileNumber,
  type UnderstoodMobile,
  understoodMobile,
} from './mobile-number.ts'

type Props = {
  label: string
  value: MobileNumber
  onChange: (number: MobileNumber) => void
  error?: string | undefined
  required?: boolean
}

/**
 * The number after another country was chosen. A calling code that was typed is removed, because it would contradict the
 * choice.
 */
function movedTo(country: string, value: MobileNumber, parsedMobile: UnderstoodMobile | undefined): MobileNumber {
  const isForeign = parsedMobile !== undefined && parsedMobile.country !== value.country
  return { country, national: isForeign ? parsedMobile.national : value.national }
}

/**
 * A mobile number with its country. The dial code opens the native list of countries. The line below shows how the number
 * is understood, because a number may be typed with or without its calling code.
 */
export function MobileField({ label, value, onChange, error, required }: Props) {
  const { t, i18n } = useLingui()
  const { data: countries = [] } = useRead('GET /api/area')
  // The rules are needed here only to show an example. When the form is sent, it loads the rules again.
  const rules = useLoaded(loadMobileRules, true)
  const examples = useLoaded(loadExamples, true)
  const example = rules && examples && exampleOf(value.country, rules, examples)
  const parsedMobile = rules && understoodMobile(value, rules)
  const country = parsedMobile?.country ?? value.country
  const dial_code = countries.find(({ code }) => code === country)?.dial_code ?? FIRST_DIAL_CODES[country]
  const dial = (
    <span className={css.dial}>
      <span aria-hidden="true">{dial_code ?? country}</span>
      <IconChevronDown className={icon.mini} aria-hidden="true" />
      <select
        aria-label={t`Country code`}
        value={country}
        onChange={(event) => onChange(movedTo(event.currentTarget.value, value, parsedMobile))}
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
      hint={parsedMobile && `${parsedMobile.international} · ${countryName(country, languageTag(i18n))}`}
      error={error}
      required={required}
    />
  )
}

/** Dial codes shown before the list of countries is loaded. */
const FIRST_DIAL_CODES: Record<string, string> = { US: '+1', CN: '+86', JP: '+81', KR: '+82', TH: '+66' }

/** The most likely country of a number, by the language of the page. */
export const COUNTRY_OF_LANGUAGE: Record<string, string> = { en: 'US', 'zh-CN': 'CN', ri: 'JP', han: 'KR', tai: 'TH' }
