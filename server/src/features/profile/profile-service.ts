import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/refusal.ts'
import { isMobile } from '../address/area-service.ts'
import { findProfile, type ProfileChange, takeAvatar, updateProfile } from './profile-sql.ts'

/**
 * Changes the given fields only.
 * @throws Refusal mobile_invalid, NotFound when the picture is not the shopper's to show.
 */
export async function changeProfile(db: Db, user_id: string, form: ProfileChange) {
  const change = form.mobile === '' ? { ...form, mobile: null } : form
  if (change.mobile && !isMobile(change.mobile)) throw new Refusal('mobile_invalid', { field: 'mobile' })
  return transaction(db, async (tx) => {
    if (change.avatar_id && !(await takeAvatar(tx, user_id, change.avatar_id))) throw new NotFound()
    await updateProfile(tx, user_id, change)
    return findProfile(tx, user_id)
  })
}
