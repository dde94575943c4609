import { TextField, type TextFieldProps } from './text-field.tsx'

/** An email address. 254 characters is the limit of SMTP. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'maxLength'>) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" maxLength={254} />
)
