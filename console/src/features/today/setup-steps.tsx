import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../navigation/link.tsx'
import css from './setup-steps.module.css'

type Setup = ReplyTo<'GET /api/admin/setup'>
type Step = { isDone: boolean; to: string; text: string }

/** The steps in the order in which a new shop is set up. */
const stepsOf = (setup: Setup, i18n: I18n): Step[] => [
  { isDone: setup.language, to: '/settings?part=region', text: translate(i18n)`Choose your shop’s default language` },
  { isDone: setup.name, to: '/settings?part=brand', text: translate(i18n)`Add your shop’s name and logo` },
  {
    isDone: setup.bank_account,
    to: '/settings?part=accounts',
    text: translate(i18n)`Add a bank account or network for top-ups`,
  },
  { isDone: setup.category, to: '/categories', text: translate(i18n)`Add a category` },
  { isDone: setup.shop && setup.freight, to: '/shops', text: translate(i18n)`Add a shop with shipping costs` },
  {
    isDone: setup.product,
    to: '/new-product',
    text: translate(i18n)`Add a product with pictures and stock, and put it on sale`,
  },
  {
    isDone: setup.seller,
    to: '/settings?part=sellers',
    text: translate(i18n)`Add the seller and tax number for receipts`,
  },
  { isDone: setup.legal, to: '/pages', text: translate(i18n)`Write your own terms of use and privacy page` },
  { isDone: setup.carrier, to: '/carriers', text: translate(i18n)`Add a carrier` },
  { isDone: setup.rates, to: '/settings?part=rates', text: translate(i18n)`Set currency rates for price estimates` },
  { isDone: setup.bank_zone, to: '/settings?part=region', text: translate(i18n)`Choose the time zone of your bank` },
  {
    isDone: setup.second_operator,
    to: '/operators',
    text: translate(i18n)`Add a second operator for requests that need two approvals`,
  },
]

/** The setup steps of a new shop before its first sale, with links. Empty once a first sale is possible. */
export function SetupSteps() {
  const { i18n } = useLingui()
  const { data: setup } = useRead('GET /api/admin/setup')
  if (!setup || setup.ready) return null
  return (
    <Alert variant="light" title={<Trans>Get ready for your first sale</Trans>}>
      <ol className={css.steps}>
        {stepsOf(setup, i18n).map(({ isDone, to, text }) => (
          <li key={text}>
            {isDone ? (
              <>
                {text} · <Trans>Done</Trans>
              </>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </Alert>
  )
}

/** The steps that are still open when a first sale is possible. Empty once all are done. */
export function OpenSetupSteps() {
  const { i18n } = useLingui()
  const { data: setup } = useRead('GET /api/admin/setup')
  const open = setup?.ready ? stepsOf(setup, i18n).filter(({ isDone }) => !isDone) : []
  if (open.length === 0) return null
  return (
    <Alert variant="light" title={<Trans>Finish setting up your shop</Trans>}>
      <ul className={css.open}>
        {open.map(({ to, text }) => (
          <li key={text}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
