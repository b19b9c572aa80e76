import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import type { ListingTexts } from '@countinghouse/contract/listing'
import type { Route } from '@countinghouse/contract/route'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import type { z } from 'zod'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { FieldInput } from '../fields/field-input.tsx'
import type { Values } from '../fields/field-kind.ts'
import { enteredOf } from '../fields/field-value.ts'
import { fieldModels } from '../fields/field-model.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../record-edit/use-field-draft.ts'
import { useWrite } from '../record-edit/use-write.ts'
import type { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './fields-dialog.module.css'

/** Fields with their texts, as a contract declares them. */
export type RequestedFields = {
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly text: Omit<ListingTexts, 'title' | 'one' | 'many' | 'purpose'>
}

type Props<I extends Schema, O extends Schema> = {
  readonly title: string
  readonly lead?: string
  readonly requested: RequestedFields
  /** A field shown only after it was rejected. */
  readonly onRefusal?: string
  readonly confirm: string
  /** Label of the button that applies the values suggested by an error (`details.instead`); omitted: not offered. */
  readonly instead?: string | undefined
  readonly isDanger?: boolean
  readonly route: Route<I, O>
  /** Input sent in addition to the fields. */
  readonly target: Readonly<Record<string, unknown>>
  /** Maps the fields to the input; default: unchanged. */
  readonly toInput?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Title of the page, for error messages. */
  readonly page: string
  readonly doneWords: (answer: OutputOf<O>) => string
  /** Called on success in addition to closing. */
  readonly onDone?: (answer: OutputOf<O>) => void
  readonly onClose: () => void
  /** Content below the fields. */
  readonly children?: ReactNode
}

/** Requests the input of a call, shows errors at the fields, and closes on success. */
export function FieldsDialog<I extends Schema, O extends Schema>(props: Props<I, O>) {
  const {
    title,
    lead,
    requested,
    onRefusal,
    confirm,
    isDanger = false,
    route,
    target,
    page,
    doneWords,
    onClose,
  } = props
  const { toInput = (values) => values, instead, onDone, children } = props
  const language = useLanguage()
  const { t } = language
  const formId = useId()
  const owner = useMemo(() => ({ fields: requested.fields, text: requested.text as ListingTexts }), [requested])
  const models = fieldModels(owner)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, formId)
  const [isWarned, setIsWarned] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const first = models[0]?.name
  useEffect(() => {
    if (first !== undefined) document.getElementById(`${formId}-${first}`)?.focus()
  }, [first, formId])
  const write = useWrite(
    page,
    (messages, error) => {
      if (onRefusal !== undefined && onRefusal in messages) setIsWarned(true)
      setRefusal(error)
      draft.refuse(messages)
    },
    setRefusal,
  )
  const offered = instead === undefined ? null : offeredBy(refusal)
  // The error concerns fields that are not in the dialog.
  const isElsewhere = refusal !== null && !models.some(({ name }) => name in (refusal.fields ?? {}))

  /** Applies the suggestion; the user submits it with a second click. */
  function takeOffered(values: Values): void {
    const told = models.filter(({ name }) => name in values)
    draft.typeAll(told.map((model) => [model, enteredOf(model, values[model.name], values)]))
    setRefusal(null)
    document.getElementById(`${formId}-confirm`)?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const values = isSending ? null : draft.read()
    if (values === null) return
    setIsSending(true)
    setRefusal(null)
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
            id={`${formId}-confirm`}
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
                entered={draft.entered(field)}
                problem={draft.problem(field)}
                isChanged={false}
                onType={(entered) => draft.type(field, entered)}
                onLeave={() => undefined}
              />
            </Suspense>
          ))}
        {isElsewhere && (
          <p role="alert" className={styles.refusal}>
            {failureText(language, refusal, page)}
          </p>
        )}
        {offered !== null && (
          <Button variant="light" className={styles.instead} onClick={() => takeOffered(offered)}>
            {instead}
          </Button>
        )}
      </form>
      {children}
    </Dialog>
  )
}

function offeredBy(refusal: CallError | null): Values | null {
  const values = refusal?.details?.['instead']
  return typeof values === 'object' && values !== null ? (values as Values) : null
}
