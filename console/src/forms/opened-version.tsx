import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'

type Version = { revision: string }
type OpenedVersionProps<Data> = {
  /** The latest version that was read. */
  data: Data
  /** The form of a version. `onSaved` opens the form with the saved version. */
  children: (version: Data, onSaved: (version: Data) => void) => ReactNode
}

/**
 * A form that stays with the version it was opened with, because its draft was typed for that version. A refused save
 * reads the data again: a note then offers the current version. Otherwise the typed values would be lost, or the next
 * save would overwrite the change of the other operator.
 */
export function OpenedVersion<Data extends Version>({ data, children }: OpenedVersionProps<Data>) {
  const [{ openedData, readVersion }, setOpened] = useState({ openedData: data, readVersion: data.revision })
  const open = (version: Data) => setOpened({ openedData: version, readVersion: data.revision })
  // Right after a save, `data` is still the version before it.
  const isOutdated = data.revision !== openedData.revision && data.revision !== readVersion
  return (
    <>
      {isOutdated && <OutdatedNote onShowCurrent={() => open(data)} />}
      <Fragment key={openedData.revision}>{children(openedData, open)}</Fragment>
    </>
  )
}

/** Reports that the data of an open form were changed by someone else, and offers the current version. */
export function OutdatedNote({ onShowCurrent }: { onShowCurrent: () => void }) {
  return (
    <Alert color="yellow" variant="light" mb="md" role="status">
      <Trans>Someone else has just changed this. Your changes aren’t saved.</Trans>{' '}
      <Button variant="default" size="compact-sm" onClick={onShowCurrent}>
        <Trans>Show current version</Trans>
      </Button>
    </Alert>
  )
}
