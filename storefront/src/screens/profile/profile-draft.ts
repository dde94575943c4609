import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { UserInfo } from '@sampan/contract'
import type { Faults } from '@sampan/front/use-form'
import { nameFaults } from '../../features/account/name-faults.ts'
import { COUNTRY_OF_LANGUAGE } from '../../features/address/mobile-field.tsx'
import { e164Of, type MobileNumber, type MobileRules, mobileNumberOf } from '../../features/address/mobile-number.ts'
import type { UploadedPicture } from '../../ui/picture-upload/use-uploads.ts'

export type ProfileDraft = {
  family_name: string
  given_name: string
  /** The mobile number is optional. */
  mobile: MobileNumber
  /** The account's picture; at most one. */
  pictures: readonly UploadedPicture[]
}

/** The file id of the account's existing picture, of which only the URL is known. */
const KNOWN_FILE = ''

export function draftOf(user: UserInfo, rules: MobileRules, locale: string): ProfileDraft {
  const { family_name, given_name, avatar_url } = user
  const country = COUNTRY_OF_LANGUAGE[locale] ?? 'US'
  return {
    family_name,
    given_name,
    mobile: user.mobile ? mobileNumberOf(user.mobile, country, rules) : { country, national: '' },
    pictures: avatar_url ? [{ file_id: KNOWN_FILE, url: avatar_url }] : [],
  }
}

const isSame = (one: MobileNumber, other: MobileNumber) =>
  one.country === other.country && one.national === other.national

const isTyped = ({ national }: MobileNumber) => national.trim() !== ''

export async function profileFaults(draft: ProfileDraft, i18n: I18n): Promise<Faults<keyof ProfileDraft>> {
  const faults: Faults<keyof ProfileDraft> = {}
  Object.assign(faults, nameFaults(draft, i18n))
  if (isTyped(draft.mobile) && !(await e164Of(draft.mobile)))
    faults.mobile = t(i18n)`Please enter a correct mobile phone number`
  return faults
}

/** The changed fields only: another tab or device may have changed the others. A name is sent with both of its parts. */
export async function profileBody(draft: ProfileDraft, start: ProfileDraft) {
  const { family_name, given_name, mobile, pictures } = draft
  const isRenamed = family_name !== start.family_name || given_name !== start.given_name
  return {
    ...(isRenamed && { family_name, given_name }),
    ...(!isSame(mobile, start.mobile) && { mobile: isTyped(mobile) ? ((await e164Of(mobile)) ?? null) : null }),
    ...(pictures[0]?.file_id !== start.pictures[0]?.file_id && { avatar_id: pictures[0]?.file_id ?? null }),
  }
}
