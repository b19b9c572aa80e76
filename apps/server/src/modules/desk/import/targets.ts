import type { Listing } from '@countinghouse/contract/listing'
import type { Master } from '@countinghouse/contract/master'
import { hasVerb } from '@countinghouse/contract/master'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import { keysOf } from '../../../platform/bulk/match-rows.ts'
import type { RowsSeen } from '../../../platform/bulk/plan-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import type { FileForm, FileOwner, RowsWriter } from '../../../platform/import/file-form.ts'

/** Import targets: masters, and lists with a file format of their own. */
export type Targets = Pick<Declared, 'masters' | 'sources' | 'forms'>
/** An import target. `list` supplies page and label; its rows are the fields of a master, or have their own form. */
export type Target = { readonly list: Listing } & (
  | { readonly form: FileForm; readonly master: null }
  | { readonly form: null; readonly master: Master }
)

/** All import targets. */
export function targetsOf({ masters, sources, forms }: Targets): readonly Target[] {
  const formed = new Set(forms.map(({ entity }) => entity))
  const lists = new Map(sources.map(({ listing }) => [listing.name, listing]))
  return [
    ...masters
      .filter((master) => hasVerb(master, 'import') && !formed.has(master.entity))
      .map((master) => ({ list: master.listing as unknown as Listing, master, form: null })),
    ...forms.flatMap((form) => {
      const list = lists.get(form.entity)
      return list === undefined ? [] : [{ list, form, master: null }]
    }),
  ]
}

/** The owner of the fields that columns of its files fill. */
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

/** Writes rows as records of a master. */
export function masterWriter(master: Master, seen: RowsSeen = new Map()): RowsWriter<BulkCtx> {
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
