/** Re-exported from the router module, which every page has loaded, to avoid a separate chunk. */
export { useSearchState } from './search.ts'
export type { SearchCodec, SetSearchState } from './search.ts'
