import { transaction } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { isMobile } from '../../address/area-service.ts'
import type { Caller } from '../security/security-service.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import {
  attachAvatar,
  findProfile,
  lacksName,
  type ProfileChange,
  updateLanguage,
  updateProfile,
} from './profile-sql.ts'

/**
 * Changes only the given fields.
 * @throws Refusal mobile_invalid, name_missing; NotFound for a picture that the shopper may not use.
 */
export async function changeProfile(
  { db, request }: Pick<Caller, 'db' | 'request'>,
  user_id: string,
  form: ProfileChange,
) {
  const change = form.mobile === '' ? { ...form, mobile: null } : form
  if (change.mobile && !isMobile(change.mobile)) throw new Refusal('mobile_invalid', { field: 'mobile' })
  return transaction(db, async (tx) => {
    if (change.avatar_id && !(await attachAvatar(tx, user_id, change.avatar_id))) throw new NotFound()
    await updateProfile(tx, user_id, change)
    if (await lacksName(tx, user_id)) throw new Refusal('name_missing', { field: 'family_name' })
    await insertSecurityEvent(tx, { user_id, event: 'profile_changed', ip: request.ip })
    return findProfile(tx, user_id)
  })
}

export const changeLanguage = ({ db, request }: Pick<Caller, 'db' | 'request'>, user_id: string, language: string) =>
  transaction(db, async (tx) => {
    if (await updateLanguage(tx, user_id, language))
      await insertSecurityEvent(tx, { user_id, event: 'language_changed', ip: request.ip })
  })
