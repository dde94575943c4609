import { Trans } from '@lingui/react/macro'
import { EU_MEMBERS } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { Card } from '../../ui/layout/card.tsx'
import typography from '../../ui/styles/typography.module.css'

/** The EU's page about guarantees, which has a menu of its languages. */
const GUARANTEES = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_en.htm'

/** The notice about the legal guarantee, for addresses in countries of the EU whose list asks for it. */
export function GuaranteeNote({ country }: { country: string }) {
  const isInEu = EU_MEMBERS.includes(country)
  const { data } = useRead('GET /api/guarantee', undefined, { enabled: isInEu })
  if (!isInEu || !data?.countries.includes(country)) return null
  return (
    <Card as="section">
      <h2 className={typography.title3}>
        <Trans>Legal guarantee: at least 2 years</Trans>
      </h2>
      <p className={classNames(typography.small, typography.t2)}>
        <Trans>
          In the EU, the seller is liable for defects that goods have on delivery and that appear within two years.
          Repair or replacement is free of charge. If neither is possible, you pay less or get a refund.
        </Trans>{' '}
        <a className={typography.link} href={GUARANTEES} target="_blank" rel="noreferrer">
          <Trans>Guarantees in the EU</Trans>
        </a>
      </p>
    </Card>
  )
}
