import { postingRule } from '@countinghouse/contract/accounts/posting-rule'
import { sampleFields, samplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { text } from '@countinghouse/contract/accounts/posting-sample.text'
import type { InputOf } from '@countinghouse/contract/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Suspense, useId, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../../../kit/dialog/fields-dialog.module.css'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { SampleJournal } from './sample-journal.tsx'

type Input = InputOf<typeof samplePosting.input>

const { one, many } = postingRule.text
const owner = { fields: sampleFields, text: { ...text, one, many, purpose: text.lead } }
const models = fieldModels(owner)

/** Requests a business event and shows the journal it would post. */
export function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const formId = useId()
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, formId)
  const [input, setInput] = useState<Input | null>(null)
  const query = useQuery({
    ...routeQuery(samplePosting, input ?? ({} as Input)),
    enabled: input !== null,
    // Posting rules and accounts may have changed since.
    staleTime: 0,
    gcTime: 0,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const values = draft.read()
    if (values === null) return
    setInput(values as Input)
  }

  return (
    <Dialog
      title={t(text.title)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.close)}
          </Button>
          <Button type="submit" form={formId} loading={query.isFetching}>
            {t(text.show)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(text.lead)}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {models.map((field) => (
          <Suspense key={field.name}>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              problem={draft.problem(field)}
              isChanged={false}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          </Suspense>
        ))}
      </form>
      {query.isError && (
        <p role="alert" className={styles.refusal}>
          {failureText(language, query.error, t(postingRule.text.title))}
        </p>
      )}
      {query.data !== undefined && <SampleJournal sample={query.data} />}
    </Dialog>
  )
}
