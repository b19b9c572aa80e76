import { text } from '@countinghouse/contract/erp/payment-term-preview.text'
import { dateField } from '@countinghouse/contract/fields'
import { amountField } from '@countinghouse/contract/rich-fields'
import { useId, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import type { Entered } from '../../../kit/fields/field-value.ts'
import { readEntered } from '../../../kit/fields/field-value.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PaymentTermDues } from './payment-term-dues.tsx'
import styles from './payment-term-preview.module.css'
import { enteredTerms } from './entered-terms.ts'

const day = fieldModel('day', dateField())
const amount = fieldModel('amount', amountField())

/** Due dates of an example amount, by the terms as entered. */
export function PaymentTermPreview({ row, edits, texts }: RecordTabProps) {
  const { t } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>({
    day: row.updatedAt.slice(0, 10),
    amount: '1000',
  })
  const read = (name: 'day' | 'amount') => readEntered(name === 'day' ? day : amount, entered[name] ?? '')
  const labels = { day: t(text.exampleDay), amount: t(text.exampleAmount) }
  const ownTexts = { ...texts, label: (name: string) => labels[name as 'day' | 'amount'], help: () => null }
  const [from, owed] = [read('day'), read('amount')]
  const terms = enteredTerms(row, edits)
  return (
    <RecordBody side="due">
      <p className={styles.lead}>{t(text.explained)}</p>
      <div className={styles.example}>
        {[day, amount].map((field) => {
          const { issue } = read(field.name as 'day' | 'amount')
          return (
            <FieldInput
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              texts={ownTexts}
              entered={entered[field.name] ?? ''}
              problem={issue === undefined ? null : t(issue.text, issue.params)}
              isChanged={false}
              onType={(value) => setEntered((before) => ({ ...before, [field.name]: value }))}
              onLeave={() => undefined}
            />
          )
        })}
      </div>
      {terms === null && <p role="status">{t(text.notWhole)}</p>}
      {terms !== null && from.issue === undefined && owed.issue === undefined && (
        <PaymentTermDues
          terms={terms}
          day={String(from.value)}
          minor={Number(owed.value)}
          texts={texts}
          words={(minor) => texts.words(amount, minor) ?? ''}
        />
      )}
    </RecordBody>
  )
}
