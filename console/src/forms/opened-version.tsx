import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'

type Version = { seen: string }
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
  const [{ openedData, readVersion }, setOpened] = useState({ openedData: data, readVersion: data.seen })
  const open = (version: Data) => setOpened({ openedData: version, readVersion: data.seen })
  // Right after a save, `data` is still the version before it.
  const isOutdated = data.seen !== openedData.seen && data.seen !== readVersion
  return (
    <>
      {isOutdated && (
        <Alert color="yellow" variant="light" mb="md" role="status">
          <Trans>Someone else has just changed this. Your changes aren’t saved.</Trans>{' '}
          <Button variant="default" size="compact-sm" onClick={() => open(data)}>
            <Trans>Show current version</Trans>
          </Button>
        </Alert>
      )}
      <Fragment key={openedData.seen}>{children(openedData, open)}</Fragment>
    </>
  )
}
