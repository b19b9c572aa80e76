import { isOfLots } from '@countinghouse/contract/lot-field'
import { useMemo, useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import type { LinesModel } from '../field-model.ts'
import type { FormLine } from './lines.ts'
import { enteredIn, newLine } from './lines.ts'

/** Lines without what is about lots, where the company uses none and no line said one since the form opened. */
export function useOfferedLines(field: LinesModel, lines: readonly FormLine[]): LinesModel {
  const { usesLots } = useSession()
  const untouched = newLine(field)
  const isSaid = lines.some((line) =>
    field.lineFields.some((cell) => isOfLots(cell.schema) && enteredIn(cell, line) !== untouched[cell.key]),
  )
  const [wasSaid, setWasSaid] = useState(isSaid)
  if (isSaid && !wasSaid) setWasSaid(true)
  const areLotsShown = usesLots || isSaid || wasSaid
  return useMemo(() => {
    const lineFields = field.lineFields.filter(({ schema }) => areLotsShown || !isOfLots(schema))
    return lineFields.length === field.lineFields.length ? field : { ...field, lineFields }
  }, [field, areLotsShown])
}
