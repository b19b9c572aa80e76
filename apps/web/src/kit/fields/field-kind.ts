import type { Widget } from '@countinghouse/contract/field-model'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../shell/language.tsx'
import type { FieldModel } from './field-model.ts'
import type { Issue } from './issues.ts'

/** Values by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>

export type Reading = { readonly value: unknown; readonly issue?: undefined } | { readonly issue: Issue }

/** What a kind of field does otherwise than plain text. `row`: the values beside it, where one decides how another is read. */
export type FieldKind = {
  readonly words?: (value: unknown, model: FieldModel, language: Language, row: Values) => string
  readonly typedOf?: (value: unknown, model: FieldModel, row: Values) => string
  /** Of what is typed, without blanks around it; then judged by the field's schema. */
  readonly read?: (typed: string, model: FieldModel, row: Values) => Reading
  /** The least or greatest value that the schema admits, as a person would type it. */
  readonly limit?: (limit: number, model: FieldModel, row: Values) => string
}

export type FieldKinds = Readonly<Partial<Record<Widget, FieldKind>>>

let kinds: FieldKinds = {}
const listeners = new Set<() => void>()

/** Kinds come beside the first rows, so that lists which know none of them need not wait. */
export function addKinds(added: FieldKinds): void {
  kinds = { ...kinds, ...added }
  for (const listener of listeners) listener()
}

export function kindOf({ widget }: Pick<FieldModel, 'widget'>): FieldKind | undefined {
  return kinds[widget]
}

/** Draws anew when the kinds have come. */
export function useKinds(): FieldKinds {
  return useSyncExternalStore(subscribe, () => kinds)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
