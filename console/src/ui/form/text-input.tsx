import { useLingui } from '@lingui/react/macro'
import {
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core'
import type { ReactNode } from 'react'

/** Mantine's text fields, with `maxLength` as a limit that is shown: see `useLimit`. */
export const TextInput = (props: TextInputProps) => <MantineTextInput {...useLimit(props)} />
export const Textarea = (props: TextareaProps) => <MantineTextarea {...useLimit(props)} />

type Limit = { value?: unknown; error?: ReactNode; maxLength?: number | undefined }

/**
 * Replaces the attribute `maxlength`, by which browsers cut pasted text silently: longer text stays, with an error, and
 * its form is not sent.
 */
export function useLimit<Props extends Limit>({ maxLength, ...props }: Props) {
  const { t } = useLingui()
  const isTooLong = maxLength !== undefined && typeof props.value === 'string' && props.value.length > maxLength
  return { ...props, ...(isTooLong && { error: t`Use at most ${maxLength} characters`, 'data-too-long': true }) }
}
