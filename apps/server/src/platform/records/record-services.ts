import type { Document } from '@countinghouse/contract/document'
import {
  activateRecord,
  deactivateRecord,
  downloadRecordPicture,
  printRecords,
  recordUsages,
  removeRecordPicture,
  selectedRecords,
  setRecordPicture,
} from '@countinghouse/contract/desk/record'
import type { Master } from '@countinghouse/contract/master'
import { emblem } from '../files/attachable.ts'
import { byType } from '../registry/by-type.ts'
import type { Handler } from '../calls/handle.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../calls/handle.ts'
import type { ListSource } from '../lists/list-source.ts'
import { changePicture, openPicture } from './master-picture.ts'
import { update } from './master.ts'
import { masterTableOf } from './master-table.ts'
import type { PaperReader } from '../print/paper-details.ts'
import type { PartnerLanguage } from '../print/partner-language.ts'
import { usualLanguage } from '../print/partner-language.ts'
import { printDocuments } from '../print/print-documents.ts'
import { readSelected } from '../lists/selection.ts'
import { usageCounts } from './usage.ts'

type Declared = {
  readonly masters: readonly Master[]
  readonly documents: readonly Document[]
  readonly sources: readonly ListSource[]
  /** By the entity of a document. */
  readonly papers: ReadonlyMap<string, PaperReader>
  /** By the entity of a business partner. */
  readonly partnerLanguages: ReadonlyMap<string, PartnerLanguage>
}

/** Serves what can be done with records of every type by its being declared, and is not the desk's. */
export function recordServices({ masters, documents, sources, papers, partnerLanguages }: Declared): Handler[] {
  const sourceOf = byType(sources, ({ listing }) => listing.name)
  const tableOf = byType(
    masters.map((master) => masterTableOf(master)),
    ({ entity }) => entity,
  )
  const documentOf = byType(documents, ({ listing }) => listing.name)
  return [
    handleRead(selectedRecords, (ctx, reader, { type, ...input }) => readSelected(reader, ctx, sourceOf(type), input)),
    handleRead(recordUsages, async (ctx, reader, { type, ids }) => ({
      items: await usageCounts(reader, ctx.companyId, tableOf(type).entity, ids),
    })),
    handleUpload(
      setRecordPicture,
      (ctx, tx, { type, id }, file, { forms }) => changePicture(ctx, tx, tableOf(type), id, [file, ...forms]),
      emblem,
    ),
    handleWrite(removeRecordPicture, (ctx, tx, { type, id }) => changePicture(ctx, tx, tableOf(type), id, [])),
    handleWrite(deactivateRecord, (ctx, tx, { type, ...target }) =>
      update(ctx, tx, tableOf(type), target, { status: 'inactive' }),
    ),
    handleWrite(activateRecord, (ctx, tx, { type, ...target }) =>
      update(ctx, tx, tableOf(type), target, { status: 'active' }),
    ),
    handleDownload(downloadRecordPicture, (ctx, reader, { type, ...requested }, files) =>
      openPicture(ctx, reader, tableOf(type), requested, files),
    ),
    handleDownload(printRecords, async (ctx, reader, { type, ...requested }, files, db) => {
      const document = documentOf(type)
      const { ids } = requested
      const language = requested.language ?? (await usualLanguage(ctx, reader, { document, ids }, partnerLanguages))
      const sources = { files, readDetails: papers.get(document.entity) }
      return await printDocuments(
        ctx,
        db.reader({ ...ctx, locale: language }),
        document,
        { ...requested, language },
        sources,
      )
    }),
  ]
}
