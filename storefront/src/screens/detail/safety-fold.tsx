import { Trans, useLingui } from '@lingui/react/macro'
import type { Company, Safety } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { countryName } from '../../ui/form/country-name.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import css from './safety-fold.module.css'
import specs from './spec-list.module.css'

export const hasSafety = ({ maker, responsible, warnings }: Safety): boolean =>
  maker !== null || responsible !== null || warnings !== ''

/** The maker, the person in the EU who is responsible for the product, and its warnings. */
export function SafetyFold({ safety: { maker, responsible, warnings } }: { safety: Safety }) {
  return (
    <div className={classNames(layout.pad, css.gap)}>
      <Card flush>
        <details className={css.fold}>
          <summary>
            <Trans>Maker and safety</Trans>
            <IconChevronDown className={icon.small} aria-hidden="true" />
          </summary>
          <dl className={specs.specs}>
            {warnings !== '' && (
              <div>
                <dt>
                  <Trans>Warnings</Trans>
                </dt>
                <dd className={css.lines}>{warnings}</dd>
              </div>
            )}
            {maker && (
              <div>
                <dt>
                  <Trans>Maker</Trans>
                </dt>
                <CompanyLines {...maker} />
              </div>
            )}
            {responsible && (
              <div>
                <dt>
                  <Trans>Responsible in the EU</Trans>
                </dt>
                <CompanyLines {...responsible} />
              </div>
            )}
          </dl>
        </details>
      </Card>
    </div>
  )
}

function CompanyLines({ name, postal_address, electronic_address, country }: Company) {
  const { i18n } = useLingui()
  const isHydrated = useHydrated() // the server may name the country differently
  return (
    <dd className={css.lines} translate="no">
      {name}
      <br />
      {postal_address}
      <br />
      {isHydrated && countryName(country, languageTag(i18n))}
      <br />
      <ElectronicAddress text={electronic_address} />
    </dd>
  )
}

/** A link to the mailbox or page; plain text if it is neither. */
function ElectronicAddress({ text }: { text: string }) {
  if (/^https:\/\/\S+$/i.test(text))
    return (
      <a className={css.link} href={text} target="_blank" rel="noreferrer nofollow">
        {text.replace(/^https:\/\//i, '')}
      </a>
    )
  if (/^[^\s@]+@[^\s@]+$/.test(text))
    return (
      <a className={css.link} href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>
        {text}
      </a>
    )
  return <span className={css.link}>{text}</span>
}
