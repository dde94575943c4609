import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Checkbox, Stack } from '@mantine/core'
import { OPTION_KEY_PATTERN } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { newKey } from '../../../forms/new-key.ts'
import { OpenedVersion } from '../../../forms/opened-version.tsx'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { go } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { type Texts, textFor, textsIn } from '../../../ui/text/texts.ts'
import { EditorPart } from '../editor-part.tsx'
import { TextsSheet } from '../texts-sheet.tsx'
import type { Option } from './option.ts'
import css from './option-editor.module.css'

/** An option with its values; undefined for a new option. */
export function OptionEditor({ option }: { option: Option | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <Page>
      <PageHeader title={option ? textFor(option.name, languageTag(i18n)) : t`New option`}>
        <Link to="/options">
          <Trans>All options</Trans>
        </Link>
      </PageHeader>
      <OpenedVersion data={option}>
        {(opened) => <OptionForm option={opened} onClose={() => go('/options')} />}
      </OpenedVersion>
    </Page>
  )
}

type ValueDraft = { key: string; isNew: boolean; value_key: string; value: Texts; other_names: Texts }
const newValue = (): ValueDraft => ({
  key: newKey(),
  isNew: true,
  value_key: '',
  value: textsIn({}),
  other_names: textsIn({}),
})

/** "Light blue" becomes light-blue. */
const keyFor = (value: Texts): string =>
  (value.en ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type OptionDraft = { axis: string; name: Texts; must_choose: boolean; values: ValueDraft[] }

const isComplete = ({ value_key, value }: ValueDraft) =>
  OPTION_KEY_PATTERN.test(value_key || keyFor(value)) && Boolean(value.en?.trim())

const faultsOf = ({ axis, name, values }: OptionDraft, i18n: I18n) => ({
  ...(!OPTION_KEY_PATTERN.test(axis) && {
    axis: translate(i18n)`Use lowercase letters, digits, hyphens and underscores`,
  }),
  ...(!name.en?.trim() && { name: translate(i18n)`Enter the English text` }),
  ...(!values.every(isComplete) && { values: translate(i18n)`Each value needs a key and its English text` }),
})

function OptionForm({ option, onClose }: { option: Option | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/option/save',
    start: {
      axis: option?.axis ?? '',
      name: textsIn(option?.name ?? {}),
      must_choose: option?.must_choose ?? true,
      values: (option?.values ?? []).map(
        ({ value_key, value, other_names }): ValueDraft => ({
          key: value_key,
          isNew: false,
          value_key,
          value: textsIn(value),
          other_names: textsIn(other_names),
        }),
      ),
    },
    rules: faultsOf,
    inputOf: ({ axis, name, must_choose, values }) => ({
      axis,
      revision: option?.revision ?? null,
      name,
      must_choose,
      values: values.map(({ value_key, value, other_names }) => ({
        value_key: value_key || keyFor(value),
        value,
        other_names,
      })),
    }),
    after: () => toast.success(t`Option saved`),
    leave: onClose,
  })
  const { draft, set } = form
  const { values } = draft
  const type = (part: 'value' | 'other_names') => (texts: Readonly<Record<string, Texts>>) =>
    set({ values: values.map((one) => ({ ...one, [part]: texts[one.key] ?? one[part] })) })
  const change = (key: string, part: Partial<ValueDraft>) =>
    set({ values: values.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  const keys = values.map((one) => one.value_key || keyFor(one.value))
  return (
    <form {...form.props}>
      <Stack gap="md">
        {!option && (
          <TextInput
            maw={420}
            label={t`Key`}
            description={t`Product files use this key. You can’t change it later.`}
            {...form.field('axis')}
          />
        )}
        <TextsField label={t`Display name`} limit={80} {...form.field('name')} />
        <Checkbox
          label={t`Shoppers must choose a value before they buy`}
          {...form.field('must_choose', 'checkbox')}
          value="must_choose"
        />
        <EditorPart title={<Trans>Values</Trans>}>
          {values.length > 0 && (
            <TextsSheet
              label={t`Values`}
              name="values"
              head={<Trans>Key</Trans>}
              limit={80}
              disabled={form.isBusy}
              error={form.field('values').error}
              onChange={type('value')}
              rows={values.map((one, at) => ({
                key: one.key,
                label: keys[at] || t`New value`,
                texts: one.value,
                head: one.isNew ? (
                  <TextInput
                    className={css.key}
                    aria-label={t`Key of value ${at + 1}`}
                    placeholder={keyFor(one.value)}
                    value={one.value_key}
                    onChange={(event) => change(one.key, { value_key: event.currentTarget.value })}
                  />
                ) : (
                  one.value_key
                ),
                ...(one.isNew && {
                  actions: (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t`Remove value ${at + 1}`}
                      onClick={() => set({ values: values.filter(({ key }) => key !== one.key) })}
                    >
                      <IconX size={14} aria-hidden />
                    </ActionIcon>
                  ),
                }),
              }))}
            />
          )}
          <div>
            <Button variant="default" onClick={() => set({ values: [...values, newValue()] })}>
              <Trans>Add a value</Trans>
            </Button>
          </div>
        </EditorPart>
        {values.length > 0 && (
          <EditorPart title={<Trans>Other search words</Trans>}>
            <TextsSheet
              label={t`Other search words`}
              name="other_names"
              head={<Trans>Key</Trans>}
              limit={200}
              disabled={form.isBusy}
              isOptional
              onChange={type('other_names')}
              rows={values.map((one, at) => ({
                key: one.key,
                label: t`Other search words for ${keys[at]}`,
                texts: one.other_names,
                head: keys[at],
              }))}
            />
          </EditorPart>
        )}
        <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}
