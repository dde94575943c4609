import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/button.tsx'

type Props = { isEditing: boolean; onEdit: (isEditing: boolean) => void }

/** The button at the end of the bar that starts and ends the edit mode of a list. */
export const EditButton = ({ isEditing, onEdit }: Props) => (
  <Button tone="quiet" size="small" onClick={() => onEdit(!isEditing)}>
    {isEditing ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
  </Button>
)
