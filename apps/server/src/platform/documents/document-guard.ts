import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../calls/context.ts'
import { tableOf } from './document-table.ts'
import type { GuardedDetails } from '../records/guarded-details.ts'
import type { LinesTable } from '../records/lines-table.ts'
import { linesAmong } from '../records/lines-table.ts'
import { may } from '../access/permission.ts'

type Values = Readonly<Record<string, unknown>>

/** A document as the caller may see it: without what needs a right that he has not; such cells of lines are empty. */
export function asSeen<R extends DocumentRow>(ctx: Ctx, document: Document, row: R): R {
  const { guarded } = document.listing
  const open = Object.entries(row).filter(([name]) => guarded[name] === undefined || may(ctx.grants, guarded[name]))
  return withoutCells(ctx, document, Object.fromEntries(open) as R)
}

/** What of the changes of a document is told only to holders of a right. */
export function documentDetails(document: Document): GuardedDetails {
  const { entity, listing, guardedCells } = document
  const lines = fieldModels(document).filter(isLines)
  const cells = lines.flatMap(({ name, lineFields }) =>
    lineFields.flatMap(({ key }) => (guardedCells[key] === undefined ? [] : [[`${name}.${key}`, guardedCells[key]]])),
  )
  return { [entity]: { ...listing.guarded, ...Object.fromEntries(cells) } }
}

function withoutCells<R extends DocumentRow>(ctx: Ctx, document: Document, row: R): R {
  const hidden = hiddenCells(ctx, document)
  if (hidden.length === 0) return row
  const emptied = Object.fromEntries(hidden.map((cell) => [cell, null]))
  const lines = tableOf(document).lines.map((table) => [
    table.field,
    linesAmong(table, row).map((line) => ({ ...line, ...pick(emptied, line) })),
  ])
  return { ...row, ...Object.fromEntries(lines) }
}

/**
 * What is written by somebody who does not see such cells: they stay as they were on the line that names the same records. Throws:
 * forbidden where he typed one.
 */
export function withHidden<V extends Values>(ctx: Ctx, document: Document, before: Values | null, values: V): V {
  const hidden = hiddenCells(ctx, document)
  if (hidden.length === 0) return values
  const lines = tableOf(document)
    .lines.filter(({ field }) => values[field] !== undefined)
    .map((table) => {
      const left = [...linesAmong(table, before ?? {})]
      const kept = linesAmong(table, values).map((line) => {
        for (const cell of hidden)
          if (line[cell] != null)
            fail('forbidden', {
              details: { reason: 'event', page: document.page.path, event: eventOf(document, cell) },
            })
        const at = left.findIndex((one) => namesSame(table, one, line))
        const [was] = at === -1 ? [] : left.splice(at, 1)
        return was === undefined ? line : { ...line, ...Object.fromEntries(hidden.map((cell) => [cell, was[cell]])) }
      })
      return [table.field, kept]
    })
  return { ...values, ...Object.fromEntries(lines) }
}

function hiddenCells({ grants }: Ctx, { guardedCells }: Document): string[] {
  return Object.entries(guardedCells).flatMap(([cell, right]) => (may(grants, right) ? [] : cell))
}

function eventOf({ guardedCells }: Document, cell: string): string | undefined {
  return guardedCells[cell]?.split(':')[1]
}

function namesSame({ lineFields }: LinesTable, one: Values, other: Values): boolean {
  return lineFields
    .filter(({ widget }) => widget === 'record')
    .every(({ key }) => (one[key] ?? null) === (other[key] ?? null))
}

function pick(from: Values, line: Values): Values {
  return Object.fromEntries(Object.entries(from).filter(([cell]) => cell in line))
}
