import { Trans, useLingui } from '@lingui/react/macro'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { usePages } from '../../api/use-pages.ts'
import { useSend } from '../../api/use-send.ts'
import { CardBoxes } from '../../features/catalogue/card-boxes.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'

/** Recently viewed products, latest first. */
export function ViewedProducts() {
  const list = usePages('GET /api/user/history')
  return (
    <PullList
      {...list}
      keyOf={(card) => card.product_id}
      layout="grid"
      skeleton={<CardBoxes />}
      empty={
        <Empty
          title={<Trans>Nothing viewed yet</Trans>}
          text={<Trans>Products you look at are kept here, for you alone.</Trans>}
          action={
            <Button href="/home">
              <Trans>Back to the shop</Trans>
            </Button>
          }
        />
      }
    >
      {(card) => <ProductCard card={card} />}
    </PullList>
  )
}

/** Forgets all that was looked at, once the shopper is sure. */
export function ClearViewed() {
  const { t } = useLingui()
  const { total = 0 } = usePages('GET /api/user/history')
  const clear = useSend('POST /api/user/history/clear')
  async function ask() {
    const question = {
      title: <Trans>Clear what you viewed?</Trans>,
      text: <Trans>It cannot be brought back.</Trans>,
      yes: <Trans>Clear</Trans>,
      tone: 'bad',
    } as const
    if (await confirm(question)) await clear.send({}).catch(() => {})
  }
  return (
    <IconButton label={t`Clear what you viewed`} onClick={() => void ask()} disabled={total === 0 || clear.isSending}>
      <IconTrash aria-hidden="true" />
    </IconButton>
  )
}
