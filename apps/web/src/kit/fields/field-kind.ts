import type { Widget } from '@countinghouse/contract/field-model'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../ui/language/language.tsx'
import type { FieldModel } from './field-model.ts'
import type { Issue } from './issues.ts'

/** Values by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>

export type Reading = { readonly value: unknown; readonly issue?: undefined } | { readonly issue: Issue }

/** The behaviour of a field type that differs from plain text. `row`: the other values, if one determines how another is parsed. */
export type FieldKind = {
  readonly words?: (value: unknown, model: FieldModel, language: Language, row: Values) => string
  readonly enteredOf?: (value: unknown, model: FieldModel, row: Values) => string
  /** Parses the trimmed input; the result is validated by the schema of the field. */
  readonly read?: (entered: string, model: FieldModel, row: Values) => Reading
  /** The minimum or maximum of the schema in input notation. */
  readonly limit?: (limit: number, model: FieldModel, row: Values) => string
}

export type FieldKinds = Readonly<Partial<Record<Widget, FieldKind>>>

let kinds: FieldKinds = {}
const listeners = new Set<() => void>()

/** Field types are loaded with the first rows, so that lists without them do not wait. */
export function addKinds(added: FieldKinds): void {
  kinds = { ...kinds, ...added }
  for (const listener of listeners) listener()
}

export function kindOf({ widget }: Pick<FieldModel, 'widget'>): FieldKind | undefined {
  return kinds[widget]
}

/** Rerenders when the field types are loaded. */
export function useKinds(): FieldKinds {
  return useSyncExternalStore(subscribe, () => kinds)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
