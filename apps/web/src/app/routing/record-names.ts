// Loaded only for create entries, to keep the names out of the shell.
export { recordNames } from 'virtual:record-names'
