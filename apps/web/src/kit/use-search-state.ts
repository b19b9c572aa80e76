/** Re-exported from the router module, which every page has loaded, to avoid a separate chunk. */
export { useSearchState } from '../shell/search.ts'
export type { SearchCodec, SetSearchState } from '../shell/search.ts'
