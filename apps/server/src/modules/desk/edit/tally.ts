import type { BulkOutcome } from '@countinghouse/contract/desk/bulk-edit'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Chunk } from './chunk.ts'

/** Progress of a bulk edit, saved as the checkpoint of its job. */
export type Tally = BulkOutcome & { readonly after: number; readonly done: number }

const mostShown = 8

export const nothingDone: Tally = { changed: 0, unchanged: 0, refused: 0, samples: [], refusals: [], after: 0, done: 0 }

/** The tally including the outcomes of one more chunk. */
export function tallied(tally: Tally, { records, rows }: Chunk, outcomes: readonly Outcome[]): Tally {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  const byNumber = new Map(rows.map(({ read }, index) => [read.number, { read, record: records[index] }]))
  const samples = outcomes.flatMap((outcome) => {
    const { read, record } = byNumber.get(outcome.number) ?? {}
    if (outcome.kind !== 'changed' || read === undefined || record === undefined) return []
    const changes = Object.entries(outcome.before).map(([field, before]) => ({
      field,
      before,
      after: read.values[field],
    }))
    return [{ code: record.code, name: record.name, changes }]
  })
  const refusals = outcomes.flatMap((outcome) => {
    const { record } = byNumber.get(outcome.number) ?? {}
    if (outcome.kind !== 'refused' || record === undefined) return []
    const reason = [...new Set(outcome.issues.map(({ message }) => message))].join(' ')
    return [{ code: record.code, name: record.name, reason }]
  })
  return {
    changed: tally.changed + count('changed'),
    unchanged: tally.unchanged + count('unchanged'),
    refused: tally.refused + count('refused'),
    samples: [...tally.samples, ...samples].slice(0, mostShown),
    refusals: [...tally.refusals, ...refusals].slice(0, mostShown),
    after: records.at(-1)?.id ?? tally.after,
    done: tally.done + records.length,
  }
}

/** The part of the tally that users see. */
export function outcomeOf({ changed, unchanged, refused, samples, refusals }: Tally): BulkOutcome {
  return { changed, unchanged, refused, samples, refusals }
}
