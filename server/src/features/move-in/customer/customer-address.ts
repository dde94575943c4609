import { nameText } from '@sampan/contract/person-name'
import { ADDRESSEE_LIMIT } from '@sampan/contract/rules'
import { Refusal } from '../../../refusal/refusal.ts'
import { checkedAddress } from '../../address/address-service.ts'
import type { AddressFields } from '../../address/address-sql.ts'
import { areaByName, mobileWithin } from '../../address/area-find-service.ts'
import type { Remarks } from '../record-kind.ts'
import type { Row } from '../row.ts'
import { countryOf, type Names } from './customer-cells.ts'

export type CustomerAddress = AddressFields

const STREET_LIMIT = 200

type Owner = { country: string | null; mobile: string | undefined; names: Names }

/**
 * The address of a line by the rules of its country. Null if the line has none, or if the address cannot be taken over,
 * which is remarked on: the customer enters it at the first order.
 */
export function readAddress(row: Row, owner: Owner, remarks: Remarks): CustomerAddress | null {
  const street = [row.get('address_1'), row.get('address_2')].filter(Boolean).join(' ')
  if (street === '' && row.get('city') === '' && row.get('postcode') === '') return null
  const country = countryOf(row, owner)
  if (street === '' || country === null) return left(remarks, 'address_incomplete')
  const phone = row.get('address_phone')
  const mobile = (phone && mobileWithin(phone, country)) || owner.mobile
  if (!mobile) return left(remarks, 'address_without_phone')
  const place = areaByName({ country, province: row.get('province'), city: row.get('city'), street })
  if (!place) return left(remarks, 'address_area', row.get('province') || row.get('city') ? 'city' : undefined)
  if (street.length > STREET_LIMIT) remarks.add('text_shortened', 'address_1')
  const addressee = row.get('address_name') || nameText(owner.names)
  try {
    return checkedAddress({
      addressee: addressee.slice(0, ADDRESSEE_LIMIT),
      mobile,
      country,
      ...place,
      detailed_address: street.slice(0, STREET_LIMIT),
      postcode: row.get('postcode') || null,
      tag: 'home' as const,
    })
  } catch (error) {
    if (error instanceof Refusal) return left(remarks, 'address_incomplete', 'postcode')
    throw error
  }
}

function left(remarks: Remarks, ...remark: Parameters<Remarks['add']>): null {
  remarks.add(...remark)
  return null
}
