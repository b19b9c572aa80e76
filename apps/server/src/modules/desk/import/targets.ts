import type { Master } from '@countinghouse/contract/master'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import { keysOf } from '../../../platform/bulk/match-rows.ts'
import type { RowsSeen } from '../../../platform/bulk/plan-rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { Declared } from '../../../platform/declared.ts'
import type { FileForm, FileOwner, RowsWriter } from '../../../platform/import/file-form.ts'

/** Masters, and how the files of those are read whose rows say more than their fields. */
export type Targets = Pick<Declared, 'masters' | 'forms'>
/** What a file is taken over into; `form` null: its rows are the fields of records. */
export type Target = { readonly master: Master; readonly form: FileForm | null }

export function formOf({ forms }: Pick<Targets, 'forms'>, { entity }: Pick<Master, 'entity'>): FileForm | null {
  return forms.find((form) => form.entity === entity) ?? null
}

/** What the columns of its files fill. */
export async function ownerOf(
  ctx: Pick<Ctx, 'companyId' | 'grants'>,
  db: Reader | Tx,
  { master, form }: Target,
): Promise<FileOwner> {
  return form === null ? master : await form.ownerOf(db, ctx)
}

export function writerOf({ master, form }: Target): RowsWriter {
  return form === null ? masterWriter(master) : form.begin()
}

/** Rows that are records of a master. */
export function masterWriter(master: Master, seen: RowsSeen = new Map()): RowsWriter {
  return {
    apply: (ctx: BulkCtx, tx, rows, mode) => applyRows(ctx, tx, master, rows, { mode, seen }),
    remember: async (db, rows) => {
      const ids = new Map(rows.map(({ number, id }) => [number, id]))
      for (const { number, code, name } of await keysOf(db, rows)) {
        const id = code === null ? (ids.get(number) ?? null) : null
        for (const [field, key] of Object.entries({ code, name, id }))
          if (key !== null && !seen.has(`${field}:${key}`)) seen.set(`${field}:${key}`, number)
      }
    },
  }
}
