import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { createApprovalRule, updateApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/approval-rule.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './approval-rule.module.css'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import type { RuleDraft } from './rule-draft.ts'
import { draftOf, valuesOf } from './rule-draft.ts'
import type { Choices, DocumentType } from './rule-details.ts'
import { kindOf } from './rule-details.ts'
import { RuleCondition } from './rule-condition.tsx'
import { RuleSteps } from './rule-steps.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

type Props = {
  readonly type: DocumentType
  readonly choices: Choices
  /** Null: a new rule. */
  readonly rule: ApprovalRule | null
  readonly onClose: () => void
}

/** Conditions and approvers of a rule. */
export function RuleDialog({ type, choices, rule, onClose }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const kind = rule === null ? kindOf(type, choices) : rule.currency
  const [draft, setDraft] = useState(() => draftOf(rule, kind))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)
  const change = (changed: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...changed })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { values, unreadable, missing } = valuesOf(draft, kind)
    const wrong = [
      ...unreadable.map(({ name, issue }) => [name, t(issue.text, issue.params)]),
      ...missing.map((name) => [name, t(issueText.required)]),
    ]
    if (wrong.length > 0) return setProblems(Object.fromEntries(wrong) as Readonly<Record<string, string>>)
    const saved =
      rule === null
        ? await write(createApprovalRule, { documentType: type.entity, ...values })
        : await write(updateApprovalRule, { id: rule.id, version: rule.version, ...values })
    if (saved !== null) onClose()
  }

  const enteredIn = (
    name: 'name' | 'priority' | 'amountFrom' | 'amountTo',
    inputMode: 'text' | 'numeric' | 'decimal',
  ) => (
    <PlainField
      label={t(text[name])}
      problem={problems[name]}
      {...(name === 'priority' && { hint: t(text.priorityHelp) })}
    >
      {(control) => (
        <input
          {...control}
          data-autofocus={name === 'name' || undefined}
          inputMode={inputMode}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </PlainField>
  )

  return (
    <Dialog
      title={rule === null ? t(text.newRule) : t(text.editRule, { name: rule.name })}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          {enteredIn('name', 'text')}
          {enteredIn('priority', 'numeric')}
        </div>
        <div className={styles.pair}>
          {enteredIn('amountFrom', 'decimal')}
          {enteredIn('amountTo', 'decimal')}
          <PlainField label={t(text.store)} problem={problems['storeId']}>
            {(control) => (
              <select
                {...control}
                value={draft.storeId}
                onChange={(event) => change({ storeId: event.currentTarget.value })}
              >
                <option value="">{t(text.anyStore)}</option>
                {choices.stores.map((store) => (
                  <option key={store.id} value={store.id}>
                    {store.name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        </div>
        {type.fields.map((field) => (
          <RuleCondition
            key={field.name}
            field={field}
            chosen={draft.conditions[field.name] ?? []}
            problem={problems[`conditions.${field.name}`]}
            onChange={(values) => change({ conditions: { ...draft.conditions, [field.name]: values } })}
          />
        ))}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.isAdditional}
            onChange={(event) => change({ isAdditional: event.currentTarget.checked })}
          />
          <span>
            {t(text.additional)}
            <span className={styles.hint}>{t(text.additionalHelp)}</span>
          </span>
        </label>
        <RuleSteps steps={draft.steps} choices={choices} problems={problems} onChange={(steps) => change({ steps })} />
      </form>
    </Dialog>
  )
}
