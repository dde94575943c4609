import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Language } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useState } from 'react'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { newKey } from '../../../forms/new-key.ts'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { textsIn } from '../../../ui/text/texts.ts'
import type { BannerDraft } from './banner-draft.ts'
import { BannerFields } from './banner-fields.tsx'
import { BannerList } from './banner-list.tsx'
import { BannerPreview } from './banner-preview.tsx'
import css from './home.module.css'

type Banners = ReplyTo<'GET /api/admin/home'>['banners']
const BANNERS = 10
const TEXTS = ['eyebrow', 'title', 'action', 'link'] as const

const draftOf = (banner?: Banners['items'][number]): BannerDraft => ({
  key: newKey(),
  image: banner ? [banner.image] : [],
  eyebrow: textsIn(banner?.eyebrow ?? {}),
  title: textsIn(banner?.title ?? {}),
  action: textsIn(banner?.action ?? {}),
  link: textsIn(banner?.link ?? { en: '/' }),
})

const isComplete = (banner: BannerDraft) => banner.image.length > 0 && TEXTS.every((name) => banner[name].en?.trim())

/** All banners in order, one of them open, with its phone preview. */
export function BannersForm({ banners, onSaved }: { banners: Banners; onSaved: () => unknown }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/home/banners',
    start: { items: banners.items.map(draftOf) },
    rules: ({ items }, i18n) =>
      items.every(isComplete) ? {} : { items: translate(i18n)`Each banner needs a picture and its English texts` },
    inputOf: ({ items }) => ({
      revision: banners.revision,
      items: items.map(({ key: _, image, ...texts }) => ({ ...texts, image: image[0] ?? '' })),
    }),
    after: () => toast.success(t`Banners saved`),
    leave: onSaved,
  })
  const { items } = form.draft
  const [openKey, setOpenKey] = useState(items[0]?.key)
  const [language, setLanguage] = useState<Language>(languageTag(i18n))
  const open = items.find(({ key }) => key === openKey) ?? items[0]
  const set = (next: BannerDraft[]) => form.set({ items: next })
  function add() {
    const banner = draftOf()
    set([...items, banner])
    setOpenKey(banner.key)
  }
  return (
    <form {...form.props} className={css.form}>
      <div className={css.columns}>
        <div className={css.list}>
          <BannerList
            items={items}
            openKey={open?.key}
            language={language}
            onOpen={setOpenKey}
            onChange={set}
            error={form.field('items').error}
          />
          {items.length < BANNERS && (
            <Button variant="default" onClick={add}>
              <Trans>Add a banner</Trans>
            </Button>
          )}
        </div>
        {open && (
          <>
            <BannerFields
              key={open.key}
              banner={open}
              onChange={(part) => set(items.map((one) => (one.key === open.key ? { ...one, ...part } : one)))}
            />
            <BannerPreview banner={open} language={language} onLanguage={setLanguage} />
          </>
        )}
      </div>
      <FormFooter form={form} send={<Trans>Save</Trans>} />
    </form>
  )
}
