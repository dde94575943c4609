import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isProvider, PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { settingChange } from '../../../features/setting/setting-change.ts'
import type { Entry } from './entry.ts'
import { refText } from './log-labels.ts'

const WITH_OWN_WORDS = ['promo', 'article', 'bank_day', 'network'] as const

/** Name or number of an entry's object; the type of the object if it has neither. */
export function concernText({ ref_type, ref_id, ref_name }: Entry, i18n: I18n): string {
  if (ref_name !== null) return ref_name
  if (WITH_OWN_WORDS.some((own) => own === ref_type)) return ref_id
  if (ref_type === 'provider' && isProvider(ref_id)) return PROVIDER_TITLES[ref_id]
  if (ref_type === 'setting' && ref_id === 'brand') return t(i18n)`Shop name and logo`
  if (ref_type === 'setting')
    return settingChange({ setting: ref_id, before: null, after: '' }, i18n).name || refText(ref_type, i18n)
  if (ref_id === 'banners') return t(i18n)`Banners`
  if (ref_id === 'popular_searches') return t(i18n)`Popular searches`
  return refText(ref_type, i18n)
}
