/** Public functions of module payments. */
export { checks } from './checks.ts'
