import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useMemo } from 'react'
import { textFor } from '../../../ui/text/texts.ts'

type AxisValue = { axis: string; value_key: string }

/** Options of SKUs, and functions for their names in the reader's language. */
export function useOptionTexts() {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data: options, isError } = useRead('GET /api/admin/option/list')
  return useMemo(() => {
    const texts = new Map<string, string>()
    for (const { axis, name, values } of options ?? []) {
      texts.set(axis, textFor(name, tag))
      for (const { value_key, value } of values) texts.set(`${axis}:${value_key}`, textFor(value, tag))
    }
    const axisText = (axis: string) => texts.get(axis) ?? axis
    const valueText = ({ axis, value_key }: AxisValue) => texts.get(`${axis}:${value_key}`) ?? value_key
    // `isRead` lets screens wait, because keys would flash up instead of names until the options are loaded.
    return { options: options ?? [], axisText, valueText, isRead: options !== undefined || isError }
  }, [options, isError, tag])
}
