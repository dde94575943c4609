import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useState } from 'react'
import { useReadNow } from '../../api/use-read-now.ts'
import { AccountText } from '../../features/account/account-text.tsx'
import { NameFields } from '../../features/account/name-fields.tsx'
import { useUser } from '../../features/account/use-user.ts'
import { MobileField } from '../../features/address/mobile-field.tsx'
import type { MobileRules } from '../../features/address/mobile-number.ts'
import { useMobileRules } from '../../features/address/use-mobile-rules.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { useStoredText } from '../../session/use-stored-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldPair, FieldRows, FormCard, FormSection } from '../../ui/form/card/form-card.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Row } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { initialOf } from '../../ui/media/initial-of.ts'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import { EmailSheet } from './email-sheet.tsx'
import { draftOf, profileBody, profileFaults } from './profile-draft.ts'

export default function ProfileScreen() {
  const visits = useVisits()
  const { data: user, isError, refetch } = useUser()
  const { rules, isLost, retry } = useMobileRules(refetch)
  if (user && rules) return <ProfileForm user={user} rules={rules} />
  return (
    <Page>
      <TopBar title={<Trans>Profile</Trans>} onBack={visits.back} />
      {isError || isLost ? <ErrorState onRetry={retry} /> : <FormSkeleton fields={4} />}
    </Page>
  )
}

type FormProps = { user: UserInfo; rules: MobileRules }

/** The form starts with the account's data; later reads don't overwrite input. */
function useProfileForm({ user, rules }: FormProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const [first] = useState(() => draftOf(user, rules, i18n.locale))
  const readUser = useReadNow('GET /api/user/getUserInfo', { refetch: true })
  const form = useForm({
    start: first,
    rules: profileFaults,
    call: 'POST /api/user/profile',
    inputOf: (draft) => profileBody(draft, first),
    after: async () => {
      // The server has already stored the change. If this read fails, the next visit shows the change.
      await readUser().then(session.keepUser, () => {})
      toast.success(t`Change Successful`)
      release()
    },
    leave: visits.back,
  })
  const { leave, release } = useUnsaved(form.draft !== first, t`You’ll lose your changes.`)
  return { form, leave }
}

function ProfileForm({ user, rules }: FormProps) {
  const { t } = useLingui()
  const { form, leave } = useProfileForm({ user, rules })
  const { draft, field, isBusy, props } = form
  const upload = useUpload('avatar')
  const [isUploading, setUploading] = useState(false)
  const [new_email, setNewEmail] = useStoredText('new-email')
  // The sheet opens again if the phone discarded the page while the shopper read the mail with the code.
  const [isChangingEmail, setChangingEmail] = useState(new_email !== '')
  useOnLeave(() => {
    setChangingEmail(false)
    setNewEmail('')
  })
  return (
    <Page>
      <TopBar title={<Trans>Profile</Trans>} onBack={() => void leave()} />
      <FormCard
        {...props}
        foot={
          <Button type="submit" wide busy={isBusy} disabled={isUploading}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <FormSection title={<Trans>Name and picture</Trans>}>
          <PictureUpload
            label={t`Picture`}
            max={1}
            round={initialOf(nameText(draft))}
            upload={upload}
            onBusy={setUploading}
            {...field('pictures')}
          />
          <FieldPair>
            <NameFields field={field} />
          </FieldPair>
        </FormSection>
        <FormSection title={<Trans>Contact</Trans>}>
          <FieldRows>
            <Row
              title={<Trans>Email</Trans>}
              detail={<AccountText account={user.account} />}
              onClick={() => setChangingEmail(true)}
            />
          </FieldRows>
          <MobileField label={t`Mobile (optional)`} {...field('mobile')} />
        </FormSection>
      </FormCard>
      <EmailSheet
        open={isChangingEmail}
        onClose={() => setChangingEmail(false)}
        account={user.account}
        email={new_email}
        onEmail={setNewEmail}
      />
    </Page>
  )
}
