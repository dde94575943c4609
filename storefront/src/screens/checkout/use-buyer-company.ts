import { useStoredText } from '../../session/use-stored-text.ts'

/** The company that the shopper buys for, as calls send it. Without fields for a consumer. */
export type BuyerCompany = { company?: string; company_tax_number?: string }

/** The company of a checkout. It survives a reload. */
export function useBuyerCompany(of_checkout: string) {
  const [storedText, setStoredText] = useStoredText(`company ${of_checkout}`)
  return {
    buyer: companyIn(storedText),
    setBuyer: (company: BuyerCompany) => setStoredText(company.company ? JSON.stringify(company) : ''),
  }
}

function companyIn(storedText: string): BuyerCompany {
  try {
    const { company, company_tax_number }: Record<string, unknown> = JSON.parse(storedText || '{}')
    if (typeof company !== 'string') return {}
    return { company, ...(typeof company_tax_number === 'string' && { company_tax_number }) }
  } catch {
    return {} // a text of an earlier version
  }
}
