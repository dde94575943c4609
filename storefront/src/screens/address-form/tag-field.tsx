import { useLingui } from '@lingui/react/macro'
import { ADDRESS_TAGS, type AddressTag } from '@sampan/contract/rules'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useId } from 'react'
import { tagName } from '../../features/address/tag-name.ts'
import field from '../../ui/form/field.module.css'
import icon from '../../ui/media/icon.module.css'
import css from './tag-field.module.css'

type Props = { value: AddressTag | ''; onChange: (tag: AddressTag) => void; error: string | undefined }

/** The kind of place, such as home or work. */
export function TagField({ value, onChange, error }: Props) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className={error ? `${css.tags} ${field.wrong}` : css.tags}>
      <legend className={field.head}>{t`Tag`}</legend>
      <div className={css.choices}>
        {ADDRESS_TAGS.map((tag) => (
          <label key={tag} className={css.choice}>
            <input
              type="radio"
              name={name}
              checked={value === tag}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}error` : undefined}
              onChange={() => onChange(tag)}
            />
            {tagName(tag, i18n)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}error`} className={field.below}>
          <IconAlertCircle className={icon.small} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
