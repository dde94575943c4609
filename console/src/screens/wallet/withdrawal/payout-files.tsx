import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useRef, useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { useSecondFactorCode } from '../../../forms/use-second-factor-code.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { TableFooter } from '../../../ui/table/table-footer.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { FilePaymentDialog } from './file-payment-dialog.tsx'
import { Payers } from './payers.tsx'
import { useSavePayoutFile } from './use-save-payout-file.ts'
import css from './withdrawals.module.css'

type File = ReplyTo<'GET /api/admin/extract/payout_files'>['items'][number]
type PayoutFilesProps = { onShow: (payout_batch_id: string) => void; onClose: () => void }

/** The payout files, newest first, and the wallets that pay them. A file can be downloaded again for one day. */
export function PayoutFiles({ onShow, onClose }: PayoutFilesProps) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/extract/payout_files')
  const { download, isBusy, dialog } = useDownload()
  const [enteredBatch, setEnteredBatch] = useState<string>()
  return (
    <>
      <Dialog onClose={onClose} title={t`Payout files`} size="xl">
        {list.items?.length === 0 ? (
          <Empty title={<Trans>No payout files yet</Trans>} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
          <section className={css.scroll} tabIndex={0} aria-label={t`Payout files`}>
            <table className={css.files}>
              <thead>
                <tr>
                  <Head>
                    <Trans>File</Trans>
                  </Head>
                  <Head>
                    <Trans>Created</Trans>
                  </Head>
                  <Head>
                    <Trans>Exported by</Trans>
                  </Head>
                  <Head isFigure>
                    <Trans>Payouts</Trans>
                  </Head>
                  <Head isFigure>
                    <Trans>Open</Trans>
                  </Head>
                  <Head isFigure>
                    <Trans>Total</Trans>
                  </Head>
                  <td />
                </tr>
              </thead>
              <tbody>
                {list.items?.map((file) => (
                  <FileRow
                    key={file.payout_batch_id}
                    file={file}
                    isBusy={isBusy}
                    onShow={onShow}
                    onFetch={download}
                    onEnter={setEnteredBatch}
                  />
                ))}
              </tbody>
            </table>
          </section>
        )}
        <TableFooter {...list} />
        <Payers />
      </Dialog>
      {dialog}
      {enteredBatch && <FilePaymentDialog payout_batch_id={enteredBatch} onClose={() => setEnteredBatch(undefined)} />}
    </>
  )
}

function Head({ isFigure, children }: { isFigure?: true; children: React.ReactNode }) {
  return (
    <th scope="col" className={isFigure && css.figure}>
      {children}
    </th>
  )
}

type FileRowProps = {
  file: File
  isBusy: boolean
  onShow: (id: string) => void
  onFetch: (id: string) => void
  onEnter: (id: string) => void
}

function FileRow({ file, isBusy, onShow, onFetch, onEnter }: FileRowProps) {
  const { t } = useLingui()
  const { payout_batch_id, draw_type, network, operator, lines, open_lines, net_cents, is_expired, created_at } = file
  const name = payout_batch_id.slice(-8)
  return (
    <tr>
      <td>
        <Button variant="subtle" size="compact-xs" onClick={() => onShow(payout_batch_id)}>
          {name}
        </Button>{' '}
        {draw_type === 'bank' ? <Trans>Bank payouts</Trans> : <Trans>On-chain payouts</Trans>}
        {network && ` · ${network}`}
      </td>
      <td>
        <MomentText at={created_at} />
      </td>
      <td>{operator}</td>
      <td className={css.figure}>{lines}</td>
      <td className={css.figure}>{open_lines}</td>
      <td className={css.figure}>
        <MoneyText cents={net_cents} />
      </td>
      <td>
        {draw_type === 'chain' && open_lines > 0 && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t`Enter the transaction of ${name}`}
            onClick={() => onEnter(payout_batch_id)}
          >
            <Trans>Enter transaction…</Trans>
          </Button>
        )}{' '}
        {!is_expired && open_lines > 0 && (
          <Button
            variant="default"
            size="compact-xs"
            disabled={isBusy}
            aria-label={t`Download ${name} again`}
            onClick={() => onFetch(payout_batch_id)}
          >
            <Trans>Download again</Trans>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Downloads an earlier file again, with a second-factor code if the server requires it. */
function useDownload() {
  const savePayoutFile = useSavePayoutFile()
  const { send, isSending } = useSend('POST /api/admin/extract/payout_file')
  const wantedBatch = useRef('')
  const code = useSecondFactorCode(() => void download(wantedBatch.current))
  async function download(payout_batch_id: string) {
    wantedBatch.current = payout_batch_id
    try {
      savePayoutFile(await send({ payout_batch_id }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!code.handleRefusal(error) && !isSignedOut(error)) toast.fail(error.message)
    }
  }
  return { download: (id: string) => void download(id), isBusy: isSending, dialog: code.dialog }
}
