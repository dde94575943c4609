import { Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { CompanySheet } from './company-sheet.tsx'
import { documentTitle } from './invoice-text.ts'
import { ReceiptPaper } from './receipt-paper.tsx'

/** The receipt of an order, or with `refund` the credit note of that refund. Only the document itself is printed. */
export default function ReceiptScreen({ params }: ScreenProps) {
  const visits = useVisits()
  const { i18n } = useLingui()
  const [isNaming, setNaming] = useState(false)
  const { id, refund } = params
  const { data, error, isFetching, isError, refetch } = useRead(
    'GET /api/order/receipts',
    { order_id: id ?? '' },
    { enabled: id !== undefined },
  )
  const document = refund === undefined ? data?.receipt : data?.credit_notes.find((one) => one.receipt_id === refund)
  const kind = refund === undefined ? 'receipt' : 'credit_note'
  if (!id || isGone(error) || (data && !document && !isFetching)) return <NotFound />
  return (
    <Page>
      <TopBar title={documentTitle(document ?? { kind, invoice: null }, i18n)} onBack={visits.back} />
      {data && document && (
        <>
          <div className={layout.pad}>
            <ReceiptPaper document={document} receipt_number={data.receipt.number} />
          </div>
          <Footer>
            {/* The company that is why no tax is due can't be changed. */}
            {!data.receipt.invoice?.exemption && (
              <Button tone="plain" grow onClick={() => setNaming(true)}>
                <Trans>Company details</Trans>
              </Button>
            )}
            <Button grow onClick={() => print()}>
              <Trans>Print</Trans>
            </Button>
          </Footer>
          {isNaming && <CompanySheet order_id={id} buyer={data.receipt.buyer} onClose={() => setNaming(false)} />}
        </>
      )}
      {!document && (
        <div className={layout.pad}>
          {isFetching && (
            <Waiting>
              <SkeletonRows rows={4} />
            </Waiting>
          )}
          {isError && <ErrorState onRetry={() => void refetch()} />}
        </div>
      )}
    </Page>
  )
}
