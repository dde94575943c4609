import { Trans, useLingui } from '@lingui/react/macro'
import { Button, MultiSelect, NativeSelect } from '@mantine/core'
import type { StoredTaxRule } from '@sampan/contract'
import { TAX_TERMS, type TaxColumn } from '@sampan/contract/rules'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { useOperator } from '../../session/use-session.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { showOutcome } from './tax-outcome.ts'
import { choicesOf, draftOf, FIELDS, faultsOf, kindOf, type RuleDraft, ruleOf } from './tax-rule-draft.ts'
import { COLUMN_TEXT, TERM_TEXT } from './tax-texts.ts'

type TaxRuleDialogProps = {
  /** Undefined for a new rule. */
  rule: StoredTaxRule | undefined
  /** The first day of a new rule; not needed for a stored one. */
  today?: string
  onHistory?: () => void
  onRemove?: () => void
  onClose: () => void
}

/** A new rule, or a new revision of a rule. Columns that the kind does not have are hidden. */
export function TaxRuleDialog({ rule, today = '', onHistory, onRemove, onClose }: TaxRuleDialogProps) {
  const { t, i18n } = useLingui()
  const needsReason = useOperator()?.is_alone === false
  const form = useFormWithCode({
    call: 'POST /api/admin/tax/save',
    start: draftOf(rule, today),
    rules: (draft, i18n) => faultsOf(draft, needsReason, i18n),
    inputOf: (draft) => ({
      rule: ruleOf(draft),
      revision: rule?.revision ?? null,
      ...(draft.reason.trim() && { reason: draft.reason.trim() }),
    }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  const kind = kindOf(form.draft)
  const field = (column: TaxColumn) => (
    <RuleField
      key={column}
      column={column}
      form={form}
      kind={kind}
      isFixed={column === 'rule_id' && rule !== undefined}
    />
  )
  return (
    <FormDialog
      form={form}
      title={rule ? t`Change the rule ${rule.rule_id}` : t`New rule`}
      send={needsReason ? <Trans>Request approval</Trans> : <Trans>Save</Trans>}
      onClose={onClose}
    >
      {(['kind', 'rule_id', 'country', 'region'] as const).map(field)}
      {FIELDS[kind].map(field)}
      {(['valid_from', 'valid_until', 'source', 'certainty'] as const).map(field)}
      {needsReason && <ReasonField {...form.field('reason')} />}
      {rule && (
        <Button.Group>
          <Button variant="default" onClick={onHistory}>
            <Trans>History</Trans>
          </Button>
          <Button variant="default" c="red" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </Button.Group>
      )}
    </FormDialog>
  )
}

type RuleForm = ReturnType<typeof useFormWithCode<RuleDraft, 'POST /api/admin/tax/save'>>
type RuleFieldProps = { column: TaxColumn; form: RuleForm; kind: ReturnType<typeof kindOf>; isFixed: boolean }

function RuleField({ column, form, kind, isFixed }: RuleFieldProps) {
  const { i18n } = useLingui()
  const label = i18n._(COLUMN_TEXT[column])
  if (column === 'terms') {
    const { value, onChange, error } = form.field('terms')
    return (
      <MultiSelect
        label={label}
        data={TAX_TERMS.map((value) => ({ value, label: i18n._(TERM_TEXT[value]) }))}
        value={value.split(/\s+/).filter(Boolean)}
        error={error}
        onChange={(terms) => onChange(terms.join(' '))}
      />
    )
  }
  const choices = choicesOf(column, kind, i18n)
  if (choices) {
    const is_needed = column === 'kind' || column === 'certainty'
    return (
      <NativeSelect
        label={label}
        data={is_needed ? choices : [{ value: '', label: '–' }, ...choices]}
        {...form.field(column)}
      />
    )
  }
  const type = column === 'valid_from' || column === 'valid_until' ? 'date' : 'text'
  return <TextInput label={label} type={type} readOnly={isFixed} {...form.field(column)} />
}
