import { text } from '@countinghouse/contract/kit/lines.text'
import type { FieldKind, Reading, Values } from '../field-kind.ts'
import type { LineFieldModel, LinesModel } from '../field-model.ts'
import { isLines } from '../field-model.ts'
import type { Entered } from '../field-value.ts'
import { readEntered, enteredOf } from '../field-value.ts'

/** The input of one line by field key. */
export type FormLine = Readonly<Record<string, Entered>>

/** A cell: zero-based line and field. */
export type Place = { readonly line: number; readonly key: string }

/** The input of all lines is one text, so that drafts, undo and conflicts treat it like any other field. */
export function linesIn(entered: string): readonly FormLine[] {
  return entered === '' ? [] : (JSON.parse(entered) as FormLine[])
}

export function formatFormLines(lines: readonly FormLine[]): string {
  return JSON.stringify(lines)
}

export function newLine({ lineFields }: LinesModel): FormLine {
  return Object.fromEntries(lineFields.map((field) => [field.key, enteredOf(field, field.initial)]))
}

/** The input of a cell; the default for a draft saved before the field existed. */
export function enteredIn(field: LineFieldModel, line: FormLine): Entered {
  return line[field.key] ?? enteredOf(field, field.initial)
}

export function readCell(field: LineFieldModel, line: FormLine, row: Values): Reading {
  return readEntered(field, enteredIn(field, line), { ...row, ...line })
}

export const lines: FieldKind = {
  enteredOf: (value, model) => {
    const entered = (value as readonly Values[]).map((line) =>
      Object.fromEntries(model.lineFields.map((field) => [field.key, enteredOf(field, line[field.key], line)])),
    )
    return formatFormLines(entered)
  },
  read: (entered, model, row) => {
    if (!isLines(model)) throw new Error(`${model.name} holds no lines.`)
    const values: Values[] = []
    for (const [index, line] of linesIn(entered).entries()) {
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
export function firstWrong(model: LinesModel, entered: readonly FormLine[], row: Values): Place | null {
  for (const [line, one] of entered.entries())
    for (const field of isUntouched(model, one) ? [] : model.lineFields)
      if (readCell(field, one, row).issue !== undefined) return { line, key: field.key }
  return null
}

export function isUntouched(model: LinesModel, line: FormLine): boolean {
  const untouched = newLine(model)
  return model.lineFields.every((field) => enteredIn(field, line) === untouched[field.key])
}
