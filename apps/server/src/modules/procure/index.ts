/** Public functions of module procure. */
export { checks } from './checks.ts'
