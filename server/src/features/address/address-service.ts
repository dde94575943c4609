import { postcodeOf } from '@sampan/contract/postcode'
import { ADDRESS_LIMIT } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import {
  type AddressFields,
  addressesOf,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockAddresses,
  setDefault,
  updateAddress,
} from './address-sql.ts'
import { areaText, needsCity, shipsTo } from './area-data.ts'
import { mobileIn } from './area-mobile.ts'

type Form = Omit<AddressFields, 'city' | 'postcode'> & {
  id?: string | undefined
  city?: string | null | undefined
  postcode?: string | null | undefined
  is_default?: boolean | undefined
}

/**
 * Adds an address, or changes an existing address when the form has an id. The first address becomes the default.
 * @returns the address id.
 * @throws Refusal address_invalid (with `field`), mobile_invalid, address_limit; NotFound.
 */
export async function saveAddress(db: Db, user_id: string, form: Form): Promise<string> {
  const { id, is_default, ...rest } = form
  const fields = checkedAddress(rest)
  return transaction(db, async (tx) => {
    const counted = await lockAddresses(tx, user_id)
    const kept_id = id ?? (await addAddress(tx, user_id, fields, counted))
    if (id && !(await updateAddress(tx, user_id, id, fields))) throw new NotFound()
    if (is_default || counted === 0) await moveDefault(tx, user_id, kept_id)
    return kept_id
  })
}

async function addAddress(tx: Db, user_id: string, fields: AddressFields, counted: number): Promise<string> {
  if (counted >= ADDRESS_LIMIT) throw new Refusal('address_limit')
  return (await insertAddress(tx, user_id, fields)).id
}

type Typed = Omit<Form, 'id' | 'is_default' | 'tag'>

/**
 * Checks an address. An address that an operator corrects in an order gets the same checks as a shopper's own address.
 * @returns the address as it is stored: without city or postcode where its country does not use them.
 * @throws Refusal address_invalid (with `field`), mobile_invalid.
 */
export function checkedAddress<Address extends Typed>(input: Address) {
  const city = needsCity(input.country) ? input.city || null : null
  const postcode = postcodeOf(input.country, input.postcode)
  checkAddress({ ...input, city })
  const mobile = mobileIn(input.mobile)
  if (mobile === undefined) throw new Refusal('mobile_invalid', { field: 'mobile' })
  if (postcode === undefined) throw new Refusal('address_invalid', { field: 'postcode' })
  return { ...input, mobile, city, postcode }
}

function checkAddress({ country, area, city }: Pick<AddressFields, 'country' | 'area' | 'city'>): void {
  if (!shipsTo(country)) throw new Refusal('address_invalid', { field: 'country' })
  if (areaText(country, area, 'en') === undefined) throw new Refusal('address_invalid', { field: 'area' })
  if (needsCity(country) && !city) throw new Refusal('address_invalid', { field: 'city' })
}

/** @throws NotFound when the address is not the shopper's. */
export async function makeDefault(db: Db, user_id: string, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAddresses(tx, user_id)
    await moveDefault(tx, user_id, id)
  })
}

async function moveDefault(tx: Db, user_id: string, id: string): Promise<void> {
  await clearDefault(tx, user_id)
  if (!(await setDefault(tx, user_id, id))) throw new NotFound()
}

/**
 * Deletes an address. If it was the default, the newest remaining address becomes the default.
 * @throws NotFound when the address is not the shopper's.
 */
export async function removeAddress(db: Db, user_id: string, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAddresses(tx, user_id)
    const was_default = await deleteAddress(tx, user_id, id)
    if (was_default === undefined) throw new NotFound()
    const [newest] = was_default ? await addressesOf(tx, user_id) : []
    if (newest) await setDefault(tx, user_id, newest.id)
  })
}
