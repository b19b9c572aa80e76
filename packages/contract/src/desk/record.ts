import { z } from 'zod'
import * as attachment from '../attachment.ts'
import type { ByField, CellReading, Changes } from '../bulk-edit.ts'
import * as bulkEdit from '../bulk-edit.ts'
import * as conversation from '../conversation.ts'
import { linesFileInput, linesFileOutput, linesFormService, readLinesService } from '../document-lines-file.ts'
import { mailInput, mailService, mailsOutput, mailsService } from '../document-mail.ts'
import { mostPrinted, printInput, printService } from '../document-paper.ts'
import * as exporting from '../export.ts'
import { listOutput, searchWords } from '../list.ts'
import * as merging from '../merge.ts'
import * as picture from '../picture.ts'
import type { Service } from '../record-call.ts'
import { route } from '../route.ts'
import type { Schema } from '../schema.ts'
import { limit, selectedService } from '../selected.ts'
import type { Selection } from '../selection.ts'
import { mostSelected } from '../selection.ts'
import * as status from '../status-change.ts'
import { usagesOf, usagesService } from '../usages.ts'
import { ActiveStatus, Version } from '../values.ts'

// What is done with records of every type alike: one route each, whose address names the type, `/desk/records/procure.brand/7/history`.
// What a type makes of it (its page, its fields, whether it has it) is said where the type is declared, by `callFor`. No page loads this.

/** A record type as the name of its list, `procure.brand`. */
const type = z
  .string()
  .max(80)
  .regex(/^[a-z]+\.[a-z][a-z0-9_]*$/)
/** Id of a record of the type that the address names. */
const id = z.int().positive()

/** Of any list: which filters it knows is the list's to say, as is which keys sort it and which columns it has. */
const selection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(mostSelected) }),
  z.strictObject({ matching: z.looseObject({ q: searchWords }), except: z.array(id).max(mostSelected).default([]) }),
]) as unknown as z.ZodType<Selection, Selection>
const sort = z.array(z.string().max(61)).min(1).max(3).optional()
const columns = z.array(z.string().max(60)).min(1).max(200).optional()

/** A value for each of some fields, whichever they are. */
function byField<Of>(of: z.ZodType) {
  return z.record(z.string(), of) as unknown as ByField<Of>
}

function serve<I extends Schema, O extends Schema>(service: Service, { input, output }: { input: I; output: O }) {
  return route({ ...service, page: 'record', input, output })
}

export const recordHistory = serve(conversation.historyService, {
  input: z.strictObject({ type, id, ...conversation.conversationInput.history }),
  output: listOutput(conversation.HistoryEntry),
})
export const recordViewers = serve(conversation.viewersService, {
  input: z.strictObject({ type, id, ...conversation.conversationInput.viewers }),
  output: listOutput(conversation.RecordViewer),
})
export const commentRecord = serve(conversation.commentService, {
  input: z.strictObject({ type, id, ...conversation.conversationInput.comment }),
  output: z.object({ id: conversation.commentId }),
})

export const recordAttachments = serve(attachment.attachmentsService, {
  input: z.strictObject({ type, id }),
  output: listOutput(attachment.Attachment),
})
export const attachToRecord = serve(attachment.attachService, {
  input: z.strictObject({ type, id, ...attachment.attachInput }),
  output: z.object({ id: attachment.attachmentId }),
})

export const similarRecords = serve(merging.similarService, {
  input: z.strictObject({ type, ...merging.mergeInputs.similar }),
  output: z.object({ items: z.array(merging.Named) }),
})
export const duplicateRecords = serve(merging.duplicatesService, {
  input: z.strictObject({ type, ...merging.mergeInputs.duplicates }),
  output: merging.duplicatesOutput,
})
export const mergeOfRecord = serve(merging.mergeOfService, {
  input: z.strictObject({ type, id }),
  output: z.object({ merge: merging.MergeOf.nullable() }),
})
export const mergeRecord = serve(merging.mergeService, {
  input: z.strictObject({
    type,
    ...merging.mergeInput(id),
    take: z.record(z.string(), z.int().positive().optional()).default({}),
  }),
  output: z.object({ id: merging.mergeId }),
})
export const notSameRecord = serve(merging.notSameService, {
  input: z.strictObject({ type, id, otherId: id }),
  output: z.object({ id }),
})

export const readRecordCells = serve(bulkEdit.readCellsService, {
  input: z.strictObject({ type, cells: byField<readonly string[]>(bulkEdit.typedCells) }),
  output: z.object({ readings: byField<readonly CellReading[]>(bulkEdit.readCellsOutput) }),
})
export const editRecordCells = serve(bulkEdit.editCellsService, {
  input: z.strictObject({ type, rows: bulkEdit.rowsOfCells(id, byField<string>(bulkEdit.words)) }),
  output: bulkEdit.planned,
})
export const editRecords = serve(bulkEdit.editManyService, {
  input: z.strictObject({
    type,
    selection,
    changes: z.record(z.string(), z.looseObject({ how: z.string() })) as unknown as z.ZodType<Changes, Changes>,
  }),
  output: bulkEdit.planned,
})
export const deactivateRecords = serve(bulkEdit.deactivateManyService, {
  input: z.strictObject({ type, selection, status: ActiveStatus }),
  output: bulkEdit.planned,
})

const exported = z.strictObject({
  type,
  selection,
  sort,
  columns,
  ...exporting.fileInput,
  isReimportable: z.boolean().default(false),
})
export const exportRecordsNow = serve(exporting.exportNowService, { input: exported, output: z.null() })
export const exportRecordsLater = serve(exporting.exportLaterService, {
  input: exported,
  output: exporting.exportLaterOutput,
})

export const setRecordPicture = serve(picture.setPictureService, {
  input: z.strictObject({ type, id, ...picture.pictureInput.set }),
  output: z.looseObject({ id }),
})
export const removeRecordPicture = serve(picture.removePictureService, {
  input: z.strictObject({ type, id }),
  output: z.looseObject({ id }),
})
export const downloadRecordPicture = serve(picture.downloadPictureService, {
  input: z.strictObject({ type, id, ...picture.pictureInput.download }),
  output: z.null(),
})

const statusChange = { input: z.strictObject({ type, id, version: Version }), output: z.looseObject({ id }) }
export const deactivateRecord = serve(status.deactivateService, statusChange)
export const activateRecord = serve(status.activateService, statusChange)

export const printRecords = serve(printService, {
  input: z.strictObject({
    type,
    ids: z.array(id).min(1).max(mostPrinted),
    paper: z.string().max(60).optional(),
    ...printInput,
  }),
  output: z.null(),
})

export const mailsOfRecord = serve(mailsService, { input: z.strictObject({ type, id }), output: mailsOutput })
export const mailRecord = serve(mailService, {
  input: z.strictObject({ type, id, paper: z.string().max(60).optional(), ...mailInput }),
  output: z.object({ id: z.int() }),
})

export const readRecordLines = serve(readLinesService, {
  input: z.strictObject({ type, ...linesFileInput }),
  output: linesFileOutput,
})
export const getLinesForm = serve(linesFormService, { input: z.strictObject({ type }), output: z.null() })

export const selectedRecords = serve(selectedService, {
  input: z.strictObject({ type, selection, sort, limit }),
  output: z.object({ items: z.array(z.looseObject({ id })), count: z.int().nonnegative() }),
})

export const recordUsages = serve(usagesService, {
  input: z.strictObject({ type, ...usagesOf.input(id) }),
  output: usagesOf.output(id),
})
