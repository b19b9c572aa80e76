import { eventName } from '@countinghouse/contract/erp/event-name'
import { text } from '@countinghouse/contract/erp/permission.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import { writeCsv } from '../../../platform/spreadsheet/write-csv.ts'
import { findMatrix } from './matrix.ts'
import { findPermissionPages } from './permission-pages.ts'

type Requested = { readonly roleId?: number | undefined; readonly pageId?: number | undefined }

/** The matrix as rows of module, page and permission, with a column per role. Throws: not_found. */
export async function exportMatrix(ctx: Ctx, reader: Reader, { roleId, pageId }: Requested): Promise<DownloadAnswer> {
  const { locale } = ctx
  const { columns, cells } = await findMatrix(ctx, reader, { roleId, pageId })
  const modules = await findPermissionPages(ctx, reader)
  const scopes = new Map(cells.map(({ columnId, eventId, dataScope }) => [`${columnId} ${eventId}`, dataScope]))
  const word = (eventId: number) => (column: { id: number; isSystem: boolean }) => {
    const scope = column.isSystem ? 'company' : scopes.get(`${column.id} ${eventId}`)
    return scope === undefined ? null : format(text[`scope_${scope}`], locale)
  }
  const rows = modules.flatMap(({ name, pages }) =>
    pages
      .filter(({ id }) => pageId === undefined || id === pageId)
      .flatMap(({ title, events }) =>
        events.map((event) => [name[locale], title[locale], eventName(event, locale), ...columns.map(word(event.id))]),
      ),
  )
  const heading = [text.module, text.page, text.right].map((words) => format(words, locale))
  const day = ctx.now.toISOString().slice(0, 10)
  ctx.audit({
    entity: roleId === undefined ? 'erp.company' : 'erp.role',
    entityId: roleId ?? ctx.companyId,
    label: columns.length === 1 ? (columns[0]?.name ?? null) : null,
    before: null,
    after: { exported: rows.length },
  })
  return {
    bytes: writeCsv([[...heading, ...columns.map(({ name }) => name)], ...rows]),
    name: cleanFileName(`${format(text.title, locale)} ${day}.csv`),
    mediaType: 'text/csv; charset=utf-8',
  }
}
