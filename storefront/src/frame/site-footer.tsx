import { Trans, useLingui } from '@lingui/react/macro'
import { NOTATIONS, notationPath } from '@sampan/contract/notation-rules'
import { LANGUAGES } from '@sampan/contract/rules'
import { useContext } from 'react'
import { InfoLink } from '../features/info/info-link.tsx'
import { useInfoSheet } from '../features/info/use-info-sheet.tsx'
import { Brand } from '../features/shell/brand.tsx'
import { useChooseLanguage } from '../features/shell/use-choose-language.ts'
import { BrandContext, useShopName } from '../navigation/shop-name.ts'
import { usePlace, useVisits } from '../navigation/visits.ts'
import { useSession } from '../session/use-session.ts'
import { Anchor } from '../ui/button/anchor.tsx'
import css from './site-footer.module.css'

/**
 * The footer. From 1,024 px every page has it: about the shop, links to products and help, legal texts, languages. On a
 * phone only the home page has a footer, in one line. The footer of login and registration has one line.
 */
export function SiteFooter() {
  const visits = useVisits()
  const { path } = usePlace()
  const { token } = useSession()
  const infoSheet = useInfoSheet()
  const name = useShopName()
  const { notations } = useContext(BrandContext)
  return (
    <>
      <footer className={css.footer} data-at={visits.match(path)?.route.path}>
        <div className={css.columns}>
          <div className={css.about}>
            <Brand />
            <p>
              <Trans>Good things from small shops around the world, delivered to you. In five languages.</Trans>
            </p>
          </div>
          <div>
            <h2>
              <Trans>Products</Trans>
            </h2>
            <ul>
              <li>
                <Anchor href="/explore">
                  <Trans>Explore</Trans>
                </Anchor>
              </li>
              <li>
                <Anchor href={token ? '/popular' : '/search?sort=hot'}>
                  <Trans>Popular</Trans>
                </Anchor>
              </li>
              <li>
                <Anchor href="/shop">
                  <Trans>Top shops</Trans>
                </Anchor>
              </li>
            </ul>
          </div>
          <div>
            <h2>
              <Trans>Help</Trans>
            </h2>
            <ul>
              <li className={css.short}>
                <InfoLink of="help" onOpen={infoSheet.open} />
              </li>
              <li>
                <InfoLink of="shipping" onOpen={infoSheet.open} />
              </li>
              <li>
                <InfoLink of="refund" onOpen={infoSheet.open} />
              </li>
              <li className={css.short}>
                <Anchor href="/withdrawFromContract">
                  <Trans>Withdraw from contract here</Trans>
                </Anchor>
              </li>
            </ul>
          </div>
          <div>
            <h2 translate="no">{name}</h2>
            <ul>
              <li>
                <InfoLink of="platform" onOpen={infoSheet.open} />
              </li>
              <li className={css.short}>
                <InfoLink of="terms" onOpen={infoSheet.open} />
              </li>
              <li className={css.short}>
                <InfoLink of="privacy" onOpen={infoSheet.open} />
              </li>
              {notations?.map((country) => (
                <li key={country} className={css.short}>
                  <Anchor href={notationPath(country)} lang={NOTATIONS[country].language}>
                    {NOTATIONS[country].title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={css.last}>
          <p>
            <Trans>All prices in US dollars.</Trans>
          </p>
          <Languages />
        </div>
      </footer>
      {infoSheet.sheet}
    </>
  )
}

/** The languages, each with its name in that language. */
function Languages() {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  return (
    <ul aria-label={t`Language`}>
      {LANGUAGES.map(({ file_name, language_name, tag }) => (
        <li key={file_name}>
          <button
            type="button"
            lang={tag}
            aria-pressed={i18n.locale === file_name}
            onClick={() => void choose(file_name)}
          >
            {language_name}
          </button>
        </li>
      ))}
    </ul>
  )
}
