import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, OrderItem } from '@sampan/contract'
import { REVIEW_LIMIT, REVIEW_PICTURES_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'
import { useId, useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { RatingField } from '../../ui/form/rating-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import type { UploadedPicture } from '../../ui/picture-upload/use-uploads.ts'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { linesToReview } from './lines-to-review.ts'
import { OfferedWords } from './offered-words.tsx'
import css from './review-form.module.css'

/** Score, text and pictures by order line id, and the scores of service and postage. */
type Draft = {
  [score: `score ${string}`]: number
  [content: `content ${string}`]: string
  [pictures: `pictures ${string}`]: readonly UploadedPicture[]
}

function emptyDraft(lines: readonly OrderItem[]): Draft {
  const draft: Draft = { 'score service': 0, 'score postage': 0 }
  for (const { order_item_id } of lines) {
    draft[`score ${order_item_id}`] = 0
    draft[`content ${order_item_id}`] = ''
    draft[`pictures ${order_item_id}`] = []
  }
  return draft
}

function reviewFaults(draft: Draft, lines: readonly OrderItem[], i18n: I18n): Faults<keyof Draft> {
  const ids = lines.map(({ order_item_id }) => order_item_id)
  const faults: Faults<keyof Draft> = {}
  for (const id of [...ids, 'service', 'postage'])
    if (!draft[`score ${id}`]) faults[`score ${id}`] = translate(i18n)`Choose a rating from 1 to 5 stars`
  for (const id of ids)
    if (!VISIBLE_PATTERN.test(draft[`content ${id}`] ?? ''))
      faults[`content ${id}`] = translate(i18n)`Review content cannot be empty`
  return faults
}

const reviewOf = (draft: Draft, order_id: string, lines: readonly OrderItem[]) => ({
  order_id,
  items: lines.map(({ order_item_id }) => ({
    order_item_id,
    product_score: draft[`score ${order_item_id}`] ?? 0,
    content: draft[`content ${order_item_id}`] ?? '',
    picture_ids: (draft[`pictures ${order_item_id}`] ?? []).map((picture) => picture.file_id),
  })),
  service_score: draft['score service'] ?? 0,
  postage_score: draft['score postage'] ?? 0,
})

type Props = { order: Order; onSent: () => void }

/** The form for a review of the order's lines and its shop, sent in one call. An order can be reviewed once. */
export function ReviewForm({ order, onSent }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const { lines, isBusy, props, field, leave } = useReview(order, onSent)
  // The number of lines whose pictures are being uploaded.
  const [uploading, setUploading] = useState(0)
  return (
    <Page>
      <TopBar title={<Trans>Write a review</Trans>} onBack={() => void leave()} />
      <form {...props} id={form_id} className={`${layout.pad} ${layout.stack}`}>
        {lines.map((item) => (
          <LineReview
            key={item.order_item_id}
            item={item}
            field={field}
            onBusy={(busy) => setUploading((count) => count + (busy ? 1 : -1))}
          />
        ))}
        <Card as="section" className={layout.stack}>
          <h2 className={typography.title3}>{order.shop.name}</h2>
          <RatingField label={t`Service score`} {...field('score service')} />
          <RatingField label={t`Postage score`} {...field('score postage')} />
        </Card>
      </form>
      <Footer>
        <Button type="submit" form={form_id} wide busy={isBusy} disabled={uploading > 0}>
          {uploading > 0 ? <Trans>Uploading pictures…</Trans> : <Trans>Submit review</Trans>}
        </Button>
      </Footer>
    </Page>
  )
}

function useReview(order: Order, onSent: () => void) {
  const { t } = useLingui()
  const { order_id } = order
  const lines = linesToReview(order)
  const [start] = useState(() => emptyDraft(lines))
  const {
    draft,
    isBusy,
    props,
    field: fieldOf,
  } = useForm({
    start,
    rules: (draft, i18n) => reviewFaults(draft, lines, i18n),
    call: 'POST /api/order/review',
    inputOf: (draft) => reviewOf(draft, order_id, lines),
    after: () => {
      release()
      toast.success(t`Save successful`)
    },
    leave: onSent,
  })
  const { leave, release } = useUnsaved(draft !== start, t`You’ll lose your review.`)
  const field = <Name extends keyof Draft & string>(name: Name) => ({
    ...fieldOf(name),
    value: draft[name] as Draft[Name], // `emptyDraft` creates an entry for each line
  })
  return { lines, isBusy, props, field, leave }
}

type LineProps = Pick<ReturnType<typeof useReview>, 'field'> & { item: OrderItem; onBusy: (busy: boolean) => void }

function LineReview({ item, field, onBusy }: LineProps) {
  const { t } = useLingui()
  const upload = useUpload('review')
  const { order_item_id: id, title, image, values } = item
  const score = field(`score ${id}`)
  const content = field(`content ${id}`)
  return (
    <Card as="section" className={layout.stack}>
      <header className={css.line}>
        <Picture src={image} alt="" show="thumb" shape="thumb" className={css.picture} />
        <div className={css.text}>
          <h2 className={`${typography.name} ${typography.clamp2} ${css.title}`}>{title}</h2>
          <p className={`${typography.small} ${typography.t2}`}>{values.map(({ value }) => value).join(' · ')}</p>
        </div>
      </header>
      <RatingField label={t`Product score`} {...score} />
      <TextArea
        label={t`Content`}
        placeholder={t`What did you like or dislike?`}
        required
        maxLength={REVIEW_LIMIT}
        {...content}
      />
      {score.value > 0 && <OfferedWords score={score.value} text={content.value} onChange={content.onChange} />}
      <PictureUpload
        label={t`Pictures`}
        hint={t`Optional. Anyone can see your pictures.`}
        max={REVIEW_PICTURES_LIMIT}
        upload={upload}
        onBusy={onBusy}
        {...field(`pictures ${id}`)}
      />
    </Card>
  )
}
