import type { Document } from '@countinghouse/contract/document'
import type { useCan } from '../../app/session/session.tsx'
import type { FieldModel } from '../fields/field-model.ts'

/** A field of a document without line cells that the user has no permission for. */
export function seenField<F extends FieldModel>(
  { guardedCells }: Document,
  can: ReturnType<typeof useCan>,
  field: F,
): F {
  const lineFields = field.lineFields.filter(({ key }) => guardedCells[key] === undefined || can(guardedCells[key]))
  return lineFields.length === field.lineFields.length ? field : { ...field, lineFields }
}
