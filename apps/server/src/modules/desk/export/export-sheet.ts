import type { ExportInput } from '@countinghouse/contract/export'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { listingFor } from '@countinghouse/contract/listing'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { rejectClosed } from '../../../platform/lists/open-completion.ts'
import { may } from '../../../platform/access/permission.ts'
import type { FileForm } from '../../../platform/import/file-form.ts'
import { referencesOf } from '../import/references.ts'
import type { ExportColumn } from './export-columns.ts'
import { exportColumns, fileColumns } from './export-columns.ts'

/** The columns of an export, and its rows from those of the list. */
export type ExportSheet = {
  readonly columns: readonly ExportColumn[]
  readonly rowsOf: (rows: readonly ListRow[]) => Promise<readonly ListRow[]>
}

/** A file for re-import is written in the format that the import reads. */
export async function exportSheet(
  ctx: Ctx,
  reader: Reader,
  { listing, forms }: { readonly listing: Listing; readonly forms: readonly FileForm[] },
  requested: ExportInput,
): Promise<ExportSheet> {
  const open = listingFor(listing, (right) => may(ctx.grants, right))
  // A file without a column that was requested by name would be mistaken for complete.
  rejectClosed(ctx, listing, requested.columns)
  const form = requested.isReimportable ? forms.find(({ entity }) => entity === listing.name) : undefined
  const rowsOfForm = form?.rowsOf
  if (form === undefined || rowsOfForm === undefined) {
    const references = await referencesOf(reader, ctx.companyId, open)
    return { columns: exportColumns(open, references, requested, ctx.locale), rowsOf: (rows) => Promise.resolve(rows) }
  }
  const owner = await form.ownerOf(reader, ctx)
  const columns = fileColumns(owner, await referencesOf(reader, ctx.companyId, owner))
  return { columns, rowsOf: (rows) => rowsOfForm(reader, ctx, rows) }
}
