import type { I18n } from '@lingui/core'
import { languageTag } from '@sampan/front/language'

export const UNITS = { minute: 60, hour: 3_600, day: 86_400 } as const
export type Unit = keyof typeof UNITS

/** The duration in the largest unit that gives a whole number. */
export function inUnit(seconds: number): { count: number; unit: Unit } {
  const unit = (['day', 'hour'] as const).find((unit) => seconds % UNITS[unit] === 0) ?? 'minute'
  return { count: seconds / UNITS[unit], unit }
}

export function durationText(seconds: number, i18n: I18n): string {
  const { count, unit } = inUnit(seconds)
  return new Intl.NumberFormat(languageTag(i18n), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

export const unitText = (unit: Unit, i18n: I18n): string =>
  new Intl.NumberFormat(languageTag(i18n), { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(2)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join('')
