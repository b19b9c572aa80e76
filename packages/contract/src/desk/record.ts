// What is done with records of every type alike: one call each, whose address names the type, `/desk/records/procure.brand/7/history`.
// What a type brings to them (its page, its fields, which of them it has) is said where it is declared, by `callFor`.
export { attachToRecord, recordAttachments } from '../attachment.ts'
export { deactivateRecords, editRecordCells, editRecords, readRecordCells } from '../bulk-edit.ts'
export { commentRecord, recordHistory, recordViewers } from '../conversation.ts'
export { printRecords } from '../document-paper.ts'
export { exportRecordsLater, exportRecordsNow } from '../export.ts'
export { duplicateRecords, mergeOfRecord, mergeRecord, notSameRecord, similarRecords } from '../merge.ts'
export { downloadRecordPicture, removeRecordPicture, setRecordPicture } from '../picture.ts'
export { selectedRecords } from '../selected.ts'
export { recordUsages } from '../usages.ts'
