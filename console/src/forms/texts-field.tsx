import { useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import { Fieldset } from '../ui/form/fieldset.tsx'
import { Textarea, TextInput } from '../ui/form/text-input.tsx'
import type { Texts } from '../ui/text/texts.ts'
import css from './texts-field.module.css'

type TextsFieldProps = {
  label: string
  name: string
  value: Texts
  onChange: (value: Texts) => void
  limit: number
  /** Explanation above the fields. */
  note?: string
  /** Number of rows. With more than one row, the field is a multi-line text. */
  rows?: number
  error?: string | undefined
  disabled?: boolean
  /** Fallback that readers see if the text is missing; marks the text as optional. */
  placeholder?: string
}

/** A text in the five languages side by side; missing translations are marked. */
export function TextsField(props: TextsFieldProps) {
  const { label, name, value, onChange, limit, note, rows = 1, error, disabled, placeholder } = props
  const { t } = useLingui()
  return (
    <Fieldset label={label} description={note} error={error}>
      <div className={css.languages}>
        {LANGUAGES.map(({ tag, language_name }) => {
          const text = value[tag] ?? ''
          const field = {
            label: language_name,
            lang: tag,
            name: tag === 'en' ? name : `${name}.${tag}`,
            value: text,
            maxLength: limit,
            disabled: disabled === true,
            ...(placeholder === undefined ? text.trim() === '' && { description: t`Missing` } : { placeholder }),
            inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
              | 'label'
              | 'input'
              | 'description'
              | 'error'
            )[],
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange({ ...value, [tag]: event.currentTarget.value }),
          }
          return rows > 1 ? <Textarea key={tag} rows={rows} {...field} /> : <TextInput key={tag} {...field} />
        })}
      </div>
    </Fieldset>
  )
}
