import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { REPLY_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ShopperLink } from '../../features/account/shopper-link.tsx'
import { PrivatePicture } from '../../features/picture/private-picture.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { Textarea } from '../../ui/form/text-input.tsx'
import { KeyHint } from '../../ui/keys/key-hint.tsx'
import { useKeys } from '../../ui/keys/keys.ts'
import { toast } from '../../ui/layer/toast.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './review-pane.module.css'

type Review = ReplyTo<'GET /api/admin/review/detail'>
type ReviewProps = { review: Review; onClose: () => void }

/** One review, the shop's reply, and the actions. */
export function ReviewPane({ review_id, onClose }: { review_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/review/detail', { review_id })
  const review = query.data
  return (
    <DetailPane
      title={review?.product_title ?? t`Review`}
      actions={review && <ReviewActions review={review} />}
      onClose={onClose}
      query={query}
    >
      {review && <ReviewFacts review={review} />}
    </DetailPane>
  )
}

/** Loads a shopper's picture with the session, because pictures of hidden reviews are no longer public. */
function ReviewPicture({ src }: { src: string }) {
  const { t } = useLingui()
  const alt = t`Picture of the review`
  return src.startsWith('/files/') ? <PrivatePicture url={src} alt={alt} /> : <Picture src={src} alt={alt} />
}

function ReviewFacts({ review }: { review: Review }) {
  const maySeeProducts = useMay('catalogue')
  const maySeeOrders = useMay('fulfilment', 'support')
  return (
    <>
      <p lang={review.language}>{review.content}</p>
      {review.pictures.length > 0 && (
        <div className={css.pictures}>
          {review.pictures.map((src) => (
            <ReviewPicture key={src} src={src} />
          ))}
        </div>
      )}
      <Facts>
        <Fact name={<Trans>Product</Trans>}>
          {maySeeProducts ? (
            <Link to={`/products/${review.product_id}`}>{review.product_title}</Link>
          ) : (
            review.product_title
          )}
        </Fact>
        {review.values.length > 0 && (
          <Fact name={<Trans>Options</Trans>}>{review.values.map(({ value }) => value).join(' · ')}</Fact>
        )}
        {review.order_id !== null && maySeeOrders && (
          <Fact name={<Trans>Order</Trans>}>
            <Link to={`/orders/${review.order_id}?status=all`}>
              <Trans>View order</Trans>
            </Link>
          </Fact>
        )}
        <Fact name={<Trans>Stars</Trans>}>{review.product_score} / 5</Fact>
        {review.is_imported && (
          <Fact name={<Trans>Source</Trans>}>
            <Trans>Imported from another shop system</Trans>
          </Fact>
        )}
        {review.shopper && (
          <Fact name={<Trans>Shopper</Trans>}>
            <ShopperLink shopper={review.shopper} />
          </Fact>
        )}
        <Fact name={<Trans>Posted</Trans>}>
          <MomentText at={review.created_at} />
        </Fact>
        {review.hidden_reason && (
          <Fact name={<Trans>Reason for hiding</Trans>}>
            {review.hidden_reason} ({review.hidden_by})
          </Fact>
        )}
      </Facts>
      {review.reply !== null && (
        <Part title={<Trans>The shop’s reply</Trans>}>
          <p>{review.reply}</p>
          {review.replied_at && (
            <p className={css.by}>
              {review.replied_by} · <MomentText at={review.replied_at} />
            </p>
          )}
        </Part>
      )}
    </>
  )
}

function ReviewActions({ review }: { review: Review }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'reply' | 'hide'>()
  const show = useAction('POST /api/admin/review/show')
  const { review_id, reply, hidden_at } = review
  const close = () => setDialog(undefined)
  useKeys({ a: { label: t`Reply to the review`, run: () => setDialog('reply') } })
  return (
    <>
      <Button onClick={() => setDialog('reply')} rightSection={<KeyHint of="a" />}>
        {reply === null ? t({ message: 'Reply', context: 'button' }) : t`Edit reply`}
      </Button>
      {hidden_at ? (
        <Button variant="default" loading={show.isBusy} onClick={() => void show.run({ review_id })}>
          <Trans>Show again</Trans>
        </Button>
      ) : (
        <Button variant="default" onClick={() => setDialog('hide')}>
          <Trans>Hide</Trans>
        </Button>
      )}
      {dialog === 'reply' && (
        <OpenedInDialog data={review}>{(review) => <ReplyDialog review={review} onClose={close} />}</OpenedInDialog>
      )}
      {dialog === 'hide' && (
        <ReasonDialog
          call="POST /api/admin/review/hide"
          inputOf={(reason) => ({ review_id, reason })}
          title={t`Hide review`}
          note={<Trans>Shoppers won’t see it, and its stars won’t count. The activity log keeps the reason.</Trans>}
          confirm={<Trans>Hide</Trans>}
          after={() => toast.success(t`Review hidden`)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The shop's reply. An empty text removes it. */
function ReplyDialog({ review, onClose }: ReviewProps) {
  const { t } = useLingui()
  const { review_id, revision } = review
  const form = useForm({
    call: 'POST /api/admin/review/reply',
    start: { reply: review.reply ?? '' },
    inputOf: ({ reply }) => ({ review_id, revision, reply: reply.trim() || null }),
    after: () => toast.success(t`Reply posted below the review`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Reply to the review`} send={<Trans>Save</Trans>} onClose={onClose}>
      <Textarea
        label={t({ message: 'Reply', context: 'review' })}
        description={t`Every shopper can read your reply. Leave it empty to remove it.`}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={REPLY_LIMIT}
        data-autofocus
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
