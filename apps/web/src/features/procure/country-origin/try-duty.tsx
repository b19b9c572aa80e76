import { countryOrigin } from '@countinghouse/contract/procure/country-origin'
import type { Duty } from '@countinghouse/contract/procure/duty-of'
import { dutyOf } from '@countinghouse/contract/procure/duty-of'
import { text } from '@countinghouse/contract/procure/try-duty.text'
import { useState } from 'react'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { readEntered } from '../../../kit/fields/field-value.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../country/country.module.css'

const models = new Map(fieldModels(countryOrigin).map((model) => [model.name, model]))

/** Duty of one HS code, by the lines as edited. */
export function TryDuty({ row, edits }: RecordTabProps) {
  const { t } = useLanguage()
  const [hsCode, setHsCode] = useState('')
  const entered = (name: 'duties' | 'duty') => {
    const model = models.get(name)
    const edit = edits[name]
    const reading = model === undefined || edit === undefined ? null : readEntered(model, edit, row)
    return reading === null || reading.issue !== undefined ? row[name] : reading.value
  }
  const duties = entered('duties') as readonly Duty[]
  const otherwise = entered('duty') as number | null
  const isWhole = hsCode.replaceAll(/\D/g, '').length >= 2
  return (
    <RecordBody side="try">
      <PlainField label={t(text.hsCode)} hint={t(text.hsCode_help)}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            value={hsCode}
            onChange={({ currentTarget }) => setHsCode(currentTarget.value)}
          />
        )}
      </PlainField>
      <p role="status" className={styles.answer}>
        {isWhole && <Answer {...dutyOf({ duties, otherwise }, hsCode)} />}
      </p>
    </RecordBody>
  )
}

/** The applicable duty and its line. */
function Answer({ duty, hsPrefix }: ReturnType<typeof dutyOf>) {
  const { t, formatRate } = useLanguage()
  if (duty === null) return t(text.unknown)
  return hsPrefix === null
    ? t(text.otherwise, { rate: formatRate(duty) })
    : t(text.byLine, { rate: formatRate(duty), hsPrefix })
}
