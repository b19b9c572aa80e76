import { text } from '@countinghouse/contract/desk/approval-rule.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './approval-rule.module.css'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import type { StepDraft } from './rule-draft.ts'
import { emptyStep } from './rule-draft.ts'
import type { Choices } from './rule-details.ts'

const mostSteps = 9

type Props = {
  readonly steps: readonly StepDraft[]
  readonly choices: Choices
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (steps: readonly StepDraft[]) => void
}

/** The approval steps in sequence. */
export function RuleSteps({ steps, choices, problems, onChange }: Props) {
  const { t } = useLanguage()
  return (
    <div className={styles.steps}>
      <strong>{t(text.steps)}</strong>
      {steps.length === 0 && <p className={styles.quiet}>{t(text.noSteps)}</p>}
      {steps.map((step, index) => (
        <StepFields
          key={step.key}
          step={step}
          number={index + 1}
          choices={choices}
          problemOf={(name) => problems[`steps.${index}.${name}`]}
          onChange={(change) => onChange(steps.with(index, { ...step, ...change }))}
          onRemove={() => onChange(steps.toSpliced(index, 1))}
        />
      ))}
      {steps.length < mostSteps && (
        <Button variant="default" onClick={() => onChange([...steps, { key: crypto.randomUUID(), ...emptyStep }])}>
          {t(text.addStep)}
        </Button>
      )}
    </div>
  )
}

type StepProps = {
  readonly step: StepDraft
  readonly number: number
  readonly choices: Choices
  readonly problemOf: (name: string) => string | undefined
  readonly onChange: (change: Partial<StepDraft>) => void
  readonly onRemove: () => void
}

function StepFields({ step, number, choices, problemOf, onChange, onRemove }: StepProps) {
  const { t } = useLanguage()
  const group = (label: string, kind: 'role' | 'user', items: Choices['roles']) => (
    <optgroup label={label}>
      {items.map(({ id, name }) => (
        <option key={id} value={`${kind}:${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  )
  return (
    <fieldset className={styles.step}>
      <legend>{t(text.step, { number })}</legend>
      <div className={styles.pair}>
        <PlainField label={t(text.approver)} problem={problemOf('roleId') ?? problemOf('userId')}>
          {(control) => (
            <select
              {...control}
              value={step.approver}
              onChange={(event) => onChange({ approver: event.currentTarget.value })}
            >
              <option value="">{t(text.choose)}</option>
              {group(t(text.roles), 'role', choices.roles)}
              {group(t(text.people), 'user', choices.users)}
            </select>
          )}
        </PlainField>
        <PlainField label={t(text.needed)} problem={problemOf('neededCount')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={step.needed}
              onChange={(event) => onChange({ needed: event.currentTarget.value })}
            />
          )}
        </PlainField>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={step.isAtStore}
          onChange={(event) => onChange({ isAtStore: event.currentTarget.checked })}
        />
        {t(text.atStore)}
      </label>
      <div className={styles.pair}>
        <PlainField label={t(text.hours)} problem={problemOf('escalation.hours')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={step.hours}
              onChange={(event) => onChange({ hours: event.currentTarget.value })}
            />
          )}
        </PlainField>
        <PlainField label={t(text.escalation)} problem={problemOf('escalation.roleId')}>
          {(control) => (
            <select
              {...control}
              value={step.escalationRoleId}
              onChange={(event) => onChange({ escalationRoleId: event.currentTarget.value })}
            >
              <option value="">{t(text.nobodyElse)}</option>
              {choices.roles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
      </div>
      <Button variant="default" size="compact-sm" onClick={onRemove}>
        {t(text.removeStep, { number })}
      </Button>
    </fieldset>
  )
}
