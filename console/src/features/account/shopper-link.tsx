import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'

/** A shopper's e-mail address; links to the shopper for operators who may open that screen. */
export function ShopperLink({ shopper }: { shopper: { user_id: string; account: string } }) {
  const maySee = useMay('support', 'finance')
  return maySee ? <Link to={`/shoppers/${shopper.user_id}`}>{shopper.account}</Link> : shopper.account
}
