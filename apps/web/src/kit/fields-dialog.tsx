import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import type { ListingTexts } from '@countinghouse/contract/listing'
import type { Route } from '@countinghouse/contract/route'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import type { z } from 'zod'
import { Dialog } from './dialog.tsx'
import { FieldInput } from './fields/field-input.tsx'
import { fieldModels } from './fields/field-model.ts'
import { useFieldTexts } from './fields/use-field-text.ts'
import { showToast } from './toast.tsx'
import { useFieldDraft } from './use-field-draft.ts'
import { useWrite } from './use-write.ts'
import { useLanguage } from '../shell/language.tsx'
import styles from './fields-dialog.module.css'

/** Fields with their texts, as a contract declares them. */
export type AskedFields = {
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly text: Omit<ListingTexts, 'title' | 'one' | 'many' | 'purpose'>
}

type Props<I extends Schema, O extends Schema> = {
  readonly title: string
  readonly lead?: string
  readonly asked: AskedFields
  /** A field that is shown once something was refused because of it. */
  readonly onRefusal?: string
  readonly confirm: string
  readonly isDanger?: boolean
  readonly route: Route<I, O>
  /** What is sent beside the fields. */
  readonly target: Readonly<Record<string, unknown>>
  /** What the fields mean to the call; left out: themselves. */
  readonly toInput?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Title of the page, for what is said of a failure. */
  readonly page: string
  readonly doneWords: (answer: OutputOf<O>) => string
  /** What follows where that is more than closing. */
  readonly onDone?: (answer: OutputOf<O>) => void
  readonly onClose: () => void
}

/** Asks for what a call needs, says at the field what is wrong with it, and closes when it is done. */
export function FieldsDialog<I extends Schema, O extends Schema>(props: Props<I, O>) {
  const { title, lead, asked, onRefusal, confirm, isDanger = false, route, target, page, doneWords, onClose } = props
  const { toInput = (values) => values, onDone } = props
  const language = useLanguage()
  const { t } = language
  const formId = useId()
  const owner = useMemo(() => ({ fields: asked.fields, text: asked.text as ListingTexts }), [asked])
  const models = fieldModels(owner)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, formId)
  const [isWarned, setIsWarned] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const first = models[0]?.name
  useEffect(() => {
    if (first !== undefined) document.getElementById(`${formId}-${first}`)?.focus()
  }, [first, formId])
  const write = useWrite(page, (messages) => {
    if (onRefusal !== undefined && onRefusal in messages) setIsWarned(true)
    draft.refuse(messages)
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const values = isSending ? null : draft.read()
    if (values === null) return
    setIsSending(true)
    const answer = await write(route, { ...toInput(values), ...target } as InputOf<I>)
    setIsSending(false)
    if (answer === null) return
    showToast(language, { tone: 'done', message: doneWords(answer) })
    onDone?.(answer)
    onClose()
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            data-autofocus={first === undefined || undefined}
            {...(isDanger && { color: 'red', c: 'var(--danger-contrast)' })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {models
          .filter(({ name }) => name !== onRefusal || isWarned)
          .map((field) => (
            <Suspense key={field.name}>
              <FieldInput
                id={draft.idOf(field.name)}
                field={field}
                texts={texts}
                typed={draft.typed(field)}
                problem={draft.problem(field)}
                isChanged={false}
                onType={(typed) => draft.type(field, typed)}
                onLeave={() => undefined}
              />
            </Suspense>
          ))}
      </form>
    </Dialog>
  )
}
