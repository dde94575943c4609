import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'

/** A shopper by their e-mail; it leads to their page, for whom that is open. */
export function ShopperLink({ shopper }: { shopper: { user_id: string; account: string } }) {
  const maySee = useMay('support', 'finance')
  return maySee ? <Link to={`/shoppers/${shopper.user_id}`}>{shopper.account}</Link> : shopper.account
}
