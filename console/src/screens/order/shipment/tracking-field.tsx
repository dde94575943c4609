import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Text, type TextInputProps } from '@mantine/core'
import { carrierOfNumber, trackingFault } from '@sampan/contract/tracking-number'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { TextInput } from '../../../ui/form/text-input.tsx'

const PARCEL_LIMIT = 80

type TrackingFieldProps = TextInputProps & {
  /** The carrier of the parcel; empty if none is entered yet. */
  carrier: string
  /** Takes the carrier that the number names, if none is entered. */
  onCarrier: (name: string) => void
}

/** A tracking number. When it is left, it names its carrier, and a hint says if it is none of the carrier’s numbers. */
export function TrackingField({ carrier, onCarrier, ...props }: TrackingFieldProps) {
  const { i18n } = useLingui()
  const { data } = useRead('GET /api/admin/carrier/list')
  const value = String(props.value ?? '')
  const [leftValue, setLeftValue] = useState(value)
  function leave() {
    setLeftValue(value)
    const name = carrierOfNumber(value, data?.carriers.map(({ name }) => name) ?? [])
    if (carrier.trim() === '' && name) onCarrier(name)
  }
  return (
    <TextInput
      maxLength={PARCEL_LIMIT}
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event)
        leave()
      }}
      description={leftValue === value && trackingHint(carrier, value, i18n)}
      descriptionProps={{ c: 'var(--warning)' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

export function TrackingHint({ carrier, tracking_number }: { carrier: string; tracking_number: string }) {
  const { i18n } = useLingui()
  const hint = trackingHint(carrier, tracking_number, i18n)
  return (
    hint && (
      <Text size="sm" c="var(--warning)">
        {hint}
      </Text>
    )
  )
}

/** A sentence about a doubtful number; null for a right number. */
function trackingHint(carrier: string, tracking_number: string, i18n: I18n): string | null {
  const fault = trackingFault(carrier, tracking_number)
  if (fault === 'check_digit')
    return translate(i18n)`Mistyped? The check digit is wrong for ${carrier}. Compare the number with the label.`
  if (fault === 'form') return translate(i18n)`Not a usual number of ${carrier}. Compare it with the label.`
  return null
}
