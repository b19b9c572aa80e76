/** Public functions of module desk. */
export { beginImport, endImport, lastMapping } from './import/begin-import.ts'
export type { FileRow } from './import/import-chunk.ts'
export { importChunk } from './import/import-chunk.ts'
export { referencesOf } from './import/references.ts'
export { refusedRows } from './import/refused-rows.ts'
export type { Undone } from './import/undo-import.ts'
export { undoImportChunk } from './import/undo-import.ts'
export { readUnread } from './notifications.ts'
