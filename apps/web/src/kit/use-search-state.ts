/** A screen's state in the query string. It lies with the router, which every page has loaded, so that no two screens load it as a chunk of its own. */
export { useSearchState } from '../shell/search.ts'
export type { SearchCodec, SetSearchState } from '../shell/search.ts'
