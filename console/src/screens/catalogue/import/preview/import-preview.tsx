import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, UnstyledButton } from '@mantine/core'
import type { PreviewProduct } from '@sampan/contract'
import { LANGUAGES } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FilterTabs } from '../../../../ui/form/filter-tabs.tsx'
import { Part } from '../../../../ui/layout/facts.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { textFor } from '../../../../ui/text/texts.ts'
import css from './preview.module.css'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewMissing } from './preview-missing.tsx'
import { PreviewPicture } from './preview-picture.tsx'
import { PreviewPrice } from './preview-price.tsx'
import { CHANGE_TONES, changeText } from './preview-texts.ts'

/** The products of a checked import as shoppers will see them, in a language of the shop, twelve per page. */
export function ImportPreview({ import_id }: { import_id: string }) {
  const { t, i18n } = useLingui()
  const [after, setAfter] = useState<string>()
  const [language, setLanguage] = useState<string>(languageTag(i18n))
  const [openId, setOpenId] = useState<string>()
  const { data } = useRead('GET /api/admin/import/preview', { import_id, ...(after && { after }) }, { keepLast: true })
  if (!data || (data.items.length === 0 && after === undefined)) return null
  const opened = data.items.find(({ product_id }) => product_id === openId)
  const next = data.after
  return (
    <Part title={<Trans>Preview</Trans>}>
      <FilterTabs
        label={t`Language of the preview`}
        value={language}
        options={LANGUAGES.map(({ tag, language_name }) => ({
          value: tag,
          label: <span lang={tag}>{language_name}</span>,
        }))}
        onChange={setLanguage}
      />
      <ul className={css.cards}>
        {data.items.map((product) => (
          <li key={product.product_id}>
            <PreviewCard
              import_id={import_id}
              product={product}
              language={language}
              onOpen={() => setOpenId(product.product_id)}
            />
          </li>
        ))}
      </ul>
      <Group gap="xs">
        {after !== undefined && (
          <Button variant="default" onClick={() => setAfter(undefined)}>
            <Trans>Back to start</Trans>
          </Button>
        )}
        {next !== null && (
          <Button variant="default" onClick={() => setAfter(next)}>
            <Trans>Next products</Trans>
          </Button>
        )}
      </Group>
      {opened && (
        <PreviewDialog
          import_id={import_id}
          product={opened}
          language={language}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Part>
  )
}

type PreviewCardProps = { import_id: string; product: PreviewProduct; language: string; onOpen: () => void }

function PreviewCard({ import_id, product, language, onOpen }: PreviewCardProps) {
  const { t, i18n } = useLingui()
  const { change, title, product_id, on_sale } = product
  const name = textFor(title, language) || product_id
  return (
    <article className={css.card}>
      <UnstyledButton className={css.product} onClick={onOpen} aria-label={t`Open the preview of ${name}`}>
        <PreviewPicture import_id={import_id} product={product} />
        <PreviewPrice product={product} />
        <span className={css.title} lang={title[language] ? language : 'en'}>
          {name}
        </span>
      </UnstyledButton>
      <div className={css.states}>
        <StatusBadge tone={CHANGE_TONES[change]}>{changeText(change, i18n)}</StatusBadge>
        {change !== 'faulty' && !on_sale && (
          <StatusBadge tone="calm">
            <Trans>Off sale</Trans>
          </StatusBadge>
        )}
      </div>
      <PreviewMissing product={product} />
    </article>
  )
}
