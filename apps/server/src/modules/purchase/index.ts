/** Public functions of module purchase. */
export { checks } from './checks.ts'
