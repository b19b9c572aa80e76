import type { Reader, Tx } from '../database/db.ts'
import type { WordReading } from './read-cell.ts'

/** Finds records by words of another kind, such as the path to them; those it does not know are not answered. */
type RecordLookup = (
  db: Reader | Tx,
  companyId: number,
  words: readonly string[],
) => Promise<ReadonlyMap<string, WordReading>>
/** By the picker list. */
export type RecordLookups = Readonly<Record<string, RecordLookup>>
