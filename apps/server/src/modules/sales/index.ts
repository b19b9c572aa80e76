/** Public functions of module sales. */
export { checks } from './checks.ts'
