import { useLingui } from '@lingui/react/macro'
import { isFamilyFirst } from '@sampan/contract/person-name'
import { NAME_LIMIT } from '@sampan/contract/rules'
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx'

type Name = 'family_name' | 'given_name'
type Props = { field: (name: Name) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> }

/** First and last name, in the order that is usual in the language of the page. */
export function NameFields({ field }: Props) {
  const { t, i18n } = useLingui()
  const limit = { maxLength: NAME_LIMIT }
  const fields = [
    <TextField key="given" label={t`Given name`} autoComplete="given-name" {...limit} {...field('given_name')} />,
    <TextField
      key="family"
      label={t`Family name`}
      hint={t`Leave empty if you have one name`}
      autoComplete="family-name"
      {...limit}
      {...field('family_name')}
    />,
  ]
  return isFamilyFirst(i18n.locale) ? fields.toReversed() : fields
}
