// Fetched by whoever offers new records, so that the shell need not bring them along.
export { recordNames } from 'virtual:record-names'
