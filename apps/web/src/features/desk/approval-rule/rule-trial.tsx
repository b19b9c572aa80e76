import type { tryApprovalRules } from '@countinghouse/contract/desk/approval-rule'
import { tryApprovalRules as tryRoute } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/approval-rule.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { amountIssue, parseAmount } from '../../../kit/fields/amount.ts'
import styles from './approval-rule.module.css'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import type { Choices, DocumentType } from './rule-details.ts'
import { kindOf } from './rule-details.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

type Outcome = OutputOfRoute<typeof tryApprovalRules>

/** Approval steps that a document would require, without creating it. */
export function RuleTrial({ type, choices }: { readonly type: DocumentType; readonly choices: Choices }) {
  const { t, locale } = useLanguage()
  const kind = kindOf(type, choices)
  const [amount, setAmount] = useState('')
  const [storeId, setStoreId] = useState('')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = useWrite(t(text.title))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const parsed = parseAmount(amount, kind)
    if (parsed === null && amount.trim() !== '') {
      const issue = amountIssue(amount, kind)
      return setProblem(t(issue.text, issue.params))
    }
    setProblem(undefined)
    const entered = Object.entries(values).filter(([, value]) => value.trim() !== '')
    setOutcome(
      await send(tryRoute, {
        documentType: type.entity,
        amount: parsed,
        currency: kind,
        storeId: storeId === '' ? null : Number(storeId),
        values: Object.fromEntries(entered),
      }),
    )
  }

  return (
    <details className={styles.group}>
      <summary>{t(text.tryTitle)}</summary>
      <form className={styles.trial} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <PlainField label={t(text.tryAmount)} problem={problem}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                value={amount}
                onChange={(event) => setAmount(event.currentTarget.value)}
              />
            )}
          </PlainField>
          <PlainField label={t(text.store)}>
            {(control) => (
              <select {...control} value={storeId} onChange={(event) => setStoreId(event.currentTarget.value)}>
                <option value="">{t(text.anyStore)}</option>
                {choices.stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
          {type.fields.map(({ name, title, choices: known }) => (
            <PlainField key={name} label={title[locale]}>
              {(control) => (
                <select
                  {...control}
                  value={values[name] ?? ''}
                  onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
                >
                  <option value="">{t(text.choose)}</option>
                  {known.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.title[locale]}
                    </option>
                  ))}
                </select>
              )}
            </PlainField>
          ))}
        </div>
        <div>
          <Button type="submit" variant="default">
            {t(text.tryRun)}
          </Button>
        </div>
        <div role="status">{outcome !== null && <Answer outcome={outcome} />}</div>
      </form>
    </details>
  )
}

function Answer({ outcome: { rules, steps } }: { readonly outcome: Outcome }) {
  const { t } = useLanguage()
  return (
    <>
      {rules.map(({ id, name }) => (
        <p key={id}>{t(text.tryRule, { name })}</p>
      ))}
      {steps.length === 0 && <p>{t(text.tryNone)}</p>}
      <ol className={styles.answer}>
        {steps.map(({ who, needed, isAtStore, approvers }, index) => (
          <li key={index}>
            {index + 1}. {t(text.who, { who, count: needed, atStore: Number(isAtStore) })}
            {' · '}
            {t(text.tryApprovers, { count: approvers })}
            {approvers < needed && <strong className={styles.tooFew}> {t(text.tryTooFew)}</strong>}
          </li>
        ))}
      </ol>
    </>
  )
}
