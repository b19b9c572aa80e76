import { useRef, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Edits } from './changed-fields.ts'
import { changedFields, editsSince, newValues, withEdit } from './changed-fields.ts'
import type { FieldModel } from '../fields/field-model.ts'
import type { Entered } from '../fields/field-value.ts'
import { readEntered, enteredOf } from '../fields/field-value.ts'

type Base = Readonly<Record<string, unknown>>
type Messages = Readonly<Record<string, string>>

/**
 * The input of a form that is not of a master. It is based on the values at the first edit, so that saving detects changes
 * of other users. `base` null: a new object.
 */
export function useFieldDraft<B extends Base>(fields: readonly FieldModel[], base: B | null, idPrefix: string) {
  const { t } = useLanguage()
  const [edits, setEdits] = useState<Edits>({})
  // Input during a save is newer than the rendered state.
  const latest = useRef(edits)
  const sent = useRef<Edits>({})
  const [begun, setStarted] = useState<B | null>(null)
  const [refused, setRefused] = useState<Messages>({})
  const [isTried, setIsTried] = useState(false)
  const standing = useRef<'clean' | 'dirty'>('clean')
  const from = begun ?? base
  const values: Base = from ?? Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
  const isDirty = Object.keys(edits).length > 0

  const entered = (field: FieldModel): Entered => edits[field.name] ?? enteredOf(field, values[field.name], values)
  const idOf = (name: string) => `${idPrefix}-${name}`

  function change(next: Edits, on: B | null): void {
    latest.current = next
    standing.current = Object.keys(next).length > 0 ? 'dirty' : 'clean'
    setStarted(standing.current === 'dirty' ? on : null)
    setEdits(next)
  }

  function typeAll(all: readonly (readonly [FieldModel, Entered])[]): void {
    const next = all.reduce((kept, [field, value]) => withEdit(kept, field, value, values), latest.current)
    const answered = all.map(([{ name }]) => name)
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !answered.includes(name))))
    change(next, from)
  }

  function issue(field: FieldModel): string | null {
    if (from !== null && !(field.name in edits)) return null
    const { issue: found } = readEntered(field, entered(field), { ...values, ...edits })
    return found === undefined ? null : t(found.text, found.params)
  }

  function focus(name: string | undefined): void {
    if (name !== undefined) requestAnimationFrame(() => document.getElementById(idOf(name))?.focus())
  }

  /** The values to send: all of a new object, otherwise the changed ones; null if invalid, focusing the error. */
  function read(requested: readonly FieldModel[] = fields): Record<string, unknown> | null {
    const wrong = requested.find((field) => issue(field) !== null)
    sent.current = edits
    setIsTried(true)
    focus(wrong?.name)
    if (wrong !== undefined) return null
    return from === null ? newValues(requested, edits) : changedFields(requested, edits, from)
  }

  function refuse(messages: Messages): void {
    setRefused(messages)
    focus(fields.find(({ name }) => name in messages)?.name)
  }

  function discard(): void {
    change({}, null)
    setRefused({})
    setIsTried(false)
  }

  /** Sets the saved values as base and keeps input made since. */
  function settle(saved: B): void {
    const later = editsSince(fields, { sent: sent.current, now: latest.current }, values, saved)
    discard()
    change(later, saved)
  }

  return {
    from,
    entered,
    /** The other values including input. */
    row: { ...values, ...edits } as Base,
    type: (field: FieldModel, value: Entered) => typeAll([[field, value]]),
    typeAll,
    idOf,
    problem: (field: FieldModel) => refused[field.name] ?? (isTried ? issue(field) : null),
    isChanged: (field: FieldModel) => from !== null && field.name in edits,
    isDirty,
    standing,
    read,
    refuse,
    discard,
    settle,
  }
}

/** The draft for components that only render fields. */
export type FieldDraft = Omit<ReturnType<typeof useFieldDraft>, 'settle'>
