import { text } from '@countinghouse/contract/kit/field.text'
import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import { useRef, useState } from 'react'
import { CallError } from '../../app/calls/call.ts'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Edits } from './changed-fields.ts'
import { changedFields, editsSince, newValues, withEdit } from './changed-fields.ts'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels } from '../fields/field-model.ts'
import type { Values } from '../fields/field-kind.ts'
import type { Entered } from '../fields/field-value.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'
import { useBeginning } from '../../app/routing/new-record.ts'
import type { Clashing, Saved, SaveResult } from './use-record-writes.ts'
import { useRecordWrites } from './use-record-writes.ts'

type Form<R extends RecordRow> = {
  /** The record at the first edit; the input is compared with it. */
  readonly base: R | null
  readonly edits: Edits
  /** Fields that were blurred; only their errors are shown before a save. */
  readonly left: readonly string[]
  readonly isTried: boolean
  /** Errors of the server by field, until the field is edited. */
  readonly refused: Readonly<Record<string, string>>
  readonly failure: CallError | null
  readonly clash: Clashing<R> | null
}

const untouched: Form<never> = {
  base: null,
  edits: {},
  left: [],
  isTried: false,
  refused: {},
  failure: null,
  clash: null,
}

/** `done`: saved or discarded; `aside`: kept as a draft. Available immediately, unlike state. */
type Standing = 'clean' | 'dirty' | 'done' | 'aside'

/** Initial input of a new record, and values sent without input. */
type Beginning = { readonly begins: Edits; readonly sent: Values }

const nothing: Beginning = { begins: {}, sent: {} }

/** State of a record form: input, errors, and saving without loss of input. */
export function useRecordForm<R extends RecordRow>(
  recordType: RecordType<R>,
  given: R | null,
  idPrefix: string,
  { begins, sent }: Beginning = nothing,
) {
  const language = useLanguage()
  const { t } = language
  const writes = useRecordWrites(recordType)
  const fields = fieldModels(recordType)
  // A newly created record, until its own form is mounted.
  const [created, setCreated] = useState<R | null>(null)
  const row = given ?? created
  const beginning = { ...begins, ...useBeginning() }
  const [form, setForm] = useState<Form<R>>(() => (row === null ? begun(fields, beginning) : untouched))
  // Includes input since the last render, so that two fields filled at once are both kept.
  const latest = useRef(form)
  const arriving = useRef<Promise<boolean> | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const base: Values = form.base ?? row ?? initialValues(fields)
  const values: Values = { ...base, ...form.edits }
  const isDirty = Object.keys(form.edits).length > 0
  const standing = useRef<Standing>(isDirty ? 'dirty' : 'clean')

  function change(part: Partial<Form<R>>): void {
    if (part.edits !== undefined) standing.current = Object.keys(part.edits).length > 0 ? 'dirty' : 'done'
    set({ ...latest.current, ...part })
  }

  function set(next: Form<R>): void {
    latest.current = next
    setForm(next)
  }

  function entered(field: FieldModel): Entered {
    return form.edits[field.name] ?? enteredOf(field, base[field.name], base)
  }

  /** What is entered at this moment, which a scan may have changed since the last render. */
  function enteredNow(field: FieldModel): Entered {
    const { edits, base: since } = latest.current
    const values = since ?? row ?? initialValues(fields)
    return edits[field.name] ?? enteredOf(field, values[field.name], values)
  }

  function type(field: FieldModel, value: Entered): void {
    const before = latest.current
    const edits = withEdit(before.edits, field, value, before.base ?? row ?? initialValues(fields))
    // Blurring a field after a rejection must not clear the error, even if the value is reformatted.
    const { [field.name]: told, ...others } = before.refused
    const refused = told === undefined || doesSaySame(field, entered(field), value) ? before.refused : others
    change({ edits, refused, base: Object.keys(edits).length > 0 ? (before.base ?? row) : null })
  }

  function doesSaySame(field: FieldModel, ...both: readonly Entered[]): boolean {
    const [one, other] = both.map((some) => readEntered(field, some, values))
    return one?.issue === undefined && JSON.stringify(one) === JSON.stringify(other)
  }

  function leave(field: FieldModel): void {
    const { left } = latest.current
    if (!left.includes(field.name)) change({ left: [...left, field.name] })
  }

  function issueText(field: FieldModel, { edits, base: since }: Form<R> = form): string | null {
    const isReadAnew = field.currencyField !== null && field.currencyField in edits
    if (row !== null && !(field.name in edits) && !isReadAnew) return null
    const before = since ?? row ?? initialValues(fields)
    const read = edits[field.name] ?? enteredOf(field, before[field.name], before)
    const { issue } = readEntered(field, read, { ...before, ...edits })
    return issue === undefined ? null : t(issue.text, issue.params)
  }

  /** Input that is on its way into the form, such as a code being looked up: false where it did not arrive. */
  function arrive(input: Promise<boolean>): void {
    const all = Promise.all([arriving.current ?? true, input]).then((each) => each.every(Boolean))
    arriving.current = all
    void all.then(() => {
      if (arriving.current === all) arriving.current = null
    })
  }

  /** Waits for input on its way: what a user scanned before a click belongs to what is saved. */
  async function arrived(): Promise<boolean> {
    return arriving.current === null || (await arriving.current)
  }

  function problem(field: FieldModel): string | null {
    const refused = form.refused[field.name]
    if (refused !== undefined) return refused
    return form.isTried || (form.left.includes(field.name) && field.name in form.edits) ? issueText(field) : null
  }

  function focus(name: string): void {
    document.getElementById(fieldId(idPrefix, name))?.focus()
  }

  async function run(sent: Edits, work: () => Promise<SaveResult<R>>): Promise<Saved<R> | null> {
    const before = latest.current.base ?? row ?? initialValues(fields)
    setIsSaving(true)
    try {
      const result = await work()
      if (result.clash !== undefined) {
        change({ clash: result.clash, failure: null })
        return null
      }
      if (row === null) setCreated(result.row)
      // Typing continues while saving.
      const edits = editsSince(fields, { sent, now: latest.current.edits }, before, result.row)
      settle()
      if (Object.keys(edits).length > 0) change({ edits, base: result.row })
      return result
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const refused = refusedFields(error, fields, language)
      change({ failure: error, refused, isTried: true })
      const first = fields.find((field) => field.name in refused)
      if (first !== undefined) requestAnimationFrame(() => focus(first.name))
      return null
    } finally {
      setIsSaving(false)
    }
  }

  /** Saves the changes; null on failure, with the error shown and the input kept. */
  async function save(): Promise<Saved<R> | null> {
    if (isSaving || !(await arrived())) return null
    const { edits, base: since } = latest.current
    const bad = fields.find((field) => issueText(field, latest.current) !== null)
    if (bad !== undefined) {
      change({ isTried: true, failure: null })
      focus(bad.name)
      return null
    }
    const from = since ?? row
    if (from === null) return run(edits, () => writes.create({ ...newValues(fields, edits), ...sent }))
    const changes = changedFields(fields, edits, from)
    if (Object.keys(changes).length > 0) return run(edits, () => writes.update(from, changes))
    settle()
    return { row: from, merged: null }
  }

  /** Saves the resolved changes on top of the other user's version. */
  async function resolve(clash: Clashing<R>, kept: Readonly<Record<string, unknown>>): Promise<Saved<R> | null> {
    const named = Object.entries(form.edits)
    const sent = Object.fromEntries(named.filter(([name]) => name in kept))
    const later = Object.fromEntries(named.filter(([name]) => !(name in clash.mine)))
    change({ clash: null, base: clash.current, edits: { ...later, ...sent } })
    if (Object.keys(kept).length > 0) return run(sent, () => writes.update(clash.current, kept))
    if (Object.keys(later).length === 0) settle()
    return { row: clash.current, merged: null }
  }

  /** Marks the input as saved or discarded. */
  function settle(): void {
    standing.current = 'done'
    set(untouched)
  }

  /** Keeps the input as a draft, so that the form can be closed. */
  function setAside(): void {
    standing.current = 'aside'
  }

  const problems = fields.flatMap((field) => {
    const message = form.isTried ? problem(field) : null
    return message === null ? [] : [{ name: field.name, message }]
  })
  return {
    fields,
    entered,
    enteredNow,
    type,
    arrive,
    arrived,
    leave,
    problem,
    problems,
    focus,
    save,
    resolve,
    discard: settle,
    setAside,
    /** Replaces the edits of the same record. */
    stepTo: (edits: Edits) => change({ edits, base: Object.keys(edits).length > 0 ? (form.base ?? row) : null }),
    /** Restores input with the record version it was based on. */
    restore: (edits: Edits, then: Values) => change({ edits, base: row === null ? null : { ...row, ...then } }),
    enteredIn: (name: string) => {
      const field = fields.find((candidate) => candidate.name === name)
      return field === undefined ? undefined : entered(field)
    },
    edits: form.edits,
    values,
    base,
    isDirty,
    isUntouched: form === untouched,
    standing,
    isSaving,
    writes,
    isChanged: (field: FieldModel) => row !== null && field.name in form.edits,
    failure: form.failure,
    clash: form.clash,
    cancelClash: () => change({ clash: null }),
  }
}

export type AfterSave = 'stay' | 'close' | 'new'

/** The form state for components that do not save. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm<RecordRow>>, 'resolve' | 'writes'>

export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`
}

function begun(fields: readonly FieldModel[], entered: Edits): Form<never> {
  const base = initialValues(fields)
  const edits = fields.reduce<Edits>((kept, field) => {
    const value = entered[field.name]
    return value === undefined ? kept : withEdit(kept, field, value, base)
  }, {})
  return { ...untouched, edits }
}

function initialValues(fields: readonly FieldModel[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]))
}

/** Error messages by field, those of lines with their number; a duplicate without a field belongs to the name. */
function refusedFields(error: CallError, fields: readonly FieldModel[], { t }: Language): Record<string, string> {
  const named = Object.entries(error.fields ?? {}).flatMap(([path, [first]]) => {
    const [name = '', index] = path.split('.')
    if (first === undefined || !fields.some((field) => field.name === name)) return []
    const { message } = first
    return [[name, index === undefined ? message : t(text.onLine, { line: Number(index) + 1, message })] as const]
  })
  if (named.length === 0 && error.code === 'duplicate') return { name: error.message }
  return Object.fromEntries(named)
}
