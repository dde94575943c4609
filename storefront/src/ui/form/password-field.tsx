import { useLingui } from '@lingui/react/macro'
import { useOnLeave } from '@sampan/front/use-on-leave'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import css from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/**
 * A field for a secret, with a button that makes the secret visible. The form should list the field in `secrets`, so
 * that it is cleared after sending and on leaving.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [isVisible, setIsVisible] = useState(false)
  useOnLeave(() => setIsVisible(false))
  const eye = (
    <span className={css.eye}>
      <IconButton label={isVisible ? t`Hide characters` : t`Show characters`} onClick={() => setIsVisible(!isVisible)}>
        {isVisible ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
      </IconButton>
    </span>
  )
  return <TextField {...props} type={isVisible ? 'text' : 'password'} autoCapitalize="none" suffix={eye} />
}
