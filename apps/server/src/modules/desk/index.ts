/** Public functions of module desk. */
export { readUnread } from './notifications.ts'
