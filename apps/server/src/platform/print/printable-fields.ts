import type { Document } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import type { FieldModel, LinesModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'

/** Lines fields of a paper, in their order. */
export function printedLines(document: Document, { tables }: Paper): readonly LinesModel[] {
  const all = fieldModels(document).filter(isLines)
  return tables === null ? all : tables.flatMap((name) => all.filter((lines) => lines.name === name))
}

/** Fields above the lines, in their order. */
export function printedFacts(document: Document, { facts }: Paper): readonly FieldModel[] {
  const shown = fieldModels(document.listing).filter(({ name }) => name in document.shown)
  const all = [...fieldModels(document).filter((field) => !isLines(field)), ...shown]
  return facts === null ? all : facts.flatMap((name) => all.filter((field) => field.name === name))
}

/** Columns of lines, in their order. */
export function printedColumns({ lineFields }: LinesModel, { columns }: Paper): LinesModel['lineFields'] {
  return columns === null ? lineFields : columns.flatMap((key) => lineFields.filter((field) => field.key === key))
}
