import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, FileInput, Group, Progress, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTask } from '../../../../forms/use-task.ts'
import { Dialog } from '../../../../ui/layer/dialog.tsx'
import css from '../import-faults.module.css'
import { type ArchiveProgress, type LeftOut, useArchive } from './use-archive.ts'
import type { ArchiveFault } from './zip-pictures.ts'

const SHOWN = 100

/** Adds the pictures of a ZIP archive to products by their names. The archive is read in the browser. */
export function ArchiveDialog({ import_id, onClose }: { import_id: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { progress, fault, start, stop } = useArchive(import_id)
  const { run, isBusy } = useTask()
  const [archive, setArchive] = useState<File | null>(null)
  return (
    <Dialog onClose={isBusy ? () => {} : onClose} title={t`Add pictures from a ZIP`} size="lg">
      <Stack gap="sm">
        <FileInput
          label={t`ZIP file`}
          description={t`JPEG, PNG or WebP, up to 10 MB each. The name of a picture is the one in the picture column, or the article number, SKU or product ID, with a number for its place: mug-17-1.jpg, mug-17-2.jpg.`}
          accept=".zip,application/zip"
          value={archive}
          disabled={isBusy}
          clearable
          onChange={setArchive}
        />
        {fault && <Alert color="red">{faultText(fault, i18n)}</Alert>}
        {progress && !fault && <ProgressPart progress={progress} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={isBusy ? stop : onClose}>
            {isBusy ? <Trans>Stop</Trans> : <Trans>Close</Trans>}
          </Button>
          <Button disabled={!archive} loading={isBusy} onClick={() => archive && void run(() => start(archive))}>
            <Trans>Add pictures</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function faultText(fault: ArchiveFault, i18n: I18n): string {
  const texts: Record<ArchiveFault, string> = {
    not_zip: translate(i18n)`This file isn’t a ZIP. Choose a ZIP with pictures.`,
    encrypted: translate(i18n)`This ZIP has a password. Save it again without one.`,
    too_many: translate(i18n)`This ZIP has more than 20,000 files. Split it.`,
    too_large: translate(i18n)`This ZIP unpacks to more than 4 GB. Split it.`,
    incomplete: translate(i18n)`This ZIP is incomplete or damaged. Pictures that we could read stay. Save it again.`,
  }
  return texts[fault]
}

function ProgressPart({ progress: { state, total, added, products, left_out } }: { progress: ArchiveProgress }) {
  const { t, i18n } = useLingui()
  const count = left_out.length
  const failed = left_out.filter(({ reason }) => reason !== 'no_product' && reason !== 'no_picture').length
  return (
    <>
      <Progress
        value={total === 0 ? 0 : (100 * (added + failed)) / total}
        animated={state === 'reading' || state === 'adding'}
        aria-label={t`Progress`}
      />
      <div role="status">
        {state === 'reading' ? (
          <Trans>Reading the names…</Trans>
        ) : (
          <>
            <Trans>
              {added} of {total} pictures added to <Plural value={products} one="# product" other="# products" />
            </Trans>
            {count > 0 && (
              <>
                {' · '}
                <Plural value={count} one="# file left out" other="# files left out" />
              </>
            )}
          </>
        )}
      </div>
      {count > 0 && (
        <ul className={css.faults}>
          {left_out.slice(0, SHOWN).map((file) => (
            <li key={file.name}>
              <code className={css.cell}>{file.name}</code>
              <div>{reasonText(file, i18n)}</div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function reasonText({ reason }: LeftOut, i18n: I18n): string {
  if (typeof reason === 'object') return reason.message
  const texts: Record<typeof reason, string> = {
    no_product: translate(i18n)`No product has this name or number`,
    no_picture: translate(i18n)`Not a JPEG, PNG or WebP`,
    damaged: translate(i18n)`Damaged, or with a password`,
    too_large: translate(i18n)`Larger than 10 MB`,
  }
  return texts[reason]
}
