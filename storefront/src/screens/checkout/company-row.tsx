import { Trans } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import { useState } from 'react'
import { Row } from '../../ui/layout/rows.tsx'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { CompanySheet } from './company-sheet.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = { checkout: Checkout; quote: Quote; country: string }

/** The company that the shopper buys for, with its number or the reason why it is taxed like a consumer. */
export function CompanyRow({ checkout, quote: { company }, country }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Row
        icon={<IconBuilding aria-hidden="true" />}
        title={company ? <AsTyped text={company.company} /> : <Trans>Buying for a company?</Trans>}
        detail={company && (company.msg ?? <AsTyped text={company.company_tax_number ?? ''} />)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CompanySheet checkout={checkout} country={country} onClose={() => setOpen(false)} />}
    </>
  )
}
