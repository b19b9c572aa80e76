import { deliveryCompany } from '@countinghouse/contract/erp/delivery-company'
import { Destination } from '@countinghouse/contract/erp/delivery-region'
import { parcelFields, tryRate } from '@countinghouse/contract/erp/try-rate'
import { text } from '@countinghouse/contract/erp/try-rate.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useId, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import type { FieldModel } from '../../../kit/fields/field-model.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import type { Entered } from '../../../kit/fields/field-value.ts'
import { readEntered, enteredOf } from '../../../kit/fields/field-value.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { call, CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { RateQuotes } from './rate-quotes.tsx'
import styles from './try-rate.module.css'

const owner = { fields: { ...Destination.shape, ...parcelFields }, text }
const models = fieldModels(owner)

type Tried = OutputOfRoute<typeof tryRate> & { readonly grams: number }
type Problems = Readonly<Record<string, string>>

/** Rate calculator: price of a parcel by service, with its breakdown. */
export function TryRate({ row }: RecordTabProps) {
  const language = useLanguage()
  const { t } = language
  const prefix = useId()
  const texts = useFieldTexts(owner)
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [tried, setTried] = useState<Tried | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  const idOf = (name: string) => `${prefix}-${name}`
  const enteredIn = (field: FieldModel) => entered[field.name] ?? enteredOf(field, field.initial, row)

  /** Focuses the first invalid field. */
  function show(found: Problems): void {
    setProblems(found)
    const first = models.find(({ name }) => name in found)
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(idOf(first.name))?.focus())
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isTrying) return
    setTried(null)
    setFailure(null)
    const parcel: Record<string, unknown> = {}
    const wrong: Record<string, string> = {}
    for (const field of models) {
      const reading = readEntered(field, enteredIn(field), row)
      if (reading.issue === undefined) parcel[field.name] = reading.value
      else wrong[field.name] = t(reading.issue.text, reading.issue.params)
    }
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsTrying(true)
    try {
      const answer = await call(tryRate, { ...parcel, id: row.id } as InputOfRoute<typeof tryRate>)
      setTried({ ...answer, grams: Number(parcel['weightGrams']) })
    } catch (error) {
      const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : []
      if (fields.length === 0) setFailure(failureText(language, error, t(deliveryCompany.text.title)))
      show(Object.fromEntries(fields.map(([name, [first]]) => [name, first?.message ?? ''])))
    }
    setIsTrying(false)
  }

  return (
    <RecordBody side="try">
      <p className={styles.lead}>{t(text.purpose)}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {models.map((field) => (
          <Suspense key={field.name}>
            <FieldInput
              id={idOf(field.name)}
              field={field}
              texts={texts}
              entered={enteredIn(field)}
              row={row}
              problem={problems[field.name] ?? null}
              isChanged={false}
              onType={(value) => {
                setEntered((before) => ({ ...before, [field.name]: value }))
                setProblems(({ [field.name]: _answered, ...others }) => others)
              }}
              onLeave={() => undefined}
            />
          </Suspense>
        ))}
        <Button type="submit" className={styles.run} loading={isTrying}>
          {t(text.run)}
        </Button>
      </form>
      <div role="status">
        {failure !== null && <p className={styles.failure}>{failure}</p>}
        {tried !== null && <RateQuotes {...tried} texts={texts} />}
      </div>
    </RecordBody>
  )
}
