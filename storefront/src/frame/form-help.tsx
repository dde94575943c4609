import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import { Row, Rows } from '../ui/layout/rows.tsx'
import { Section } from '../ui/layout/section.tsx'
import { useWide } from '../ui/layout/use-wide.ts'
import css from './form-help.module.css'

const TOP_UP = ['top-up', 'payment-code', 'withdrawals']
const SECRETS = ['password', 'payment-code']

/** The questions that shoppers have on a page with few fields or rows, by the path pattern without parameters. */
const QUESTIONS: Record<string, readonly string[]> = {
  '/walletTopUp': TOP_UP,
  '/bankTopUp': TOP_UP,
  '/withDraw': ['withdrawals', 'payment-code', 'top-up'],
  '/comment': ['reviews', 'refunds'],
  '/refund': ['refunds', 'cancelling', 'shipping'],
  '/law': ['paying', 'refunds'],
  '/language': ['languages'],
  '/passwords': SECRETS,
}

/** Help next to a page that would leave the right third of a wide window empty. */
export function FormHelp({ at }: { at: string }) {
  const slugs = QUESTIONS[at.replace(/\/:.*/, '')]
  const isWide = useWide()
  const { data } = useRead('GET /api/user/help_support', undefined, { enabled: slugs !== undefined && isWide })
  if (!slugs || !isWide) return null
  const questions = slugs.flatMap((slug) => data?.find((article) => article.slug === slug) ?? [])
  return (
    <div className={css.help} data-help>
      <Section title={<Trans>Help and support</Trans>}>
        <Rows>
          <Row
            href="/service"
            icon={<IconHeadset aria-hidden="true" />}
            title={<Trans>Customer service</Trans>}
            detail={<Trans>Chat with us. You can send pictures too.</Trans>}
          />
          {questions.map(({ slug, title }) => (
            <Row key={slug} href={`/helpAndSupport?of=${slug}`} title={title} />
          ))}
        </Rows>
      </Section>
    </div>
  )
}
