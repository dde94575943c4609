import { Trans, useLingui } from '@lingui/react/macro'
import type { PreviewProduct } from '@sampan/contract'
import { languageName } from '../../../../ui/text/language-name.ts'
import { nameList } from '../../../../ui/text/name-list.ts'
import css from './preview.module.css'
import { fieldText } from './preview-texts.ts'

/** The languages and fields that a product lacks. */
export function PreviewMissing({ product }: { product: PreviewProduct }) {
  const { i18n } = useLingui()
  const { missing_titles, missing_descriptions, missing } = product
  const names = (tags: readonly string[]) => nameList(tags.map(languageName), i18n)
  const [titles, descriptions] = [names(missing_titles), names(missing_descriptions)]
  const fields = nameList(
    missing.map((field) => fieldText(field, i18n)),
    i18n,
  )
  if (!titles && !descriptions && !fields) return null
  return (
    <ul className={css.missing}>
      {titles && titles === descriptions ? (
        <li>
          <Trans>No texts in: {titles}</Trans>
        </li>
      ) : (
        <>
          {titles && (
            <li>
              <Trans>No title in: {titles}</Trans>
            </li>
          )}
          {descriptions && (
            <li>
              <Trans>No description in: {descriptions}</Trans>
            </li>
          )}
        </>
      )}
      {fields && (
        <li>
          <Trans>Missing: {fields}</Trans>
        </li>
      )}
    </ul>
  )
}
