import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedPromo } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { Spinner } from '../../ui/button/spinner.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import typography from '../../ui/styles/typography.module.css'
import { Tag } from '../../ui/text/tag.tsx'
import css from './listed-promos.module.css'
import type { PromoSteps } from './promo-form.tsx'
import { promoEffect, promoTerms } from './promo-text.ts'

type Props = Pick<PromoSteps, 'onTry'> & {
  promos: readonly ListedPromo[]
  applied_code: string | undefined
  onClose: () => void
}

/** The listed promo codes; a tap applies a code. A code whose minimum is not reached shows the missing amount. */
export function ListedPromos({ promos, applied_code, onTry, onClose }: Props) {
  const { tried: tried_code, fault, take } = usePromoTap(onTry, onClose)
  if (promos.length === 0 && !fault) return null
  return (
    <section className={css.listed}>
      <h3 className={typography.title3}>
        {promos.some((promo) => promo.missing_cents === null) ? (
          <Trans>Codes for you</Trans>
        ) : (
          <Trans>Codes for larger orders</Trans>
        )}
      </h3>
      <div role="alert">{fault && <Note tone="bad">{fault}</Note>}</div>
      <Rows bare>
        {promos.map((promo) => (
          <ListedRow
            key={promo.code}
            promo={promo}
            isApplied={promo.code === applied_code}
            isTried={promo.code === tried_code}
            onUse={() => void take(promo.code)}
          />
        ))}
      </Rows>
    </section>
  )
}

type RowProps = { promo: ListedPromo; isApplied: boolean; isTried: boolean; onUse: () => void }

function ListedRow({ promo, isApplied, isTried, onUse }: RowProps) {
  const { t, i18n } = useLingui()
  const canBeUsed = promo.missing_cents === null && !isApplied
  const title = (
    <span className={css.title}>
      <Tag tone={promo.missing_cents === null ? 'accent' : 'plain'}>
        <span translate="no">{promo.code}</span>
      </Tag>
      <span>{promoEffect(promo, i18n)}</span>
    </span>
  )
  const use = isTried ? <Spinner /> : <span className={css.use}>{t`Apply`}</span>
  return (
    <Row
      title={title}
      detail={promoTerms(promo, i18n).map((text) => (
        <span key={text} className={css.terms}>
          {text}
        </span>
      ))}
      {...(canBeUsed && { trailing: use, onClick: onUse })}
      {...(isApplied && {
        trailing: (
          <Tag tone="good" icon={<IconCheck aria-hidden="true" />}>
            <Trans>Applied</Trans>
          </Tag>
        ),
      })}
    />
  )
}

/** Tries one code at a time. A code may have ended since the list was loaded. */
function usePromoTap(onTry: Props['onTry'], onClose: () => void) {
  const trackScreen = useStillOnScreen()
  const [triedCode, setTriedCode] = useState<string>()
  const [fault, setFault] = useState<string>()

  async function take(code: string) {
    if (triedCode !== undefined) return
    const isHere = trackScreen()
    setTriedCode(code)
    setFault(undefined)
    try {
      const text = await onTry(code)
      if (text !== undefined) setFault(`${code}: ${text}`)
      else if (isHere()) onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status !== 401) toast.fail(error.message)
    } finally {
      setTriedCode(undefined)
    }
  }
  return { tried: triedCode, fault, take }
}
