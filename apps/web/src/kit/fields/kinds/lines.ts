import { text } from '@countinghouse/contract/kit/lines.text'
import type { FieldKind, Reading, Values } from '../field-kind.ts'
import type { LineFieldModel, LinesModel } from '../field-model.ts'
import { isLines } from '../field-model.ts'
import type { Typed } from '../field-value.ts'
import { readTyped, typedOf } from '../field-value.ts'

/** The input of one line by field key. */
export type TypedLine = Readonly<Record<string, Typed>>

/** A cell: zero-based line and field. */
export type Place = { readonly line: number; readonly key: string }

/** The input of all lines is one text, so that drafts, undo and conflicts treat it like any other field. */
export function linesIn(typed: string): readonly TypedLine[] {
  return typed === '' ? [] : (JSON.parse(typed) as TypedLine[])
}

export function typedLines(lines: readonly TypedLine[]): string {
  return JSON.stringify(lines)
}

export function newLine({ lineFields }: LinesModel): TypedLine {
  return Object.fromEntries(lineFields.map((field) => [field.key, typedOf(field, field.initial)]))
}

/** The input of a cell; the default for a draft saved before the field existed. */
export function typedIn(field: LineFieldModel, line: TypedLine): Typed {
  return line[field.key] ?? typedOf(field, field.initial)
}

export function readCell(field: LineFieldModel, line: TypedLine, row: Values): Reading {
  return readTyped(field, typedIn(field, line), { ...row, ...line })
}

export const lines: FieldKind = {
  typedOf: (value, model) => {
    const typed = (value as readonly Values[]).map((line) =>
      Object.fromEntries(model.lineFields.map((field) => [field.key, typedOf(field, line[field.key], line)])),
    )
    return typedLines(typed)
  },
  read: (typed, model, row) => {
    if (!isLines(model)) throw new Error(`${model.name} holds no lines.`)
    const values: Values[] = []
    for (const [index, line] of linesIn(typed).entries()) {
      const value: Record<string, unknown> = {}
      let isWrong = false
      for (const field of model.lineFields) {
        const reading = readCell(field, line, row)
        if (reading.issue === undefined) value[field.key] = reading.value
        else isWrong = true
      }
      // Skips the blank line added by Enter.
      if (isWrong && isUntouched(model, line)) continue
      if (isWrong) return { issue: { text: text.seeLine, params: { line: index + 1 } } }
      values.push(value)
    }
    const isMissing = values.length === 0 && !model.schema.safeParse(values).success
    return isMissing ? { issue: { text: text.needsLine } } : { value: values }
  },
}

/** The first invalid cell; null if all are valid. */
export function firstWrong(model: LinesModel, typed: readonly TypedLine[], row: Values): Place | null {
  for (const [line, one] of typed.entries())
    for (const field of isUntouched(model, one) ? [] : model.lineFields)
      if (readCell(field, one, row).issue !== undefined) return { line, key: field.key }
  return null
}

export function isUntouched(model: LinesModel, line: TypedLine): boolean {
  const untouched = newLine(model)
  return model.lineFields.every((field) => typedIn(field, line) === untouched[field.key])
}
